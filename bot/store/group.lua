-- Make consumer groups that start with everything the outbox still has; an existing group stays as it is.
-- KEYS: out   ARGV: groups
for _, group in ipairs(ARGV) do
  local made = redis.pcall('XGROUP', 'CREATE', KEYS[1], group, '0', 'MKSTREAM')
  if type(made) == 'table' and made['err'] and not string.find(made['err'], 'BUSYGROUP', 1, true) then return made end
end
return 1
