-- The heartbeat. When nobody has been heard of for longer than allowed, the time since is written down as lost.
-- KEYS: beat   ARGV: longest silence in milliseconds
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local last = tonumber(redis.call('HGET', KEYS[1], 'at') or now)
if now - last > tonumber(ARGV[1]) then
  redis.call('HINCRBY', KEYS[1], 'lost', now - last)
  redis.call('HINCRBY', KEYS[1], 'outages', 1)
  redis.call('HSET', KEYS[1], 'from', last, 'to', now)
end
redis.call('HSET', KEYS[1], 'at', now)
return {now, tonumber(redis.call('HGET', KEYS[1], 'lost') or '0'), now - last}
