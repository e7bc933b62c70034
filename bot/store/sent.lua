-- A message has gone out: write its id to the marks, and the version that the place has seen.
-- A message without a version (reminders, which belong to a person), or of a game that is gone by now, leaves nothing behind.
-- KEYS: places, log, then sent:<id> of every entry it told
-- ARGV: place, message id, version, whether it showed a turn, seconds, what the mark says besides
for i = 3, #KEYS do
  redis.call('HSET', KEYS[i], ARGV[1], '=' .. ARGV[2] .. ARGV[6])
  redis.call('EXPIRE', KEYS[i], ARGV[5])
end
if ARGV[4] == '1' and tonumber(ARGV[3]) > 0 and redis.call('EXISTS', KEYS[2]) == 1 then
  local shown = string.match(redis.call('HGET', KEYS[1], ARGV[1]) or '0 ', '^%d+')
  if tonumber(shown) <= tonumber(ARGV[3]) then redis.call('HSET', KEYS[1], ARGV[1], ARGV[3] .. ' ' .. ARGV[2]) end
end
return 1
