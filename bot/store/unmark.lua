-- This reader certainly did not send the message: take its marks away, so that later news can be told together with it.
-- Where another reader has taken over, the marks belong to that one: it may have sent the message meanwhile.
-- KEYS: out, then sent:<id> of every entry it should have told   ARGV: place, group, reader, the ids, the newest last
local unit = '?' .. ARGV[#ARGV]
for i = 2, #KEYS do
  local id = ARGV[i + 2]
  local pending = redis.call('XPENDING', KEYS[1], ARGV[2], id, id, 1)[1]
  if pending and pending[2] == ARGV[3] and redis.call('HGET', KEYS[i], ARGV[1]) == unit then
    redis.call('HDEL', KEYS[i], ARGV[1])
  end
end
return 1
