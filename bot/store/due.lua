-- Move timers that are due from a shard into its outbox, and strike them out in the heads that name them. Whoever asks must
-- have a fresh heartbeat and must know of all outages, so that no time is up that still has to be given back.
-- KEYS: due, lost, out, then the head of each timer's game
-- ARGV: the asker's last heartbeat, longest silence, all time ever lost, format, wake, shard, then the timers
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if now - tonumber(ARGV[1]) > tonumber(ARGV[2]) then return -1 end
if tonumber(redis.call('GET', KEYS[2]) or '0') < tonumber(ARGV[3]) then return -2 end
local moved = 0
for i = 7, #ARGV do
  local member, head = ARGV[i], KEYS[i - 3]
  local at = redis.call('ZSCORE', KEYS[1], member)
  if at and tonumber(at) <= now then
    local game, name = string.match(member, '^.:([^:]*):(.*)$')
    redis.call('XADD', KEYS[3], '*', 'f', ARGV[4], 'k', 'timer', 'g', game, 'v', at, 'b', name)
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
if moved > 0 then redis.call('PUBLISH', ARGV[5], ARGV[6]) end
return moved
