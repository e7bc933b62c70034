-- Write a document if nobody has changed it since it was read, or remove it whatever its revision. A removed document stays for a
-- while as an empty one. A command that is sent again because its answer was lost is known by its token, even if others have
-- written since: tokens are kept for two minutes, and no command is retried for that long.
-- KEYS: document   ARGV: expected revision or '' for any, body, format, milliseconds it is kept or '', token of 8 bytes
local KEPT = 120000
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local tokens = redis.call('HGET', KEYS[1], 'k') or ''
local recent = {}
for at = 1, #tokens - 15, 16 do
  if string.sub(tokens, at, at + 7) == ARGV[5] then
    -- Written again, so that replicas can confirm it again.
    redis.call('HSET', KEYS[1], 'k', tokens)
    return 1
  end
  if struct.unpack('>I8', tokens, at + 8) > now - KEPT then recent[#recent + 1] = string.sub(tokens, at, at + 15) end
end
local revision = tonumber(redis.call('HGET', KEYS[1], 'r') or '0')
if ARGV[1] ~= '' and revision ~= tonumber(ARGV[1]) then return 0 end
recent[#recent + 1] = ARGV[5] .. struct.pack('>I8', now)
redis.call('HSET', KEYS[1], 'f', ARGV[3], 'r', revision + 1, 'b', ARGV[2], 'k', table.concat(recent))
if ARGV[1] == '' then
  redis.call('PEXPIRE', KEYS[1], KEPT)
elseif ARGV[4] ~= '' then
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
else
  redis.call('PERSIST', KEYS[1])
end
return 1
