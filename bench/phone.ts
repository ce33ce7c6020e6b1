// What a slow phone gets: the bytes of four screens, and when they are painted beside a
// hand-written static page. Run: npm run bench:phone
import { chromium, type Browser } from "playwright";
import { findChromium } from "../scripts/setup/chromium.mjs";
import { weigh } from "../e2e/screens/page-weight";
import { DEMO, SCREENS, startApp, temporaryFolder } from "./support/app";
import { median } from "./support/figures";
import {
  parseCookies,
  NETWORK_PROFILES,
  openOnPhone,
  type NetworkProfile,
  type PageTimes,
} from "./support/phone";
import { serveStaticPage } from "./support/static-page";

/** A try differs from the next by a third of itself, so that few of them tell little. */
const TRIES = { withScript: 15, without: 5 };
const app = await startApp(temporaryFolder(), { demo: true });
const staticPage = await serveStaticPage();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Chromium's sandbox refuses to run as root.
  chromiumSandbox: process.getuid?.() !== 0,
});
const cookie = await app.logIn(DEMO);
await fillDraft(browser);

const pages = [
  { name: "static page", url: staticPage.url, cookie: undefined, isApp: false },
  ...SCREENS.map(({ name, path, isPublic }) => ({
    name,
    url: app.url + path,
    cookie: isPublic ? undefined : cookie,
    isApp: true,
  })),
];

console.log("Bytes, gzip             HTML+CSS    script");
for (const { name, url, cookie: sent } of pages) {
  const { page, script } = await weigh(url, sent);
  console.log(`${name.padEnd(20)}${formatCount(page, 12)}${formatCount(script, 10)}`);
}
for (const line of NETWORK_PROFILES) await printTimes(line);

await browser.close();
staticPage.stop();
await app.stop();

async function printTimes(line: NetworkProfile): Promise<void> {
  console.log(
    `\n${line.name}, 4 × slower processor, cold cache, 412 px, median of ${TRIES.withScript}`,
  );
  console.log(
    "                 first paint  ÷ static  largest ÷ first   shift  longest task  " +
      "script off ÷ on",
  );
  const withScript = await openAllPages(line, TRIES.withScript);
  const without = await openAllPages(line, TRIES.without, { script: false });
  const paintOf = (some: PageTimes[] = []) => median(some.map(({ firstPaint }) => firstPaint));
  const base = paintOf(withScript[0]);
  for (const [index, { name }] of pages.entries()) {
    const opened = withScript[index] ?? [];
    const paint = paintOf(opened);
    console.log(
      name.padEnd(17) +
        `${formatCount(paint, 8)} ms${formatRatio(paint / base, 10)}` +
        formatRatio(
          median(opened.map(({ largestPaint, firstPaint }) => largestPaint / firstPaint)),
          17,
        ) +
        median(opened.map(({ layoutShift }) => layoutShift))
          .toFixed(3)
          .padStart(8) +
        `${formatCount(median(opened.map(({ longestTask }) => longestTask)), 11)} ms` +
        formatRatio(paintOf(without[index]) / paint, 17),
    );
  }
}

/** Every page in turn, again and again, so that what else the machine does slows all alike. */
async function openAllPages(
  line: NetworkProfile,
  tries: number,
  { script = true } = {},
): Promise<PageTimes[][]> {
  const opened: PageTimes[][] = pages.map(() => []);
  for (let tried = 0; tried < tries; tried++) {
    for (const [index, page] of pages.entries()) {
      opened[index]?.push(await openOnPhone(browser, { ...page, network: line, script }));
    }
  }
  return opened;
}

/** So that the form is opened as it is when worked in: with a customer and two items. */
async function fillDraft(used: Browser): Promise<void> {
  const context = await used.newContext({ javaScriptEnabled: false });
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
