-- Everything a process needs to know of a game, in one read.
-- KEYS: log, head, draft, keys, due, out, record, places   ARGV: the first entry that is not known yet; -1 for the head alone
local names, times = {}, {}
for name in string.gmatch(redis.call('HGET', KEYS[2], 't') or '', '%S+') do
  local at = redis.call('ZSCORE', KEYS[5], name)
  if at then
    names[#names + 1] = name
    times[#times + 1] = at
  end
end
return {
  redis.call('LLEN', KEYS[1]), redis.call('HGETALL', KEYS[2]), redis.call('LRANGE', KEYS[1], ARGV[1], -1),
  redis.call('HGETALL', KEYS[3]), names, times, redis.call('HGETALL', KEYS[8]),
  ARGV[1] == '-1' and {} or redis.call('ZRANGEBYSCORE', KEYS[4], '(' .. ARGV[1], '+inf', 'WITHSCORES'),
  tonumber(ARGV[1]) > 0 and redis.call('LINDEX', KEYS[1], ARGV[1] - 1),
}
