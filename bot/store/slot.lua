-- Take the next moment of a series that all processes share, and keep the distance to the one before.
-- KEYS: slot, when it was taken   ARGV: milliseconds between two moments
-- Answers how many milliseconds to wait until the moment comes.
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local every = tonumber(ARGV[1])
local before = tonumber(redis.call('GET', KEYS[1]) or '0')
-- A moment taken later than now was taken before the clock was set back.
if tonumber(redis.call('GET', KEYS[2]) or '0') > now then before = 0 end
local moment = math.max(now, before + every)
redis.call('SET', KEYS[1], string.format('%.0f', moment), 'PX', moment - now + every)
redis.call('SET', KEYS[2], string.format('%.0f', now), 'PX', moment - now + every)
return moment - now
