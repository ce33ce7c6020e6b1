import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from "@playwright/test";

/** By the window and the headers that were asked for. */
type ContextsByOptions = Map<string, BrowserContext>;

/**
 * Playwright's `test`, with one browser context for all tests of a worker, emptied before each:
 * with a new one every test would start a browser's process and compile all scripts anew. Tests
 * that set their window or headers by `test.use` share another.
 */
export const test = base.extend<object, { kept: ContextsByOptions }>({
  kept: [
    async ({ browserName: _ }, use) => {
      const kept: ContextsByOptions = new Map();
      await use(kept);
      for (const context of kept.values()) await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, kept, viewport, isMobile, extraHTTPHeaders }, use) => {
    const asked = JSON.stringify({ viewport, isMobile, extraHTTPHeaders });
    const context = kept.get(asked) ?? (await openWaitingPage(await browser.newContext()));
    kept.set(asked, context);
    const [waiting] = context.pages();
    await context.clearCookies();
    await failOnErrors(context, use);
    for (const page of context.pages()) if (page !== waiting) await page.close();
    await context.unrouteAll();
    await context.setOffline(false);
  },
});

/** Whatever a test looks at, script that breaks on one of its pages fails it. */
async function failOnErrors(
  context: BrowserContext,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  const onError = (error: { error(): Error; page(): Page | null }) => {
    const { name, message, stack } = error.error();
    if (!isAbortMessage(message || name))
      errors.push(`${error.page()?.url()}: ${stack ?? message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    const isExpected = isLoadingError(message) || isAbortMessage(message.text());
    if (message.type() === "error" && !isExpected)
      errors.push(`${message.location().url}: ${message.text()}`);
  };
  context.on("weberror", onError);
  context.on("console", onConsole);
  await use(context);
  context.off("weberror", onError);
  context.off("console", onConsole);
  expect(errors, "errors in the browser").toEqual([]);
}

/**
 * A press that overtakes the navigation before it: Remix logs that it stopped reading the answer,
 * or leaves that to nobody.
 */
function isAbortMessage(message: string): boolean {
  return message.includes("signal is aborted");
}

/** Chromium's own line about an answer of 4xx, 5xx or none, which journeys about faults ask for. */
function isLoadingError(message: ConsoleMessage): boolean {
  return message.text().startsWith("Failed to load resource:");
}

/** A page that waits all the while keeps the browser's process for the pages of the next test. */
async function openWaitingPage(context: BrowserContext): Promise<BrowserContext> {
  const page = await context.newPage();
  await page.goto("/healthz");
  return context;
}
