-- Make consumer groups that start with everything the outboxes still have; an existing group stays as it is. Answers 1 for each.
-- KEYS: out of each shard   ARGV: groups
local answers = {}
for i, out in ipairs(KEYS) do
  for _, group in ipairs(ARGV) do
    local made = redis.pcall('XGROUP', 'CREATE', out, group, '0', 'MKSTREAM')
    if type(made) == 'table' and made['err'] and not string.find(made['err'], 'BUSYGROUP', 1, true) then return made end
  end
  answers[i] = 1
end
return answers
