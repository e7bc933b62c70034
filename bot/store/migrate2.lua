-- Format 1 to 2 for one game: entries get a format byte, timers a class, the head the list of its timers.
-- KEYS: log, head, due   ARGV: game
if (redis.call('HGET', KEYS[2], 'f') or '1') ~= '1' then return 0 end
for i = 0, redis.call('LLEN', KEYS[1]) - 1 do
  local entry = redis.call('LINDEX', KEYS[1], i)
  redis.call('LSET', KEYS[1], i, string.sub(entry, 1, 8) .. '\2' .. string.sub(entry, 9))
end
local names = {}
local timers = redis.call('ZRANGE', KEYS[3], 0, -1, 'WITHSCORES')
for i = 1, #timers, 2 do
  local game, name = string.match(timers[i], '^([^:]+):([^:]+)$')
  if game == ARGV[1] then
    local member = (string.find(name, 'remind', 1, true) and 'r:' or 'd:') .. timers[i]
    redis.call('ZREM', KEYS[3], timers[i])
    redis.call('ZADD', KEYS[3], timers[i + 1], member)
    names[#names + 1] = member
  end
end
table.sort(names)
redis.call('HSET', KEYS[2], 'f', 2, 't', table.concat(names, ' '))
return 1
