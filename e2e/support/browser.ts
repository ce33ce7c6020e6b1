import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from "@playwright/test";

/** The browser contexts by their window, language and headers. */
type ContextsByOptions = Map<string, BrowserContext>;

/**
 * Playwright's `test` with one browser context for all tests of a worker, which is emptied before
 * each test. A new context per test would start a process and compile all scripts again. Tests that
 * set a window, a language or headers with `test.use` share another context.
 */
export const test = base.extend<object, { contexts: ContextsByOptions }>({
  contexts: [
    async ({ browserName: _ }, use) => {
      const contexts: ContextsByOptions = new Map();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, contexts, viewport, isMobile, locale, extraHTTPHeaders }, use) => {
    const optionsKey = JSON.stringify({ viewport, isMobile, locale, extraHTTPHeaders });
    const context = contexts.get(optionsKey) ?? (await openWaitingPage(await browser.newContext()));
    contexts.set(optionsKey, context);
    const [waitingPage] = context.pages();
    await context.clearCookies();
    await failOnErrors(context, use);
    for (const page of context.pages()) if (page !== waitingPage) await page.close();
    await context.unrouteAll();
    await context.setOffline(false);
  },
});

/** Fails the test when a script on one of its pages throws or logs an unexpected error. */
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
 * A click during a navigation aborts the navigation: Remix logs that it stopped reading the answer,
 * or throws.
 */
function isAbortMessage(message: string): boolean {
  return message.includes("signal is aborted");
}

/**
 * Chromium logs every answer of 4xx, 5xx and every failed request, which tests of faults provoke.
 */
function isLoadingError(message: ConsoleMessage): boolean {
  return message.text().startsWith("Failed to load resource:");
}

/** Opens a page that stays open, so that the browser's process is reused by the next test. */
async function openWaitingPage(context: BrowserContext): Promise<BrowserContext> {
  const page = await context.newPage();
  await page.goto("/healthz");
  return context;
}
