import { beforeAll, describe, expect, test, vi } from "vitest";
import type * as Pages from "./pages.server";
import type { UpstreamFault as Fault, FaultKind } from "~/server/v2/faults.server";

let pages: typeof Pages;
let UpstreamFault: typeof Fault;

beforeAll(async () => {
  process.env.DATA_DIR ??= "./test-results/pages";
  pages = await import("./pages.server");
  ({ UpstreamFault } = await import("~/server/v2/faults.server"));
});

function search(kind: FaultKind) {
  const ask = async () => {
    throw new UpstreamFault(kind, 500, "", "GET /contacts");
  };
  return pages.searchPages({ q: "kopi", params: new URLSearchParams() }, ask, () => "");
}

test.each(["unauthorized", "expired"] as const)(
  "a search in a company that is %s is not just a search that failed",
  async (kind) => {
    await expect(search(kind)).rejects.toMatchObject({ kind });
  },
);

test("a search that could not be done is told in its page", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(await search("unreachable")).toBeNull();
  expect(await search("refused")).toBeNull();
});

describe("the pages of a list", () => {
  /**
   * Returns a function that reads a list of `count` rows, 20 per page, and the pages that it read.
   */
  function listOf(count: number) {
    const asked: number[] = [];
    const ask = async (page: number) => {
      asked.push(page);
      const rows = Array.from({ length: count }, (_, index) => index + 1);
      const own = rows.slice((page - 1) * 20, page * 20);
      return {
        rows: own,
        hasMore: own.length === 20,
        isEmpty: own.length === 0,
        total: count,
      };
    };
    const read = (query: string) =>
      pages.readPages(new URLSearchParams(query), ask, (page) => `/list?page=${page}`);
    return { asked, read };
  }

  test("are shown up to the one asked for, with the way to the next", async () => {
    const { read } = listOf(45);
    expect(await read("")).toMatchObject({ rows: { length: 20 }, more: "/list?page=2" });
    expect(await read("page=3")).toMatchObject({ rows: { length: 45 }, more: null, total: 45 });
  });

  test("come one by one to script, which has the others", async () => {
    const { read, asked } = listOf(45);
    expect((await read("page=2&only=1")).rows).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 21),
    );
    expect(asked).toEqual([2]);
  });

  test.each([2, 99, 1000])("past the end lead from page %i to the last one", async (page) => {
    const { read } = listOf(15);
    expect((await read(`page=${page}`)).pastEnd).toEqual({
      asked: page,
      last: 1,
      to: "/list?page=1",
    });
    expect((await listOf(45).read(`page=${page + 2}`)).pastEnd).toMatchObject({ last: 3 });
  });

  test("of an empty list end nowhere", async () => {
    expect(await listOf(0).read("page=99")).toMatchObject({ rows: [], pastEnd: null });
  });

  test("are fifty at most, and an address made up by hand costs few calls", async () => {
    const { read, asked } = listOf(20 * 60);
    const { rows } = await read("page=60");
    expect([rows.length, rows[0]]).toEqual([1000, 201]);
    asked.length = 0;
    await read("page=99999");
    expect(asked.length).toBeLessThan(30);
  });
});
