// Logs in repeatedly on a slow phone and counts the errors in the browser's console; fails on any
// error. Run: node scripts/prepared.mjs bench/logins.ts 200
import { chromium, type Browser, type Page } from "playwright";
import { findChromium } from "../scripts/setup/chromium.mjs";
import { DEMO, startMeasuredApp, createTemporaryFolder } from "./support/app";
import { slowDownPage, SLOW_4G } from "./support/phone";

const LOGINS = Number(process.argv[2] ?? 200);
// More browsers would starve the app on two processors, unlike real phones.
const CONCURRENCY = 2;

/**
 * The moments at which 'LOG IN' is pressed: before the scripts arrive, while they arrive, and after
 * they have started.
 */
const MOMENTS = ["at once", "while script starts", "after script has started"] as const;

const app = await startMeasuredApp(createTemporaryFolder(), { hasDemo: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Chromium's sandbox does not run as root.
  chromiumSandbox: process.getuid?.() !== 0,
});
const errors: string[] = [];
let nextLogin = 0;
await Promise.all(Array.from({ length: CONCURRENCY }, () => logInRepeatedly(browser)));
await browser.close();
await app.stop();

console.log(`${LOGINS} logins, ${errors.length} errors (4 × slower processor, ${SLOW_4G.name})`);
for (const error of errors) console.log(error);
process.exitCode = errors.length === 0 ? 0 : 1;

async function logInRepeatedly(startedBrowser: Browser): Promise<void> {
  while (nextLogin < LOGINS) {
    const login = nextLogin++;
    const moment = MOMENTS[login % MOMENTS.length] ?? "at once";
    const context = await startedBrowser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const addError = (text: string) =>
      errors.push(
        `login ${login + 1}, pressed ${moment}, ${new URL(page.url()).pathname}: ${text}`,
      );
    page.on("pageerror", (error) => addError(error.stack ?? error.message));
    page.on("console", (message) => message.type() === "error" && addError(message.text()));
    try {
      await slowDownPage(page, SLOW_4G);
      await logIn(page, moment);
    } catch (error) {
      addError(`not logged in: ${String(error)}`);
    }
    await context.close();
  }
}

async function logIn(page: Page, moment: (typeof MOMENTS)[number]): Promise<void> {
  const firstScript = page.waitForResponse((response) => response.url().includes("/build/"));
  await page.goto(`${app.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Email").fill(DEMO.email);
  await page.getByLabel("Password").fill(DEMO.password);
  if (moment === "while script starts") await firstScript;
  if (moment === "after script has started") await page.locator("html.scripted").waitFor();
  await page.getByRole("button", { name: "LOG IN" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await page.locator("html.scripted").waitFor();
  await page.waitForLoadState("networkidle");
}
