-- Move a shard's timers by the time lost in outages, and back by the time that the clock repeats, as far as they have not had
-- either yet.
-- Deadlines ('d:') move, and are at least a while off. Reminders ('r:') still to come move with them; those that came due in the
-- outage stay due, and are gathered into one message for each person. What is being gathered (':basket') waits for seconds only,
-- which no outage makes longer.
-- KEYS: due, lost, repeated, out
-- ARGV: all time ever lost, all time ever repeated, the least a deadline has left, format, wake channel, shard
local lost = tonumber(redis.call('GET', KEYS[2]) or '0')
local repeated = tonumber(redis.call('GET', KEYS[3]) or '0')
-- This caller's totals may be older than an earlier caller's.
local all_lost, all_repeated = math.max(lost, tonumber(ARGV[1])), math.max(repeated, tonumber(ARGV[2]))
if all_lost == lost and all_repeated == repeated then return 0 end
local by = (all_lost - lost) - (all_repeated - repeated)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local all = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
local told, moved = {}, 0
for i = 1, #all, 2 do
  local member, at = all[i], tonumber(all[i + 1])
  local deadline = string.sub(member, 1, 1) == 'd'
  if deadline then
    redis.call('ZADD', KEYS[1], math.max(at + by, now + tonumber(ARGV[3])), member)
  elseif at > now and not (by > 0 and string.match(member, ':basket$')) then
    redis.call('ZADD', KEYS[1], at + by, member)
  end
  local game = string.match(member, '^.:([^:]*):')
  if deadline and not told[game] then
    told[game] = true
    moved = moved + 1
    redis.call('XADD', KEYS[4], '*', 'f', ARGV[4], 'k', 'moved', 'g', game, 'v', math.abs(by), 'b', '')
  end
end
redis.call('MSET', KEYS[2], string.format('%.0f', all_lost), KEYS[3], string.format('%.0f', all_repeated))
if moved > 0 then redis.call('PUBLISH', ARGV[5], ARGV[6]) end
return moved
