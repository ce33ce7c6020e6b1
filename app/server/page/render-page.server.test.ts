import { createElement, lazy, Suspense } from "react";
import type { EntryContext } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import { readPageData, renderPage, withUnreadStream } from "./render-page.server";

const Broken = () => {
  throw new Error("broken");
};

describe("renderPage", () => {
  it("throws what a page throws, for the page of the error", async () => {
    await expect(renderPage(() => createElement(Broken))).rejects.toThrow("broken");
  });

  it("throws for a page that never gets ready", async () => {
    const Never = lazy(() => new Promise<never>(() => {}));
    await expect(renderPage(() => createElement(Never))).rejects.toThrow();
  });

  it("has a part that is loaded late, already in the first page of a process", async () => {
    const Late = lazy(async () => ({ default: () => "late" }));
    const { page, hasFailed } = await renderPage(() =>
      createElement("main", null, createElement(Suspense, null, createElement(Late))),
    );
    expect(page).toContain("late");
    expect(hasFailed).toBe(false);
  });

  it("leaves out a part that may wait and fails, and says so", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { page, hasFailed } = await renderPage(() =>
      createElement(
        "main",
        null,
        "rest <!--$!-->",
        createElement(Suspense, null, createElement(Broken)),
      ),
    );
    expect(page).toContain("rest");
    expect(hasFailed).toBe(true);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("[render]"));
  });

  it("takes no words of a person for a part that failed", async () => {
    const { hasFailed } = await renderPage(() =>
      createElement("main", { title: "<!--$!-->" }, "<!--$!-->"),
    );
    expect(hasFailed).toBe(false);
  });
});

describe("readPageData", () => {
  it("has all of the data at hand, whole characters of its pieces", async () => {
    const bytes = new TextEncoder().encode('["发票"]');
    const pieces = [bytes.slice(0, 4), bytes.slice(4)];
    const context = {
      serverHandoffStream: new ReadableStream({
        pull(controller) {
          const piece = pieces.shift();
          if (piece) controller.enqueue(piece);
          else controller.close();
        },
      }),
      renderMeta: {},
    } as unknown as EntryContext;
    await readPageData(context);
    const read = Object.values(context.renderMeta?.streamCache ?? {}).map(({ result }) => result);
    expect(read).toEqual([
      { done: false, value: '["发票"]' },
      { done: true, value: "" },
    ]);
  });
});

describe("withUnreadStream", () => {
  it("has a stream for each drawing to take a reader of", () => {
    const context = { serverHandoffStream: new ReadableStream() } as unknown as EntryContext;
    const take = () => withUnreadStream(context).serverHandoffStream?.getReader();
    expect(take()).toBeDefined();
    expect(take).not.toThrow();
  });
});
