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
  const readPage = async () => {
    throw new UpstreamFault(kind, 500, "", "GET /contacts");
  };
  return pages.searchPages({ q: "kopi", params: new URLSearchParams() }, readPage, () => "");
}

test.each(["unauthorized", "expired"] as const)(
  "searchPages throws when the session is %s",
  async (kind) => {
    await expect(search(kind)).rejects.toMatchObject({ kind });
  },
);

test("searchPages returns null when the search fails", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(await search("unreachable")).toBeNull();
  expect(await search("refused")).toBeNull();
});

describe("the pages of a list", () => {
  /**
   * Returns a function that reads a list of `count` rows, 20 per page, and the pages that it read.
   */
  function listOf(count: number) {
    const readPageNumbers: number[] = [];
    const readPage = async (page: number) => {
      readPageNumbers.push(page);
      const rows = Array.from({ length: count }, (_, index) => index + 1);
      const pageRows = rows.slice((page - 1) * 20, page * 20);
      return {
        rows: pageRows,
        hasMore: pageRows.length === 20,
        isEmpty: pageRows.length === 0,
        total: count,
      };
    };
    const read = (query: string) =>
      pages.readPages(new URLSearchParams(query), readPage, (page) => `/list?page=${page}`);
    return { readPageNumbers, read };
  }

  test("are all pages up to the requested one, with the address of the next", async () => {
    const { read } = listOf(45);
    expect(await read("")).toMatchObject({ rows: { length: 20 }, more: "/list?page=2" });
    expect(await read("page=3")).toMatchObject({ rows: { length: 45 }, more: null, total: 45 });
  });

  test("are a single page for a script", async () => {
    const { read, readPageNumbers } = listOf(45);
    expect((await read("page=2&only=1")).rows).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 21),
    );
    expect(readPageNumbers).toEqual([2]);
  });

  test.each([2, 99, 1000])("beyond the end: page %i leads to the last page", async (page) => {
    const { read } = listOf(15);
    expect((await read(`page=${page}`)).pastEnd).toEqual({
      asked: page,
      last: 1,
      to: "/list?page=1",
    });
    expect((await listOf(45).read(`page=${page + 2}`)).pastEnd).toMatchObject({ last: 3 });
  });

  test("of an empty list have no last page", async () => {
    expect(await listOf(0).read("page=99")).toMatchObject({ rows: [], pastEnd: null });
  });

  test("are at most fifty, and an invented page number causes few calls", async () => {
    const { read, readPageNumbers } = listOf(20 * 60);
    const { rows } = await read("page=60");
    expect([rows.length, rows[0]]).toEqual([1000, 201]);
    readPageNumbers.length = 0;
    await read("page=99999");
    expect(readPageNumbers.length).toBeLessThan(30);
  });
});
