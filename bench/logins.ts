// Logs in again and again on a slow phone and counts what the browser's console calls an error;
// fails on any. Run: node scripts/prepared.mjs bench/logins.ts 200
import { chromium, type Browser, type Page } from "playwright";
import { findChromium } from "../scripts/setup/chromium.mjs";
import { DEMO, startApp, temporaryFolder } from "./support/app";
import { slowDownPage, SLOW_4G } from "./support/phone";

const LOGINS = Number(process.argv[2] ?? 200);
// More of them on two processors starve the app itself, which real phones do not.
const CONCURRENCY = 2;

/**
 * When 'LOG IN' is pressed: scripts that are on their way, half there and all there are three
 * different pages.
 */
const MOMENTS = ["at once", "while script starts", "after script has started"] as const;

const app = await startApp(temporaryFolder(), { demo: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Chromium's sandbox refuses to run as root.
  chromiumSandbox: process.getuid?.() !== 0,
});
const errors: string[] = [];
let next = 0;
await Promise.all(Array.from({ length: CONCURRENCY }, () => logInRepeatedly(browser)));
await browser.close();
await app.stop();

console.log(`${LOGINS} logins, ${errors.length} errors (4 × slower processor, ${SLOW_4G.name})`);
for (const error of errors) console.log(error);
process.exitCode = errors.length === 0 ? 0 : 1;

async function logInRepeatedly(used: Browser): Promise<void> {
  while (next < LOGINS) {
    const login = next++;
    const moment = MOMENTS[login % MOMENTS.length] ?? "at once";
    const context = await used.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const tell = (text: string) =>
      errors.push(
        `login ${login + 1}, pressed ${moment}, ${new URL(page.url()).pathname}: ${text}`,
      );
    page.on("pageerror", (error) => tell(error.stack ?? error.message));
    page.on("console", (message) => message.type() === "error" && tell(message.text()));
    try {
      await slowDownPage(page, SLOW_4G);
      await logIn(page, moment);
    } catch (error) {
      tell(`not logged in: ${String(error)}`);
    }
    await context.close();
  }
}

async function logIn(page: Page, moment: (typeof MOMENTS)[number]): Promise<void> {
  const starts = page.waitForResponse((response) => response.url().includes("/build/"));
  await page.goto(`${app.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Email").fill(DEMO.email);
  await page.getByLabel("Password").fill(DEMO.password);
  if (moment === "while script starts") await starts;
  if (moment === "after script has started") await page.locator("html.scripted").waitFor();
  await page.getByRole("button", { name: "LOG IN" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await page.locator("html.scripted").waitFor();
  await page.waitForLoadState("networkidle");
}
