import { expect, it } from "vitest";
import type { Store } from "../store/key-value-store";

type Opened = {
  store: Store;
  /** Lets so many seconds pass for the store, without waiting for them. */
  elapse: (seconds: number) => void | Promise<void>;
};

/**
 * What every key-value store of the app does, whatever is behind it; `open` returns an empty one.
 */
export function testStoreContract(open: () => Opened | Promise<Opened>): void {
  it("keeps a value until it expires or is removed", async () => {
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

  it("adds to a free key, of several at once one", async () => {
    const { store, elapse } = await open();
    const added = await Promise.all([1, 2, 3].map((n) => store.add("key", n, 10)));
    expect(added.filter(Boolean)).toHaveLength(1);
    await elapse(11);
    expect(await store.add("key", 4, 10)).toBe(true);
  });

  it("removes all under a prefix and nothing beside it", async () => {
    const { store } = await open();
    const under = ["p:", "p:a", "p:\u{1f600}", "p:\uffff", "p:\0", "p:\ud800"];
    for (const key of [...under, "p", "o:z", "q"]) await store.set(key, 1, 10);
    await store.removeUnder("p:");
    for (const key of under) expect(await store.get(key)).toBeNull();
    for (const key of ["p", "o:z", "q"]) expect(await store.get(key)).toBe(1);
  });

  it("counts every one of many at once", async () => {
    const { store } = await open();
    const counts = await Promise.all(Array.from({ length: 20 }, () => store.increment("key", 10)));
    expect(counts.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(await store.get("key")).toBe(20);
  });

  it("counts within a window that later counts do not make longer", async () => {
    const { store, elapse } = await open();
    expect(await store.increment("key", 10)).toBe(1);
    await elapse(6);
    expect(await store.increment("key", 10)).toBe(2);
    await elapse(5);
    expect(await store.get("key")).toBeNull();
    expect(await store.increment("key", 10)).toBe(1);
  });

  it("takes a count back, never below none, in the same window", async () => {
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

  it("sets a value in the place of the expected one alone", async () => {
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

  it("lets one of many at once set a value", async () => {
    const { store } = await open();
    await store.set("key", { version: 1 }, 10);
    const next = Array.from({ length: 20 }, (_, by) => ({ version: 2, by }));
    const done = await Promise.all(
      next.map((value) =>
        store.compareAndSet("key", { expected: { version: 1 }, value, seconds: 10 }),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.get("key")).toEqual(next[done.indexOf(true)]);
  });

  it("sets no more under a prefix than a limit allows, whoever sets at once", async () => {
    const { store, elapse } = await open();
    const limit = { prefix: "p:", entries: 3, bytes: 100 };
    const add = async (key: string, bytes = 10) =>
      store.compareAndSet(key, {
        expected: await store.get(key),
        value: "x".repeat(bytes - 2),
        seconds: 10,
        limit,
      });
    await store.set("q:", "beside", 10);
    const full = expect.objectContaining({ name: "StoreLimitReached" }) as Error;
    const done = await Promise.allSettled(
      ["a", "b", "c", "d", "e"].map((name) => add(`p:${name}`)),
    );
    expect(done.map(({ status }) => status)).toEqual([
      ...["fulfilled", "fulfilled", "fulfilled"],
      ...["rejected", "rejected"],
    ]);
    expect((await store.list("p:")).map(({ key }) => key).sort()).toEqual(["p:a", "p:b", "p:c"]);
    // In place of what is there: up to the limit, and less than before in any case.
    expect(await add("p:a", 80)).toBe(true);
    await expect(add("p:b", 11)).rejects.toEqual(full);
    expect(await store.get("p:b")).toBe("x".repeat(8));
    await store.set("p:a", "x".repeat(998), 10);
    await expect(add("p:a", 1001)).rejects.toEqual(full);
    expect(await add("p:a", 900)).toBe(true);
    expect(
      await store.compareAndSet("p:a", { expected: "another", value: "x", seconds: 10, limit }),
    ).toBe(false);
    await elapse(11);
    expect(await store.list("p:")).toEqual([]);
    expect(await add("p:d", 100)).toBe(true);
  });

  it("lists what is kept under a prefix by keys as they were given", async () => {
    const { store } = await open();
    const keys = ["p:", "p:\ufffd", "p:\ud800x", "p:\u{1f600}"];
    for (const key of [...keys, "o:"]) await store.set(key, 1, 10);
    expect((await store.list("p:")).map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it("tells keys apart whatever characters are in them", async () => {
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

  it("keeps values of every kind as they were", async () => {
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

  it("refuses what is no key, no value or no time", async () => {
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

  it("keeps every value that JSON has", async () => {
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
