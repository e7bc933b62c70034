-- Move due timers of a shard into its outbox, and remove them from the heads that name them. The caller must have a fresh
-- heartbeat, and the shard must have been given all lost and repeated time that the caller knows of.
-- KEYS: due, lost, repeated, out, then the head of each timer's game
-- ARGV: the caller's last heartbeat, longest silence, all time ever lost and repeated, format, wake, shard, then the timers
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if now - tonumber(ARGV[1]) > tonumber(ARGV[2]) then return -1 end
for i = 2, 3 do
  if tonumber(redis.call('GET', KEYS[i]) or '0') < tonumber(ARGV[i + 1]) then return -2 end
end
local moved = 0
for i = 8, #ARGV do
  local member, head = ARGV[i], KEYS[i - 3]
  local at = redis.call('ZSCORE', KEYS[1], member)
  if at and tonumber(at) <= now then
    local game, name = string.match(member, '^.:([^:]*):(.*)$')
    redis.call('XADD', KEYS[4], '*', 'f', ARGV[5], 'k', 'timer', 'g', game, 'v', at, 'b', name)
    redis.call('ZREM', KEYS[1], member)
    local names, left = redis.call('HGET', head, 't'), {}
    if names then
      for each in string.gmatch(names, '%S+') do
        if each ~= member then left[#left + 1] = each end
      end
      redis.call('HSET', head, 't', table.concat(left, ' '))
    end
    moved = moved + 1
  end
end
if moved > 0 then redis.call('PUBLISH', ARGV[6], ARGV[7]) end
return moved
