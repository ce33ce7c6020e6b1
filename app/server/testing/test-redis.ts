import { randomUUID } from "node:crypto";
import process from "node:process";
import { createClient } from "@redis/client";
import { hasRedisServer, startRedisServer, type RedisServer } from "./redis-server";

/** The reason why the tests with Redis are skipped; null when they run. */
export const redisSkipReason =
  process.env.TEST_REDIS_URL || hasRedisServer
    ? null
    : "no redis-server on the PATH, and TEST_REDIS_URL is not set";

/**
 * A script that brings the expiry of the hashes in `KEYS`, and of their entries, nearer by ARGV[1]
 * ms.
 */
const ELAPSE = `
  for _, key in ipairs(KEYS) do
    for _, field in ipairs(redis.call('HKEYS', key)) do
      if string.sub(field, 1, 1) == 'e' then redis.call('HINCRBY', key, field, -ARGV[1]) end
    end
    redis.call('PEXPIRE', key, redis.call('PTTL', key) - ARGV[1])
  end
`;

/**
 * Connects to the Redis of TEST_REDIS_URL, or to one that the tests start. Each test uses its own
 * namespace.
 */
export async function openTestRedis() {
  const configuredUrl = process.env.TEST_REDIS_URL;
  const server: RedisServer | null = configuredUrl
    ? null
    : await startRedisServer(["--appendonly", "no"]);
  const url = configuredUrl ?? server?.url ?? "";
  const client = createClient({ url });
  client.on("error", console.error);
  await client.connect();
  const namespaces: string[] = [];

  async function listKeys(namespace: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const some of client.scanIterator({ MATCH: `${namespace}*` })) keys.push(...some);
    return keys;
  }

  return {
    url,
    client,
    listKeys,
    newNamespace(): string {
      const namespace = `lejar-test-${randomUUID()}:`;
      namespaces.push(namespace);
      return namespace;
    },
    async elapse(namespace: string, seconds: number): Promise<void> {
      const keys = await listKeys(namespace);
      await client.eval(ELAPSE, { keys, arguments: [`${seconds * 1000}`] });
    },
    async close(): Promise<void> {
      for (const namespace of namespaces) {
        const keys = await listKeys(namespace);
        if (keys.length > 0) await client.unlink(keys);
      }
      await client.close();
      await server?.close();
    },
  };
}
