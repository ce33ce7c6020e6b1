// What a slow phone gets: the bytes of four screens, and when they are painted beside a
// hand-written static page. Run: npm run bench:phone
import { chromium, type Browser } from "playwright";
import { findChromium } from "../scripts/setup/chromium.mjs";
import { weigh } from "../e2e/screens/page-weight";
import { DEMO, SCREENS, startApp, temporaryFolder } from "./support/app";
import { median } from "./support/figures";
import { cookiesOf, LINES, openOnPhone, type Line, type Opened } from "./support/phone";
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
await beginInvoice(browser);

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
  console.log(`${name.padEnd(20)}${count(page, 12)}${count(script, 10)}`);
}
for (const line of LINES) await printTimes(line);

await browser.close();
staticPage.stop();
await app.stop();

async function printTimes(line: Line): Promise<void> {
  console.log(
    `\n${line.name}, 4 × slower processor, cold cache, 412 px, median of ${TRIES.withScript}`,
  );
  console.log(
    "                 first paint  ÷ static  largest ÷ first   shift  longest task  " +
      "script off ÷ on",
  );
  const withScript = await openAll(line, TRIES.withScript);
  const without = await openAll(line, TRIES.without, { script: false });
  const paintOf = (some: Opened[] = []) => median(some.map(({ firstPaint }) => firstPaint));
  const base = paintOf(withScript[0]);
  for (const [index, { name }] of pages.entries()) {
    const opened = withScript[index] ?? [];
    const paint = paintOf(opened);
    console.log(
      name.padEnd(17) +
        `${count(paint, 8)} ms${ratio(paint / base, 10)}` +
        ratio(median(opened.map(({ largestPaint, firstPaint }) => largestPaint / firstPaint)), 17) +
        median(opened.map(({ layoutShift }) => layoutShift))
          .toFixed(3)
          .padStart(8) +
        `${count(median(opened.map(({ longestTask }) => longestTask)), 11)} ms` +
        ratio(paintOf(without[index]) / paint, 17),
    );
  }
}

/** Every page in turn, again and again, so that what else the machine does slows all alike. */
async function openAll(line: Line, tries: number, { script = true } = {}): Promise<Opened[][]> {
  const opened: Opened[][] = pages.map(() => []);
  for (let tried = 0; tried < tries; tried++) {
    for (const [index, page] of pages.entries()) {
      opened[index]?.push(await openOnPhone(browser, { ...page, line, script }));
    }
  }
  return opened;
}

/** So that the form is opened as it is when worked in: with a customer and two items. */
async function beginInvoice(used: Browser): Promise<void> {
  const context = await used.newContext({ javaScriptEnabled: false });
  await context.addCookies(cookiesOf(cookie, app.url));
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

function count(value: number, width: number): string {
  return Math.round(value).toLocaleString("en").padStart(width);
}

function ratio(value: number, width: number): string {
  return value.toFixed(2).padStart(width);
}
