-- Store a draft, if neither the table nor the draft has moved on.
-- KEYS: log, draft   ARGV: expected version, expected revision, body, format
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local version = redis.call('LLEN', KEYS[1])
local revision = tonumber(redis.call('HGET', KEYS[2], 'r') or '0')
if version ~= tonumber(ARGV[1]) then return {'stale', version, now} end
if revision ~= tonumber(ARGV[2]) then
  -- The same step sent twice is done once.
  local again = revision == tonumber(ARGV[2]) + 1 and redis.call('HGET', KEYS[2], 'b') == ARGV[3]
  -- Written again, so that replicas can confirm it again.
  if again then redis.call('HSET', KEYS[2], 'v', version) end
  return {again and 'drafted' or 'redrafted', version, now, revision}
end
redis.call('HSET', KEYS[2], 'f', ARGV[4], 'v', version, 'r', revision + 1, 'b', ARGV[3])
return {'drafted', version, now, revision + 1}
