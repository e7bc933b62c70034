-- Say whether a message may go to a place now, and mark its entries as about to be sent.
-- KEYS: places, out, then sent:<id> of every entry it tells, the newest last
-- ARGV: place, version, whether an older turn must not follow a newer one, seconds a mark is kept, group, reader, the ids
-- Answers: send; again (it may have been sent); old (a newer turn has been shown); lost (another reader has taken over); or
-- regroup with the entries' marks, when some were already sent, or meant to be sent, as part of another message.
local place, group, reader = ARGV[1], ARGV[5], ARGV[6]
local unit = '?' .. ARGV[#ARGV]
local shown, message = string.match(redis.call('HGET', KEYS[1], place) or '0 ', '^(%d+) (.*)$')
local marks, unmarked, ours = {}, 0, 0
for i = 3, #KEYS do
  local id = ARGV[i + 4]
  local pending = redis.call('XPENDING', KEYS[2], group, id, id, 1)[1]
  if pending and pending[2] ~= reader then return {'lost', shown, message, {}} end
  -- An entry that is no longer pending was finished by an earlier reader, which took its marks away.
  local mark = pending and (redis.call('HGET', KEYS[i], place) or '') or '='
  marks[i - 2] = mark
  if mark == '' then unmarked = unmarked + 1 elseif mark == unit then ours = ours + 1 end
end
if ours == #marks then
  -- Written again, so that replicas can confirm it again.
  for i = 3, #KEYS do redis.call('HSET', KEYS[i], place, unit) end
  return {'again', shown, message, marks}
end
if unmarked < #marks then return {'regroup', shown, message, marks} end
if ARGV[3] == '1' and tonumber(shown) > tonumber(ARGV[2]) then return {'old', shown, message, marks} end
for i = 3, #KEYS do
  redis.call('HSET', KEYS[i], place, unit)
  redis.call('EXPIRE', KEYS[i], ARGV[4])
end
return {'send', shown, message, marks}
