// Measures four screens on a slow phone: the bytes sent, and the paint times beside a hand-written
// static page. Run: npm run bench:phone
import { chromium, type Browser } from "playwright";
import { findChromium } from "../scripts/setup/chromium.mjs";
import { measurePageWeight } from "../e2e/screens/page-weight";
import { DEMO, MEASURED_SCREENS, startMeasuredApp, createTemporaryFolder } from "./support/app";
import { calculateMedian } from "./support/figures";
import {
  parseCookies,
  NETWORK_PROFILES,
  openOnPhone,
  type NetworkProfile,
  type PageTimes,
} from "./support/phone";
import { serveStaticPage } from "./support/static-page";

/** Measurements differ by a third, so the medians need several tries. */
const TRIES = { withScript: 15, withoutScript: 5 };
const app = await startMeasuredApp(createTemporaryFolder(), { hasDemo: true });
const staticPage = await serveStaticPage();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Chromium's sandbox does not run as root.
  chromiumSandbox: process.getuid?.() !== 0,
});
const cookie = await app.logIn(DEMO);
await fillDraft(browser);

const pages = [
  { name: "static page", url: staticPage.url, cookie: undefined, isApp: false },
  ...MEASURED_SCREENS.map(({ name, path, isPublic }) => ({
    name,
    url: app.url + path,
    cookie: isPublic ? undefined : cookie,
    isApp: true,
  })),
];

console.log("Bytes, gzip             HTML+CSS    script");
for (const { name, url, cookie: cookieHeader } of pages) {
  const { page, script } = await measurePageWeight(url, cookieHeader);
  console.log(`${name.padEnd(20)}${formatCount(page, 12)}${formatCount(script, 10)}`);
}
for (const network of NETWORK_PROFILES) await printTimes(network);

await browser.close();
staticPage.stop();
await app.stop();

async function printTimes(network: NetworkProfile): Promise<void> {
  console.log(
    `\n${network.name}, 4 × slower processor, cold cache, 412 px, median of ${TRIES.withScript}`,
  );
  console.log(
    "                 first paint  ÷ static  largest ÷ first   shift  longest task  " +
      "script off ÷ on",
  );
  const withScript = await openAllPages(network, TRIES.withScript);
  const withoutScript = await openAllPages(network, TRIES.withoutScript, { hasScript: false });
  const medianPaint = (times: PageTimes[] = []) =>
    calculateMedian(times.map(({ firstPaint }) => firstPaint));
  const staticPaint = medianPaint(withScript[0]);
  for (const [index, { name }] of pages.entries()) {
    const times = withScript[index] ?? [];
    const paint = medianPaint(times);
    console.log(
      name.padEnd(17) +
        `${formatCount(paint, 8)} ms${formatRatio(paint / staticPaint, 10)}` +
        formatRatio(
          calculateMedian(times.map(({ largestPaint, firstPaint }) => largestPaint / firstPaint)),
          17,
        ) +
        calculateMedian(times.map(({ layoutShift }) => layoutShift))
          .toFixed(3)
          .padStart(8) +
        `${formatCount(calculateMedian(times.map(({ longestTask }) => longestTask)), 11)} ms` +
        formatRatio(medianPaint(withoutScript[index]) / paint, 17),
    );
  }
}

/**
 * Opens the pages in turn several times, so that other load on the machine affects all pages alike.
 */
async function openAllPages(
  network: NetworkProfile,
  tries: number,
  { hasScript = true } = {},
): Promise<PageTimes[][]> {
  const times: PageTimes[][] = pages.map(() => []);
  for (let attempt = 0; attempt < tries; attempt++) {
    for (const [index, page] of pages.entries()) {
      times[index]?.push(await openOnPhone(browser, { ...page, network, hasScript }));
    }
  }
  return times;
}

/** Fills a draft with a customer and two items, so that the form is measured in a usual state. */
async function fillDraft(startedBrowser: Browser): Promise<void> {
  const context = await startedBrowser.newContext({ javaScriptEnabled: false });
  await context.addCookies(parseCookies(cookie, app.url));
  const page = await context.newPage();
  await page.goto(`${app.url}/create_invoice`);
  await page.getByRole("button", { name: "Add contact" }).click();
  await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("button", { name: "Add item" }).click();
  for (const item of [0, 1]) await page.getByRole("checkbox").nth(item).check();
  await page.getByRole("button", { name: "Add to invoice" }).click();
  await page.getByRole("heading", { name: "Create Invoice" }).waitFor();
  await context.close();
}

function formatCount(value: number, width: number): string {
  return Math.round(value).toLocaleString("en").padStart(width);
}

function formatRatio(value: number, width: number): string {
  return value.toFixed(2).padStart(width);
}
