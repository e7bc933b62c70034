-- Make another message the one that shows the game in a place, if the message known to show it is still the expected one.
-- KEYS: places   ARGV: place, the expected message, the new message, the version it shows at least
-- Answers 1 if the new one shows it now.
local shown, message = string.match(redis.call('HGET', KEYS[1], ARGV[1]) or '0 ', '^(%d+) (.*)$')
-- A repeat is written again, so that replicas can confirm it again.
if message ~= ARGV[2] and message ~= ARGV[3] then return 0 end
if tonumber(ARGV[4]) > tonumber(shown) then shown = ARGV[4] end
redis.call('HSET', KEYS[1], ARGV[1], shown .. ' ' .. ARGV[3])
return 1
