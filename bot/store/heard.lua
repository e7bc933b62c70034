-- How long a platform was silent, less the time in which no bot ran: the heartbeat gives that back.
-- KEYS: heard, beat   ARGV: 1 to note that the platform is heard now, longest pause of the heartbeat, milliseconds to keep the note
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local beat = redis.call('HMGET', KEYS[2], 'at', 'lost')
local lost = tonumber(beat[2] or '0')
local pause = now - tonumber(beat[1] or now)
if pause > tonumber(ARGV[2]) then lost = lost + pause end
local last = redis.call('HMGET', KEYS[1], 'at', 'lost')
if ARGV[1] == '1' then
  redis.call('HSET', KEYS[1], 'at', now, 'lost', lost)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
if not last[1] then return {0, 0} end
return {math.max(0, now - last[1] - (lost - last[2])), tonumber(last[1])}
