-- The message was surely not sent by this reader: take its marks away, so that what has come since may be told together with it.
-- Where another reader has taken over, the marks are his: he may have sent it meanwhile.
-- KEYS: out, then sent:<id> of every entry it was to tell   ARGV: place, group, reader, the ids, the newest last
local unit = '?' .. ARGV[#ARGV]
for i = 2, #KEYS do
  local id = ARGV[i + 2]
  local pending = redis.call('XPENDING', KEYS[1], ARGV[2], id, id, 1)[1]
  if pending and pending[2] == ARGV[3] and redis.call('HGET', KEYS[i], ARGV[1]) == unit then
    redis.call('HDEL', KEYS[i], ARGV[1])
  end
end
return 1
