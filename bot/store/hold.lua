-- Hold the lease on a name for a while: one process at a time does the work it stands for.
-- KEYS: lease   ARGV: the process, milliseconds the lease lives, or 0 to let go
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
  -- No lease has longer to run than it lives, unless the clock was set back.
  if tonumber(ARGV[2]) > 0 and redis.call('PTTL', KEYS[1]) > tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0
end
if ARGV[2] == '0' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end
return 1
