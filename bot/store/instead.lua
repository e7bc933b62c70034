-- Another message of a place shows the game from now on, if the one that is known to show it is still the one it was.
-- KEYS: places   ARGV: place, the message it was, the message it is to be
-- Answers 1 if it is so now.
local shown, message = string.match(redis.call('HGET', KEYS[1], ARGV[1]) or '0 ', '^(%d+) (.*)$')
-- What is done already is written again, so that it may be confirmed by replicas again.
if message ~= ARGV[2] and message ~= ARGV[3] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], shown .. ' ' .. ARGV[3])
return 1
