-- Which of some shards have a timer that is due, and which have something in the outbox: their places in the list.
-- KEYS: due and out of each shard
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local due, waiting = {}, {}
for i = 1, #KEYS, 2 do
  local first = redis.call('ZRANGE', KEYS[i], 0, 0, 'WITHSCORES')
  if first[2] and tonumber(first[2]) <= now then due[#due + 1] = (i - 1) / 2 end
  if redis.call('XLEN', KEYS[i + 1]) > 0 then waiting[#waiting + 1] = (i - 1) / 2 end
end
return {due, waiting}
