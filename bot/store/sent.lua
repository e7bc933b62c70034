-- A message has gone out: write its id to the marks, and which version the place has seen.
-- What tells of no version (reminders, which belong to a person) leaves nothing behind.
-- KEYS: places, then sent:<id> of every entry it told   ARGV: place, message id, version, whether it showed a turn, seconds
for i = 2, #KEYS do
  redis.call('HSET', KEYS[i], ARGV[1], '=' .. ARGV[2])
  redis.call('EXPIRE', KEYS[i], ARGV[5])
end
if ARGV[4] == '1' and tonumber(ARGV[3]) > 0 then
  local shown = string.match(redis.call('HGET', KEYS[1], ARGV[1]) or '0 ', '^%d+')
  if tonumber(shown) <= tonumber(ARGV[3]) then redis.call('HSET', KEYS[1], ARGV[1], ARGV[3] .. ' ' .. ARGV[2]) end
end
return 1
