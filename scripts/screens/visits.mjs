// Goes to a screen as the person who looks at it, in a browser of their own, and leaves nothing
// behind.
import process from "node:process";
import { shopOf } from "./shops.mjs";

/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").Visit} Visit */

const waitMs = 40_000;

/**
 * Brings a screen on a page, hands it to `look` and takes everything back.
 * @template Seen
 * @param {import("playwright").Browser} browser
 * @param {Screen} screen
 * @param {{ hasScript: boolean, viewport: { width: number, height: number }, now: Date }} how
 * @param {(page: import("playwright").Page, served: () => Promise<string>) => Promise<Seen>} look
 *   `served`: the page's HTML as it came
 * @returns {Promise<Seen>}
 */
export async function visit(browser, screen, { hasScript, viewport, now }, look) {
  const { as = "demo" } = screen;
  const appUrl = process.env[hasOwnShop(as) ? "LEJAR_APP_URL" : "LEJAR_EMBEDDED_URL"] ?? "";
  const context = await browser.newContext({
    baseURL: appUrl,
    viewport,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: hasScript,
    locale: "en-MY",
    timezoneId: "Asia/Kuala_Lumpur",
    reducedMotion: "reduce",
    colorScheme: screen.isDark ? "dark" : "light",
  });
  context.setDefaultTimeout(waitMs);
  await context.clock.setFixedTime(now);
  const page = await context.newPage();
  /** @type {import("playwright").Response | undefined} */
  let last;
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && !response.headers().location) last = response;
  });
  const shop = await shopOf(as);
  const leave = as === "nobody" ? undefined : await logIn(context, appUrl, shop);
  try {
    await reach(screen, {
      page,
      shop,
      hasScript,
      open: (address) => open(page, address, hasScript),
    });
    return await look(page, async () => (await last?.text()) ?? "");
  } finally {
    await context.close();
    if (hasOwnShop(as)) await shop.clearFaults();
    await leave?.();
  }
}

/**
 * It and its faults are made by the journeys' API; the demo account is at home in the embedded one.
 * @param {string} as
 */
const hasOwnShop = (as) => as === "new" || as === "small";

/** From the address to the state, standing still. @param {Screen} screen @param {Visit} visit */
export async function reach({ address, steps, sees }, visit) {
  const { page } = visit;
  if (!address.includes("{")) await visit.open(address);
  await steps?.(visit);
  await page.getByText(sees).filter({ visible: true }).first().waitFor();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
}

/** @param {import("playwright").Page} page @param {string} address @param {boolean} hasScript */
async function open(page, address, hasScript) {
  await page.goto(address);
  if (hasScript) await page.locator("html.scripted").waitFor();
}

/**
 * By the form's own post; logging out clears the drafts.
 * @param {import("playwright").BrowserContext} context
 * @param {string} url
 * @param {import("../../e2e/support/shop").Shop} shop
 */
async function logIn(context, url, { account: { email, password } }) {
  const answer = await post(`${url}/login`, new URLSearchParams({ email, password }));
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  if (answer.status !== 302) throw new Error(`The login answered ${answer.status}.`);
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = "", ...value] = cookie.split("=");
      return { name, value: value.join("="), url };
    }),
  );
  return () => post(`${url}/logout`, new URLSearchParams(), cookies.join("; "));
}

/** @param {string} address @param {URLSearchParams} body @param {string} [cookie] */
function post(address, body, cookie = "") {
  return fetch(address, {
    method: "POST",
    body,
    headers: { Origin: new URL(address).origin, Cookie: cookie },
    redirect: "manual",
  });
}
