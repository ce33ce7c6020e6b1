import { beforeAll, expect, test, vi } from "vitest";
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
