-- Answers which of these shards have due timers, and which timers; and which have anything in the outbox. Shards are given by
-- their position in the list.
-- KEYS: due and out of each shard   ARGV: how many timers of a shard at most
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local due, waiting = {}, {}
for i = 1, #KEYS, 2 do
  local timers = redis.call('ZRANGEBYSCORE', KEYS[i], '-inf', now, 'LIMIT', 0, ARGV[1])
  if #timers > 0 then due[#due + 1] = {(i - 1) / 2, timers} end
  if redis.call('XLEN', KEYS[i + 1]) > 0 then waiting[#waiting + 1] = (i - 1) / 2 end
end
return {due, waiting}
