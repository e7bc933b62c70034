-- Put a document down if nobody has changed it since it was read; the same put sent twice is done once.
-- KEYS: document   ARGV: expected revision, body, format, milliseconds it is kept or ''
local revision = tonumber(redis.call('HGET', KEYS[1], 'r') or '0')
local expected = tonumber(ARGV[1])
if revision ~= expected then
  local again = revision == expected + 1 and redis.call('HGET', KEYS[1], 'b') == ARGV[2]
  return {again and 1 or 0, revision}
end
redis.call('HSET', KEYS[1], 'f', ARGV[3], 'r', revision + 1, 'b', ARGV[2])
if ARGV[4] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return {1, revision + 1}
