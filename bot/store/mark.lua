-- Ask whether a message may go to a place now, and write down that it is about to.
-- KEYS: places, then sent:<id> of every entry it tells, the newest last
-- ARGV: place, the newest entry's id, version, whether an older turn must not follow a newer one, seconds a mark is kept
local place, unit = ARGV[1], ARGV[2]
local shown, message = string.match(redis.call('HGET', KEYS[1], place) or '0 ', '^(%d+) (.*)$')
local mark = redis.call('HGET', KEYS[#KEYS], place)
if mark and string.sub(mark, 1, 1) == '=' then return {'done', shown, message} end
if ARGV[4] == '1' and tonumber(shown) > tonumber(ARGV[3]) then return {'old', shown, message} end
if mark then return {'again', shown, message} end
for i = 2, #KEYS do
  redis.call('HSET', KEYS[i], place, '?' .. unit)
  redis.call('EXPIRE', KEYS[i], ARGV[5])
end
return {'send', shown, message}
