-- Move what is due from the timers of a shard into its outbox. Whoever asks must have a fresh heartbeat and must know of
-- all outages, so that no time is up that still has to be given back.
-- KEYS: due, lost, out   ARGV: the asker's last heartbeat, longest silence, all time ever lost, at most, format, wake, shard
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if now - tonumber(ARGV[1]) > tonumber(ARGV[2]) then return -1 end
if tonumber(redis.call('GET', KEYS[2]) or '0') < tonumber(ARGV[3]) then return -2 end
local all = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'WITHSCORES', 'LIMIT', 0, ARGV[4])
for i = 1, #all, 2 do
  local game, name = string.match(all[i], '^.:([^:]*):(.*)$')
  redis.call('XADD', KEYS[3], '*', 'f', ARGV[5], 'k', 'timer', 'g', game, 'v', all[i + 1], 'b', name)
  redis.call('ZREM', KEYS[1], all[i])
end
if #all > 0 then redis.call('PUBLISH', ARGV[6], ARGV[7]) end
return #all / 2
