import { createHash } from "node:crypto";

/** A script that Redis runs atomically. Redis caches it under its `sha`. */
export type RedisScript = { text: string; sha: string };

/**
 * Functions that all scripts share. Each Redis key is a hash, which holds either one entry of the
 * store or all entries under one prefix, so a script needs only one Redis key. The field "v" + name
 * holds an entry's value, and the field "e" + name its expiry in milliseconds since 1970. The hash
 * expires with its last entry; other expired entries are removed by the next write.
 */
// The scripts use the clock of Redis, so that the clocks of the app's copies need not agree.
const LIBRARY = `
  local key, name = KEYS[1], ARGV[1]
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)

  local function number(n) return string.format('%.0f', n) end

  local function exists(name)
    local expiry = tonumber(redis.call('HGET', key, 'e' .. name) or '0')
    return expiry > now
  end

  local function value(name)
    return exists(name) and redis.call('HGET', key, 'v' .. name)
  end

  local function expiries()
    local found = {}
    for _, field in ipairs(redis.call('HKEYS', key)) do
      if string.sub(field, 1, 1) == 'e' then
        found[string.sub(field, 2)] = tonumber(redis.call('HGET', key, field))
      end
    end
    return found
  end

  local function write(name, value, milliseconds)
    -- The first command is the only one that fails when memory is full.
    redis.call('HSET', key, 'v' .. name, value, 'e' .. name, number(now + milliseconds))
    local last = 0
    for other, expiry in pairs(expiries()) do
      if expiry > now then
        last = math.max(last, expiry)
      else
        redis.call('HDEL', key, 'v' .. other, 'e' .. other)
      end
    end
    redis.call('PEXPIREAT', key, number(last))
  end
`;

/**
 * The scripts by operation. A comment lists the arguments after the name of the entry. The scripts
 * `add`, `compareAndSet` and `compareAndSetWithin` return 1 when they have set the value, and 0
 * when the store holds another value.
 */
export const SCRIPTS = {
  get: script("return value(name)"),
  /** value, milliseconds */
  set: script("write(name, ARGV[2], ARGV[3])"),
  /** value, milliseconds */
  add: script(`
    if exists(name) then return 0 end
    write(name, ARGV[2], ARGV[3])
    return 1
  `),
  /** milliseconds */
  increment: script(`
    if exists(name) then return redis.call('HINCRBY', key, 'v' .. name, 1) end
    write(name, '1', ARGV[2])
    return 1
  `),
  decrement: script(`
    local count = tonumber(value(name) or '0')
    if count <= 0 then return 0 end
    return redis.call('HINCRBY', key, 'v' .. name, -1)
  `),
  /** value, milliseconds, expected */
  compareAndSet: script(`
    if (value(name) or 'null') ~= ARGV[4] then return 0 end
    write(name, ARGV[2], ARGV[3])
    return 1
  `),
  /**
   * value, milliseconds, expected, entries, bytes. Returns 2 when the value would exceed the limit.
   */
  compareAndSetWithin: script(`
    local before = value(name)
    if (before or 'null') ~= ARGV[4] then return 0 end
    if not before or #ARGV[2] > #before then
      local entries, bytes = 1, #ARGV[2]
      for other, expiry in pairs(expiries()) do
        if other ~= name and expiry > now then
          entries = entries + 1
          bytes = bytes + redis.call('HSTRLEN', key, 'v' .. other)
        end
      end
      if entries > tonumber(ARGV[5]) or bytes > tonumber(ARGV[6]) then return 2 end
    end
    write(name, ARGV[2], ARGV[3])
    return 1
  `),
  /** Returns names and expiries alternately. */
  list: script(`
    local listed = {}
    for name, expiry in pairs(expiries()) do
      if expiry > now then
        table.insert(listed, name)
        table.insert(listed, number(expiry))
      end
    end
    return listed
  `),
  remove: script("redis.call('HDEL', key, 'v' .. name, 'e' .. name)"),
  removeAll: script("redis.call('UNLINK', key)"),
};

function script(body: string): RedisScript {
  const text = LIBRARY + body;
  return { text, sha: createHash("sha1").update(text).digest("hex") };
}
