import { createElement, lazy, Suspense, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "./render-page.server";

const OPTIONS = { nonce: "n", timeout: 10_000 };
const WORDS = "发票 விலைப்பட்டியல் é🧾👨‍👩‍👧";

/** A page of a few kB whose words of several bytes begin after so many bytes of others. */
function pageWith(offset: number): ReactNode {
  const filler = Array.from({ length: 9 }, (_, index) =>
    createElement(
      "i",
      { key: index },
      "x".repeat(Math.max(0, Math.min(500, offset - index * 500))),
    ),
  );
  const rows = Array.from({ length: 12 }, (_, index) =>
    createElement("p", { key: index, title: WORDS }, WORDS),
  );
  return createElement("main", null, ...filler, ...rows);
}

describe("renderPage", () => {
  it("keeps every character whole, wherever in the page it stands", async () => {
    const row = `<p title="${WORDS}">${WORDS}</p>`;
    const damaged: number[] = [];
    for (let offset = 0; offset < 4096; offset++) {
      const { page } = await renderPage(pageWith(offset), OPTIONS);
      if (!page.toString().endsWith(`${row.repeat(12)}</main>`)) damaged.push(offset);
    }
    expect(damaged).toEqual([]);
  });

  it("waits for what is loaded late", async () => {
    const Late = lazy(async () => ({ default: () => "late" }));
    const { page, hasFailed } = await renderPage(
      createElement(Suspense, null, createElement(Late)),
      OPTIONS,
    );
    expect(page.toString()).toContain("late");
    expect(hasFailed).toBe(false);
  });

  it(
    "throws what a page throws, for the page of the error; a part that may wait is " + "left out",
    async () => {
      const log = vi.spyOn(console, "error").mockReturnValue();
      const Broken = () => {
        throw new Error("broken");
      };
      await expect(renderPage(createElement(Broken), OPTIONS)).rejects.toThrow("broken");
      const partly = await renderPage(
        createElement("main", null, "rest", createElement(Suspense, null, createElement(Broken))),
        OPTIONS,
      );
      expect(partly.page.toString()).toContain("rest");
      expect(partly.hasFailed).toBe(true);
      expect(log).toHaveBeenCalledWith("[render]", expect.objectContaining({ message: "broken" }));
    },
  );

  it("gives up a page that never gets ready", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const Never = lazy(() => new Promise<never>(() => {}));
    await expect(renderPage(createElement(Never), { nonce: "n", timeout: 1 })).rejects.toThrow(
      "took too long",
    );
  });
});
