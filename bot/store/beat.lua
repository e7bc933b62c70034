-- The heartbeat. After a silence longer than allowed, its length is added to the lost time; when the clock went back by as much,
-- that is added to the repeated time. Both totals only ever grow.
-- KEYS: beat   ARGV: longest silence in milliseconds
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local last = tonumber(redis.call('HGET', KEYS[1], 'at') or now)
if math.abs(now - last) > tonumber(ARGV[1]) then
  redis.call('HINCRBY', KEYS[1], now > last and 'lost' or 'repeated', math.abs(now - last))
  redis.call('HINCRBY', KEYS[1], 'outages', 1)
  redis.call('HSET', KEYS[1], 'from', last, 'to', now)
end
redis.call('HSET', KEYS[1], 'at', now)
local accounts = redis.call('HMGET', KEYS[1], 'lost', 'repeated')
return {now, tonumber(accounts[1] or '0'), tonumber(accounts[2] or '0'), now - last}
