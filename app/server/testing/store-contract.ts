import { expect, it } from "vitest";
import type { Store } from "../store/key-value-store";

type Opened = {
  store: Store;
  /** Advances the time of the store by this many seconds, without waiting. */
  elapse: (seconds: number) => void | Promise<void>;
};

/**
 * Defines the tests that every implementation of `Store` must pass. `open` opens an empty store.
 */
export function testStoreContract(open: () => Opened | Promise<Opened>): void {
  it("returns a value until it expires or is removed", async () => {
    const { store, elapse } = await open();
    await store.set("a", { n: 1, list: [null, "x"] }, 10);
    await store.set("b", "other", 100);
    expect(await store.get("a")).toEqual({ n: 1, list: [null, "x"] });
    await elapse(11);
    expect(await store.get("a")).toBeNull();
    expect(await store.get("b")).toBe("other");
    await store.remove("b");
    expect(await store.get("b")).toBeNull();
  });

  it("adds a value for a missing key in only one of several concurrent calls", async () => {
    const { store, elapse } = await open();
    const added = await Promise.all([1, 2, 3].map((n) => store.add("key", n, 10)));
    expect(added.filter(Boolean)).toHaveLength(1);
    await elapse(11);
    expect(await store.add("key", 4, 10)).toBe(true);
  });

  it("removes all keys under a prefix and no others", async () => {
    const { store } = await open();
    const under = ["p:", "p:a", "p:\u{1f600}", "p:\uffff", "p:\0", "p:\ud800"];
    for (const key of [...under, "p", "o:z", "q"]) await store.set(key, 1, 10);
    await store.removeUnder("p:");
    for (const key of under) expect(await store.get(key)).toBeNull();
    for (const key of ["p", "o:z", "q"]) expect(await store.get(key)).toBe(1);
  });

  it("counts every one of many concurrent calls", async () => {
    const { store } = await open();
    const counts = await Promise.all(Array.from({ length: 20 }, () => store.increment("key", 10)));
    expect(counts.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(await store.get("key")).toBe(20);
  });

  it("counts within a window that later counts do not extend", async () => {
    const { store, elapse } = await open();
    expect(await store.increment("key", 10)).toBe(1);
    await elapse(6);
    expect(await store.increment("key", 10)).toBe(2);
    await elapse(5);
    expect(await store.get("key")).toBeNull();
    expect(await store.increment("key", 10)).toBe(1);
  });

  it("decrements a counter within its window, not below zero", async () => {
    const { store, elapse } = await open();
    expect(await store.decrement("key")).toBe(0);
    expect(await store.get("key")).toBeNull();
    await store.increment("key", 10);
    await store.increment("key", 10);
    expect(await store.decrement("key")).toBe(1);
    expect(await store.decrement("key")).toBe(0);
    expect(await store.decrement("key")).toBe(0);
    await elapse(11);
    expect(await store.decrement("key")).toBe(0);
    expect(await store.increment("key", 10)).toBe(1);
  });

  it("replaces a value only if it is the expected one", async () => {
    const { store, elapse } = await open();
    const first = { version: 1, text: "\ud800 \0" };
    expect(await store.compareAndSet("key", { expected: first, value: 2, seconds: 10 })).toBe(
      false,
    );
    expect(await store.compareAndSet("key", { expected: null, value: first, seconds: 10 })).toBe(
      true,
    );
    expect(await store.compareAndSet("key", { expected: null, value: 2, seconds: 10 })).toBe(false);
    expect(
      await store.compareAndSet("key", { expected: { version: 2 }, value: 2, seconds: 10 }),
    ).toBe(false);
    expect(await store.get("key")).toEqual(first);
    expect(
      await store.compareAndSet("key", { expected: await store.get("key"), value: 2, seconds: 10 }),
    ).toBe(true);
    expect(await store.get("key")).toBe(2);
    await elapse(11);
    expect(await store.compareAndSet("key", { expected: 2, value: 3, seconds: 10 })).toBe(false);
    expect(await store.compareAndSet("key", { expected: null, value: 3, seconds: 10 })).toBe(true);
  });

  it("lets only one of many concurrent calls replace a value", async () => {
    const { store } = await open();
    await store.set("key", { version: 1 }, 10);
    const next = Array.from({ length: 20 }, (_, writer) => ({ version: 2, writer }));
    const done = await Promise.all(
      next.map((value) =>
        store.compareAndSet("key", { expected: { version: 1 }, value, seconds: 10 }),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.get("key")).toEqual(next[done.indexOf(true)]);
  });

  it("enforces the limit of a prefix in concurrent calls", async () => {
    const { store, elapse } = await open();
    const limit = { prefix: "p:", entries: 3, bytes: 100 };
    const setLimited = async (key: string, bytes = 10) =>
      store.compareAndSet(key, {
        expected: await store.get(key),
        value: "x".repeat(bytes - 2),
        seconds: 10,
        limit,
      });
    await store.set("q:", "beside", 10);
    const full = expect.objectContaining({ name: "StoreLimitReached" }) as Error;
    const done = await Promise.allSettled(
      ["a", "b", "c", "d", "e"].map((name) => setLimited(`p:${name}`)),
    );
    expect(done.map(({ status }) => status)).toEqual([
      ...["fulfilled", "fulfilled", "fulfilled"],
      ...["rejected", "rejected"],
    ]);
    expect((await store.list("p:")).map(({ key }) => key).sort()).toEqual(["p:a", "p:b", "p:c"]);
    // A replacement is allowed up to the limit, and always when it is not larger.
    expect(await setLimited("p:a", 80)).toBe(true);
    await expect(setLimited("p:b", 11)).rejects.toEqual(full);
    expect(await store.get("p:b")).toBe("x".repeat(8));
    await store.set("p:a", "x".repeat(998), 10);
    await expect(setLimited("p:a", 1001)).rejects.toEqual(full);
    expect(await setLimited("p:a", 900)).toBe(true);
    expect(
      await store.compareAndSet("p:a", { expected: "another", value: "x", seconds: 10, limit }),
    ).toBe(false);
    await elapse(11);
    expect(await store.list("p:")).toEqual([]);
    expect(await setLimited("p:d", 100)).toBe(true);
  });

  it("lists the keys under a prefix as they were set", async () => {
    const { store } = await open();
    const keys = ["p:", "p:\ufffd", "p:\ud800x", "p:\u{1f600}"];
    for (const key of [...keys, "o:"]) await store.set(key, 1, 10);
    expect((await store.list("p:")).map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it("distinguishes keys with any characters", async () => {
    const { store } = await open();
    const keys = [
      "a",
      "a\0",
      "a\0b",
      "\ud800",
      "\ud801",
      "\udc00",
      "\ufffd",
      "\ufffdd800",
      "\u{1f600}",
      "é",
      "e\u0301",
      "",
    ];
    for (const [index, key] of keys.entries())
      await store.set(key, `${index}\0\ud800\u{1f600}`, 10);
    for (const [index, key] of keys.entries())
      expect(await store.get(key)).toBe(`${index}\0\ud800\u{1f600}`);
  });

  it("stores and returns values of every kind", async () => {
    const { store } = await open();
    const values = [
      true,
      false,
      0.5,
      1e300,
      "",
      "a\0b",
      "\ud800",
      "x".repeat(1_000_000),
      [true, [false]],
      { constructor: true },
    ];
    for (const [index, value] of values.entries()) await store.set(`${index}`, value, 10);
    for (const [index, value] of values.entries())
      expect(await store.get(`${index}`)).toEqual(value);
  });

  it("rejects invalid keys, values and times", async () => {
    const { store } = await open();
    for (const key of [
      true,
      false,
      null,
      undefined,
      5,
      NaN,
      {},
      ["a"],
      Symbol("a"),
      1n,
    ] as string[]) {
      await expect(store.get(key)).rejects.toThrow(TypeError);
      await expect(store.set(key, 1, 10)).rejects.toThrow(TypeError);
      await expect(store.add(key, 1, 10)).rejects.toThrow(TypeError);
      await expect(store.increment(key, 10)).rejects.toThrow(TypeError);
      await expect(store.decrement(key)).rejects.toThrow(TypeError);
      await expect(
        store.compareAndSet(key, { expected: null, value: 1, seconds: 10 }),
      ).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
      await expect(store.removeUnder(key)).rejects.toThrow(TypeError);
    }
    for (const value of [undefined, () => 1, Symbol("a"), 1n]) {
      await expect(store.set("key", value, 10)).rejects.toThrow(TypeError);
      await expect(store.add("key", value, 10)).rejects.toThrow(TypeError);
      await expect(
        store.compareAndSet("key", { expected: value, value: 1, seconds: 10 }),
      ).rejects.toThrow(TypeError);
      await expect(
        store.compareAndSet("key", { expected: null, value, seconds: 10 }),
      ).rejects.toThrow(TypeError);
    }
    for (const seconds of [NaN, Infinity, undefined, "10", true] as number[]) {
      await expect(store.set("key", 1, seconds)).rejects.toThrow(TypeError);
      await expect(store.increment("key", seconds)).rejects.toThrow(TypeError);
    }
    expect(await store.get("key")).toBeNull();
    await expect(store.removeUnder("")).rejects.toThrow(TypeError);
  });

  it("replaces every kind of JSON value", async () => {
    const { store } = await open();
    for (const value of [true, false, null, 0, -1.5, "", "true", [], {}, [[{ a: [false] }]]]) {
      await store.set("key", value, 10);
      expect(await store.get("key")).toEqual(value);
      expect(
        await store.compareAndSet("key", { expected: value, value: "next", seconds: 10 }),
      ).toBe(true);
    }
  });
}
