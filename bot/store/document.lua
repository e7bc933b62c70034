-- Put a document down if nobody has changed it since it was read. A put that is sent again because its answer was lost
-- is known by its token: two writers who want to write the same are still two.
-- KEYS: document   ARGV: expected revision, body, format, milliseconds it is kept or '', token
local revision = tonumber(redis.call('HGET', KEYS[1], 'r') or '0')
if revision ~= tonumber(ARGV[1]) then
  if redis.call('HGET', KEYS[1], 'k') ~= ARGV[5] then return 0 end
  -- Written again, so that it may be confirmed by replicas again.
  redis.call('HSET', KEYS[1], 'k', ARGV[5])
  return 1
end
redis.call('HSET', KEYS[1], 'f', ARGV[3], 'r', revision + 1, 'b', ARGV[2], 'k', ARGV[5])
if ARGV[4] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return 1
