-- Set timers again that heads name and `due` lacks, except those that have come due and wait in the outbox.
-- KEYS: due, out, then the heads
-- ARGV: the least a deadline has left, or '' to keep its old time; milliseconds until a deadline whose time is unknown;
--       format, wake channel, shard, then the games
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local waiting
local function waits(game, name)
  if not waiting then
    waiting = {}
    for _, entry in ipairs(redis.call('XRANGE', KEYS[2], '-', '+')) do
      local fields = {}
      for i = 1, #entry[2], 2 do fields[entry[2][i]] = entry[2][i + 1] end
      if fields['k'] == 'timer' then waiting[fields['g'] .. ':' .. fields['b']] = true end
    end
  end
  return waiting[game .. ':' .. name]
end
local set = 0
for i = 6, #ARGV do
  local game = ARGV[i]
  local head = redis.call('HMGET', KEYS[i - 3], 't', 'w')
  local times, told = {}, 0
  for name, at in string.gmatch(head[2] or '', '(%S+)=(%S+)') do times[name] = tonumber(at) end
  for member in string.gmatch(head[1] or '', '%S+') do
    local name = string.match(member, '[^:]*$')
    if not redis.call('ZSCORE', KEYS[1], member) and not waits(game, name) then
      local was = times[name]
      local at = was or now
      if string.sub(member, 1, 1) == 'd' then
        at = was or now + tonumber(ARGV[2])
        if ARGV[1] ~= '' then at = math.max(at, now + tonumber(ARGV[1])) end
        told = math.max(told, at - (was or now))
      end
      redis.call('ZADD', KEYS[1], string.format('%.0f', at), member)
      set = set + 1
    end
  end
  if told > 0 then
    redis.call('XADD', KEYS[2], '*', 'f', ARGV[3], 'k', 'moved', 'g', game, 'v', told, 'b', '')
    redis.call('PUBLISH', ARGV[4], ARGV[5])
  end
end
return set
