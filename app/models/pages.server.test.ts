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
  "searchPages throws the fault '%s'",
  async (kind) => {
    await expect(search(kind)).rejects.toMatchObject({ kind });
  },
);

test("searchPages returns null when the search fails", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(await search("unreachable")).toBeNull();
  expect(await search("refused")).toBeNull();
});

const PAGE_ROWS = 20;

describe("the pages of a list", () => {
  /**
   * Creates a list of `count` rows. Returns a function that reads the list for a query, and the
   * numbers of the pages that were read.
   */
  function listOf(count: number) {
    const readPageNumbers: number[] = [];
    const readPage = async (page: number) => {
      readPageNumbers.push(page);
      const rows = Array.from({ length: count }, (_, index) => index + 1);
      const pageRows = rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
      return {
        rows: pageRows,
        hasMore: pageRows.length === PAGE_ROWS,
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
    expect(await read("")).toMatchObject({ rows: { length: PAGE_ROWS }, nextUrl: "/list?page=2" });
    expect(await read("page=3")).toMatchObject({ rows: { length: 45 }, nextUrl: null, total: 45 });
  });

  test("are only the page in `page` when the address has the parameter `only`", async () => {
    const { read, readPageNumbers } = listOf(45);
    expect((await read("page=2&only=1")).rows).toEqual(
      Array.from({ length: PAGE_ROWS }, (_, index) => PAGE_ROWS + index + 1),
    );
    expect(readPageNumbers).toEqual([2]);
  });

  test.each([2, 99, 1000])(
    "have a link to the last page when page %i is beyond the end",
    async (page) => {
      const { read } = listOf(15);
      expect((await read(`page=${page}`)).pastEnd).toEqual({
        requestedPage: page,
        lastPage: 1,
        to: "/list?page=1",
      });
      expect((await listOf(45).read(`page=${page + 2}`)).pastEnd).toMatchObject({ lastPage: 3 });
    },
  );

  test("are none for an empty list, without a link to a last page", async () => {
    expect(await listOf(0).read("page=99")).toMatchObject({ rows: [], pastEnd: null });
  });

  test("are at most fifty, and a page number far beyond the end causes few calls", async () => {
    const { read, readPageNumbers } = listOf(PAGE_ROWS * 60);
    const { rows } = await read("page=60");
    // Pages 11 to 60.
    expect([rows.length, rows[0]]).toEqual([PAGE_ROWS * 50, PAGE_ROWS * 10 + 1]);
    readPageNumbers.length = 0;
    await read("page=99999");
    expect(readPageNumbers.length).toBeLessThan(30);
  });
});
