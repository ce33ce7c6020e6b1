import type { CDPSession, Page } from "@playwright/test";

/** A word as long as "popover" that no browser knows. */
const REPLACEMENT = "papaver";

/**
 * Makes the page's browser one without popovers: their attributes, selectors and methods do not
 * exist.
 */
export async function removePopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Fetch.requestPaused", (paused) => {
    renamePopovers(devtools, paused).catch(ignoreClosedPage);
  });
  await devtools.send("Fetch.enable", {
    patterns: (["Document", "Stylesheet", "Script", "Fetch"] as const).map((resourceType) => ({
      resourceType,
      requestStage: "Response" as const,
    })),
  });
}

/** Ignores errors of a page that was closed or left while its answer was being changed. */
function ignoreClosedPage(error: unknown): void {
  if (!/closed|Invalid InterceptionId/.test(String(error))) throw error;
}

type PausedResponse = {
  requestId: string;
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
};

async function renamePopovers(
  devtools: CDPSession,
  { requestId, responseStatusCode = 200, responseHeaders = [] }: PausedResponse,
): Promise<void> {
  const isText = responseHeaders.some(
    ({ name, value }) => name.toLowerCase() === "content-type" && /text|script/.test(value),
  );
  if (!isText || (responseStatusCode >= 300 && responseStatusCode < 400)) {
    await devtools.send("Fetch.continueRequest", { requestId });
    return;
  }
  const { body, base64Encoded } = await devtools.send("Fetch.getResponseBody", { requestId });
  const text = Buffer.from(body, base64Encoded ? "base64" : "utf8").toString("utf8");
  await devtools.send("Fetch.fulfillRequest", {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: responseHeaders.filter(
      ({ name }) => !/^content-(encoding|length)$/i.test(name),
    ),
    body: Buffer.from(text.replaceAll("popover", REPLACEMENT)).toString("base64"),
  });
}
