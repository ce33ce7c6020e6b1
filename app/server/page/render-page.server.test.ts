import { createElement, lazy, Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "./render-page.server";

const Broken = () => {
  throw new Error("broken");
};

describe("renderPage", () => {
  it("rejects with the error that a component throws", async () => {
    await expect(renderPage(createElement(Broken))).rejects.toThrow("broken");
  });

  it("waits for a lazy component and inserts its HTML where the component is", async () => {
    const Late = lazy(async () => ({ default: () => "late" }));
    const { html, hasFailed } = await renderPage(
      createElement("main", null, createElement(Suspense, null, createElement(Late))),
    );
    expect(html).toMatch(/^<main><!--\$-->late.*<\/main>$/);
    expect(html).not.toContain("<script");
    expect(hasFailed).toBe(false);
  });

  it("leaves out a Suspense boundary that fails, logs the error and sets `hasFailed`", async () => {
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

  it("keeps multi-byte characters at every byte offset", async () => {
    const name = "发票ஆ€";
    const names = Array.from({ length: 2_100 }, (_, offset) => `${"x".repeat(offset % 7)}${name}`);
    const { html } = await renderPage(
      createElement("ol", null, ...names.map((each) => createElement("li", null, each))),
    );
    expect(html).toBe(`<ol>${names.map((each) => `<li>${each}</li>`).join("")}</ol>`);
  });
});
