import { once } from "node:events";
import net from "node:net";
import process from "node:process";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Store } from "./key-value-store";
import type { RedisTimeouts } from "./redis-connection.server";
import { openRedisStore } from "./redis-store.server";
import { hasRedisServer, startRedisServer, type RedisServer } from "../testing/redis-server";
import { testStoreContract } from "../testing/store-contract";
import { redisSkipReason, openTestRedis } from "../testing/test-redis";

const PREFIXES = /^[op]:/;

const opened: Store[] = [];
function open(url: string, namespace: string, timeouts?: RedisTimeouts): Store {
  const store = openRedisStore(url, { prefixes: PREFIXES, namespace, ...timeouts });
  opened.push(store);
  return store;
}

/** Opens a store and waits for its connection. */
async function connect(...args: Parameters<typeof open>): Promise<Store> {
  const store = open(...args);
  await vi.waitFor(() => store.check(), { timeout: 30_000 });
  return store;
}

afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

const serverSkipReason = hasRedisServer ? null : "no redis-server on the PATH";
const suffix = (reason: string | null) => (reason ? ` (${reason})` : "");

// Without Redis these tests are skipped, and `npm test` reports the skipped tests at the end. In CI
// a missing Redis is an error.
if (redisSkipReason && process.env.CI)
  it("CI has a Redis to test with", () => expect(redisSkipReason).toBeNull());

describe.skipIf(redisSkipReason)(`The Redis store${suffix(redisSkipReason)}`, () => {
  let redis: Awaited<ReturnType<typeof openTestRedis>>;
  beforeAll(async () => void (redis = await openTestRedis()));
  afterAll(async () => redis.close());

  testStoreContract(async () => {
    const namespace = redis.newNamespace();
    return {
      store: await connect(redis.url, namespace),
      elapse: (seconds) => redis.elapse(namespace, seconds),
    };
  });

  it("shares its entries with other stores on the same Redis", async () => {
    const namespace = redis.newNamespace();
    const [a, b] = await Promise.all([
      connect(redis.url, namespace),
      connect(redis.url, namespace),
    ]);
    await a.increment("key", 10);
    expect(await b.increment("key", 10)).toBe(2);
    expect(await a.compareAndSet("key", { expected: 2, value: 5, seconds: 10 })).toBe(true);
    expect(await b.compareAndSet("key", { expected: 2, value: 6, seconds: 10 })).toBe(false);
  });

  it("sets an expiry on every key", async () => {
    const namespace = redis.newNamespace();
    const store = await connect(redis.url, namespace);
    await store.set("p:long", 1, 100);
    await store.set("p:short", 1, 10);
    await store.set("a", 1, 10);
    await store.increment("b", 10);
    await store.increment("b", 10);
    await store.check();
    await store.set("c", 1, 10);
    await store.remove("c");
    for (const key of await redis.listKeys(namespace))
      expect(await redis.client.pTTL(key), key).toBeGreaterThan(0);
    expect(await redis.listKeys(namespace)).not.toContain(`${namespace}c`);
    expect(await redis.client.pTTL(`${namespace}p:`)).toBeGreaterThan(90_000);
    await redis.elapse(namespace, 11);
    expect(await store.get("p:long")).toBe(1);
    await store.set("p:other", 1, 10);
    expect(await redis.client.hKeys(`${namespace}p:`)).not.toContain("vshort");
  });

  it("uses the clock of Redis", async () => {
    const namespace = redis.newNamespace();
    const store = await connect(redis.url, namespace);
    await store.set("p:a", 1, 10);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    try {
      expect(await store.get("p:a")).toBe(1);
      expect(await store.list("p:")).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("rejects an unknown prefix and a key outside its limit's prefix", async () => {
    const store = await connect(redis.url, redis.newNamespace());
    await expect(store.list("q:")).rejects.toThrow(TypeError);
    await expect(store.removeUnder("p:a")).rejects.toThrow(TypeError);
    const limit = { prefix: "p:", entries: 1, bytes: 10 };
    await expect(
      store.compareAndSet("o:a", { expected: null, value: 1, seconds: 10, limit }),
    ).rejects.toThrow(TypeError);
  });

  it("works after Redis has lost its scripts", async () => {
    const store = await connect(redis.url, redis.newNamespace());
    await store.set("key", 1, 10);
    await redis.client.scriptFlush();
    expect(await store.get("key")).toBe(1);
  });
});

describe.skipIf(serverSkipReason)(`The Redis store in an outage${suffix(serverSkipReason)}`, () => {
  let server: RedisServer;
  const log = () =>
    [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.log).mock.calls]
      .flat()
      .join("\n");

  async function start(...options: string[]): Promise<void> {
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(console, "log").mockReturnValue();
    server = await startRedisServer(["--appendonly", "yes", ...options]);
  }

  afterEach(async () => server.close());

  it("rejects calls while Redis is stopped and has all entries afterwards", async () => {
    await start();
    const store = await connect(server.url, "test:");
    await store.set("key", { kept: true }, 100);
    await store.increment("count", 100);
    await store.set("p:draft", "typed", 100);

    await server.stop();
    await expect(store.get("key")).rejects.toMatchObject({ kind: "unavailable" });
    await expect(store.set("key", 2, 100)).rejects.toMatchObject({ kind: "unavailable" });
    await expect(store.check()).rejects.toMatchObject({ kind: "unavailable" });

    await server.start();
    await vi.waitFor(() => store.check(), { timeout: 30_000 });
    expect(await store.get("key")).toEqual({ kept: true });
    expect(await store.increment("count", 100)).toBe(2);
    expect(await store.list("p:")).toMatchObject([{ key: "p:draft" }]);
    expect(log().match(/cannot be reached/g)).toHaveLength(1);
    expect(log()).toContain("answers again");
  });

  it("rejects a call when Redis does not respond in time, and reconnects later", async () => {
    await start();
    const store = await connect(server.url, "test:", { commandMs: 1_000 });
    await store.set("key", 1, 100);
    server.freeze();
    await expect(store.get("key")).rejects.toMatchObject({ kind: "unavailable" });
    server.resume();
    await vi.waitFor(async () => expect(await store.get("key")).toBe(1), { timeout: 30_000 });
  });

  it("can be opened before Redis starts", async () => {
    await start();
    await server.stop();
    const store = open(server.url, "test:", { firstWaitMs: 100 });
    await expect(store.check()).rejects.toMatchObject({ kind: "unavailable" });
    await server.start();
    await vi.waitFor(() => store.check(), { timeout: 30_000 });
  });

  it("waits for a Redis that starts a little later than the store", async () => {
    await start();
    await server.stop();
    const store = open(server.url, "test:", { reconnectWaitMs: 0, firstWaitMs: 60_000 });
    const checked = store.check();
    await vi.waitFor(() => expect(log()).toContain("cannot be reached"), { timeout: 30_000 });
    await server.start();
    await checked;
  });

  it("waits while Redis loads its data", async () => {
    await start();
    const loading = await startLoadingProxy(2, server.url);
    const store = open(loading.url, "test:");
    await store.set("key", "there", 100);
    expect(await store.get("key")).toBe("there");
    loading.close();
  });

  it("logs a rejected password without the password", async () => {
    await start("--requirepass", "open-sesame");
    const urlWith = (password: string) => server.url.replace("//", `//:${password}@`);
    await connect(urlWith("open-sesame"), "test:");
    expect(log()).toBe("");
    const denied = open(urlWith("open-barley"), "test:", { firstWaitMs: 100 });
    await expect(denied.check()).rejects.toMatchObject({
      kind: "unavailable",
    });
    await vi.waitFor(() => expect(log()).toContain("WRONGPASS"), { timeout: 30_000 });
    expect(log()).not.toContain("open-");
  });

  it("rejects writes when the memory is full, and keeps what was stored before", async () => {
    await start("--maxmemory-policy", "noeviction", "--maxmemory", "3mb");
    const store = await connect(server.url, "test:");
    await store.set("key", "small", 100);
    const fill = async () => {
      for (let index = 0; index < 1000; index += 1)
        await store.set(`p:${index}`, "x".repeat(10_000), 100);
    };
    await expect(fill()).rejects.toMatchObject({ kind: "out-of-memory" });
    expect(await store.get("key")).toBe("small");
    await store.removeUnder("p:");
    await vi.waitFor(() => store.check(), { timeout: 30_000 });
  });
});

/**
 * Starts a proxy of the Redis at `url` that responds to the first `times` commands like a Redis
 * that is loading its data.
 */
async function startLoadingProxy(times: number, url: string) {
  let left = times;
  const { hostname, port } = new URL(url);
  const proxy = net.createServer((client) => {
    const redis = net.connect(Number(port), hostname);
    client.on("data", (command) => {
      if (left === 0 || !command.includes("EVALSHA")) return void redis.write(command);
      left -= 1;
      client.write("-LOADING Redis is loading the dataset in memory\r\n");
    });
    redis.pipe(client);
    client.on("close", () => redis.destroy());
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const address = proxy.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { url: `redis://127.0.0.1:${address.port}`, close: () => proxy.close() };
}
