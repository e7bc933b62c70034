-- Remove something personal from a log that stays: entries keep position and time, the log its version. Doing it twice is
-- harmless.
-- KEYS: log, places   ARGV: how many entries; index, old and new body of each; then the places to forget
local count = tonumber(ARGV[1])
local changed = 0
for i = 2, 3 * count, 3 do
  local raw = redis.call('LINDEX', KEYS[1], ARGV[i])
  local body = raw and string.sub(raw, 10)
  -- A repeat is written again, so that replicas can confirm it again.
  if body == ARGV[i + 1] or body == ARGV[i + 2] then redis.call('LSET', KEYS[1], ARGV[i], string.sub(raw, 1, 9) .. ARGV[i + 2]) end
  if body == ARGV[i + 1] then changed = changed + 1 end
end
for i = 2 + 3 * count, #ARGV do redis.call('HDEL', KEYS[2], ARGV[i]) end
return changed
