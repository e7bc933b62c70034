-- Give one game's timers time back, once for each reason: a platform could not be reached.
-- KEYS: due, head, keys, out
-- ARGV: game, milliseconds, the least a deadline has left, reason, format, keys kept, wake channel, shard
if redis.call('EXISTS', KEYS[2]) == 0 or redis.call('ZSCORE', KEYS[3], ARGV[4]) then return 0 end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local moved = 0
for member in string.gmatch(redis.call('HGET', KEYS[2], 't') or '', '%S+') do
  local at = tonumber(redis.call('ZSCORE', KEYS[1], member) or '0')
  if at > 0 and string.sub(member, 1, 1) == 'd' then
    redis.call('ZADD', KEYS[1], math.max(at + ARGV[2], now + ARGV[3]), member)
    moved = moved + 1
  elseif at > now then
    redis.call('ZADD', KEYS[1], at + ARGV[2], member)
  end
end
redis.call('ZADD', KEYS[3], redis.call('HGET', KEYS[2], 'v'), ARGV[4])
redis.call('ZREMRANGEBYRANK', KEYS[3], 0, -1 - tonumber(ARGV[6]))
if moved > 0 then
  redis.call('XADD', KEYS[4], '*', 'f', ARGV[5], 'k', 'moved', 'g', ARGV[1], 'v', ARGV[2], 'b', 'platform')
  redis.call('PUBLISH', ARGV[7], ARGV[8])
end
return moved
