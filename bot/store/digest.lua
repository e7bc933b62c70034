-- Reminders for one person are gathered for a while and come as one message.
-- put    KEYS: digest, due        ARGV: 'put', game, body, the person's timer, milliseconds to gather
-- post   KEYS: digest, due, out   ARGV: 'post', person, announcement, format, wake channel, shard, then games and bodies
-- tell   KEYS: digest, due, out   ARGV: 'tell', person, announcement, format, wake channel, shard
if ARGV[1] == 'put' then
  redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZADD', KEYS[2], 'NX', now + tonumber(ARGV[5]), ARGV[4])
  return redis.call('HLEN', KEYS[1])
end
local taken = 0
for i = 7, #ARGV, 2 do
  if redis.call('HGET', KEYS[1], ARGV[i]) == ARGV[i + 1] then
    taken = taken + redis.call('HDEL', KEYS[1], ARGV[i])
  end
end
-- If nothing is left to take, another worker has posted it already.
if (taken > 0 or ARGV[1] == 'tell') and ARGV[3] ~= '' then
  redis.call('XADD', KEYS[3], '*', 'f', ARGV[4], 'k', 'say', 'g', ARGV[2], 'v', 0, 'b', ARGV[3])
  redis.call('PUBLISH', ARGV[5], ARGV[6])
end
return taken
