-- A message cannot be posted because its place is gone: settle it, and queue an event for the table. Repeating this does no harm.
-- KEYS: out, then sent:<id> of every entry it should have told
-- ARGV: place, game, format, seconds a mark is kept, wake channel, shard
for i = 2, #KEYS do
  redis.call('HSET', KEYS[i], ARGV[1], '=')
  redis.call('EXPIRE', KEYS[i], ARGV[4])
end
redis.call('XADD', KEYS[1], '*', 'f', ARGV[3], 'k', 'gone', 'g', ARGV[2], 'v', 0, 'b', ARGV[1])
redis.call('PUBLISH', ARGV[5], ARGV[6])
return 1
