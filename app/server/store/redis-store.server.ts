import * as z from "zod";
import { decodeKey, encodeKey, encodePrefix, toMilliseconds, encodeValue } from "./entry-encoding";
import {
  StoreLimitReached,
  type Store,
  type StoreEntry,
  type StorePrefixes,
} from "./key-value-store";
import { connectToRedis, type RedisTimeouts } from "./redis-connection.server";
import { SCRIPTS } from "./redis-scripts.server";

/** The prefix of all keys in Redis, so that other programs can share the server. */
const NAMESPACE = "lejar:";

/** The time for which the value of a check is stored. Each check overwrites the value. */
const CHECK_SECONDS = 60 * 60;

type Options = RedisTimeouts & { prefixes: StorePrefixes; namespace?: string };

/**
 * Opens a store in Redis. Redis may still be starting; calls then wait for a few seconds. Of the
 * options, `namespace` is the prefix of all keys in Redis.
 */
export function openRedisStore(
  url: string,
  { prefixes, namespace = NAMESPACE, ...timeouts }: Options,
): Store {
  const redis = connectToRedis(url, timeouts);
  const locate = (key: string) => {
    const text = encodeKey(key);
    const [prefix] = prefixes.exec(text) ?? [text];
    return { hash: namespace + prefix, name: text.slice(prefix.length) };
  };
  const hashOf = (prefix: string) => {
    const text = encodePrefix(prefix);
    if (prefixes.exec(text)?.[0] !== text)
      throw new TypeError(`the store was not opened for the prefix ${JSON.stringify(prefix)}`);
    return namespace + text;
  };
  return {
    async get(key) {
      const { hash, name } = locate(key);
      const text = z
        .string()
        .nullable()
        .parse(await redis.run(SCRIPTS.get, hash, [name]));
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    async set(key, value, seconds) {
      const { hash, name } = locate(key);
      await redis.run(SCRIPTS.set, hash, [name, encodeValue(value), toMilliseconds(seconds)]);
    },
    async add(key, value, seconds) {
      const { hash, name } = locate(key);
      const args = [name, encodeValue(value), toMilliseconds(seconds)];
      return isDone(await redis.run(SCRIPTS.add, hash, args));
    },
    async increment(key, seconds) {
      const { hash, name } = locate(key);
      const args = [name, toMilliseconds(seconds)];
      return z.number().parse(await redis.run(SCRIPTS.increment, hash, args));
    },
    async decrement(key) {
      const { hash, name } = locate(key);
      return z.number().parse(await redis.run(SCRIPTS.decrement, hash, [name]));
    },
    async compareAndSet(key, { expected, value, seconds, limit }) {
      const { hash, name } = locate(key);
      const args = [name, encodeValue(value), toMilliseconds(seconds), encodeValue(expected)];
      if (!limit) return isDone(await redis.run(SCRIPTS.compareAndSet, hash, args));
      if (hash !== hashOf(limit.prefix))
        throw new TypeError("the key is not under the prefix of its limit");
      const { entries, bytes } = limit;
      const limitedArgs = [...args, entries, bytes];
      const answer = await redis.run(SCRIPTS.compareAndSetWithin, hash, limitedArgs);
      if (answer === LIMIT_EXCEEDED) throw new StoreLimitReached();
      return isDone(answer);
    },
    async list(prefix) {
      const answer = await redis.run(SCRIPTS.list, hashOf(prefix));
      return toEntries(prefix, z.array(z.string()).parse(answer));
    },
    async remove(key) {
      const { hash, name } = locate(key);
      await redis.run(SCRIPTS.remove, hash, [name]);
    },
    async removeUnder(prefix) {
      await redis.run(SCRIPTS.removeAll, hashOf(prefix));
    },
    async check() {
      const { hash, name } = locate("check");
      await redis.run(SCRIPTS.set, hash, [name, encodeValue(1), toMilliseconds(CHECK_SECONDS)]);
    },
    close() {
      redis.close();
    },
  };
}

/** The answer of the script `compareAndSetWithin` when the value would exceed the limit. */
const LIMIT_EXCEEDED = 2;

function isDone(answer: unknown): boolean {
  return answer === 1;
}

function toEntries(prefix: string, namesAndExpiries: string[]): StoreEntry[] {
  const entries: StoreEntry[] = [];
  for (let index = 0; index < namesAndExpiries.length; index += 2) {
    const [name = "", expiresAt] = namesAndExpiries.slice(index, index + 2);
    entries.push({ key: prefix + decodeKey(name), expiresAt: Number(expiresAt) });
  }
  return entries;
}
