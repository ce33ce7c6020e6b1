import { isDeepStrictEqual } from "node:util";
import { test as base, type BrowserContext } from "@playwright/test";

type Kept = { context?: BrowserContext };

/**
 * Playwright's `test`, with one browser context for all tests of a worker, emptied before each: with a new one every
 * test would start a browser's process and compile all scripts anew. A test that sets its window or headers by `test.use` has its own.
 */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    async ({ browserName: _ }, use) => {
      const kept: Kept = {};
      await use(kept);
      await kept.context?.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, kept, viewport, isMobile, extraHTTPHeaders }, use, { project }) => {
    const asked = { viewport, isMobile, extraHTTPHeaders };
    const usual = { viewport: project.use.viewport, isMobile: project.use.isMobile, extraHTTPHeaders: project.use.extraHTTPHeaders };
    if (!isDeepStrictEqual(asked, usual)) {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    const context = (kept.context ??= await keepContext(await browser.newContext()));
    const [waiting] = context.pages();
    await context.clearCookies();
    await use(context);
    for (const page of context.pages()) if (page !== waiting) await page.close();
    await context.unrouteAll();
    await context.setOffline(false);
  },
});

/** A page that waits all the while keeps the browser's process for the pages of the next test. */
async function keepContext(context: BrowserContext): Promise<BrowserContext> {
  const page = await context.newPage();
  await page.goto("/healthz");
  return context;
}
