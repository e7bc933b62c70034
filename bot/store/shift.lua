-- Give the timers of a shard the time back that was lost in outages and that they have not had yet.
-- Deadlines ('d:') move by it and are at least a while off. Reminders ('r:') still to come move with them; those that
-- came due in the outage stay due, and are gathered into one message for each person.
-- KEYS: due, lost, out   ARGV: all time ever lost, the least a deadline has left, format, wake channel, shard
local had = tonumber(redis.call('GET', KEYS[2]) or '0')
local back = tonumber(ARGV[1]) - had
if back <= 0 then return 0 end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local all = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
local told, moved = {}, 0
for i = 1, #all, 2 do
  local member, at = all[i], tonumber(all[i + 1])
  local deadline = string.sub(member, 1, 1) == 'd'
  if deadline then
    redis.call('ZADD', KEYS[1], math.max(at + back, now + tonumber(ARGV[2])), member)
  elseif at > now then
    redis.call('ZADD', KEYS[1], at + back, member)
  end
  local game = string.match(member, '^.:([^:]*):')
  if deadline and not told[game] then
    told[game] = true
    moved = moved + 1
    redis.call('XADD', KEYS[3], '*', 'f', ARGV[3], 'k', 'moved', 'g', game, 'v', back, 'b', '')
  end
end
redis.call('SET', KEYS[2], ARGV[1])
if moved > 0 then redis.call('PUBLISH', ARGV[4], ARGV[5]) end
return moved
