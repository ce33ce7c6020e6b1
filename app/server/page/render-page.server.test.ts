import { createElement, lazy, Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "./render-page.server";

const Broken = () => {
  throw new Error("broken");
};

describe("renderPage", () => {
  it("rejects with what a page throws, for the page of the error", async () => {
    await expect(renderPage(createElement(Broken))).rejects.toThrow("broken");
  });

  it("has a part that is loaded late in its place", async () => {
    const Late = lazy(async () => ({ default: () => "late" }));
    const { html, hasFailed } = await renderPage(
      createElement("main", null, createElement(Suspense, null, createElement(Late))),
    );
    expect(html).toMatch(/^<main><!--\$-->late.*<\/main>$/);
    expect(html).not.toContain("<script");
    expect(hasFailed).toBe(false);
  });

  it("leaves out a part that may come late and fails, and says so", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { html, hasFailed } = await renderPage(
      createElement("main", null, "rest", createElement(Suspense, null, createElement(Broken))),
    );
    expect(html).toContain("rest");
    expect(hasFailed).toBe(true);
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining("[render]"),
      expect.objectContaining({ message: "broken" }),
    );
  });

  it("keeps every character of a page, wherever in its bytes it stands", async () => {
    const name = "发票ஆ€";
    const names = Array.from({ length: 2_100 }, (_, offset) => `${"x".repeat(offset % 7)}${name}`);
    const { html } = await renderPage(
      createElement("ol", null, ...names.map((each) => createElement("li", null, each))),
    );
    expect(html).toBe(`<ol>${names.map((each) => `<li>${each}</li>`).join("")}</ol>`);
  });
});
