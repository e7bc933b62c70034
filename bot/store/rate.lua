-- Count something, unless there was too much of it lately.
-- KEYS: rate   ARGV: how many at most, in how many milliseconds
-- Answers 0 if it was counted, else the time by Redis's clock at which there is room again.
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local most, span = tonumber(ARGV[1]), tonumber(ARGV[2])
local oldest = tonumber(redis.call('LINDEX', KEYS[1], most - 1) or '0')
-- Anything counted later than now was counted before the clock was set back.
if oldest <= now and oldest + span > now then return oldest + span end
redis.call('LPUSH', KEYS[1], string.format('%.0f', now))
redis.call('LTRIM', KEYS[1], 0, most - 1)
redis.call('PEXPIRE', KEYS[1], span)
return 0
