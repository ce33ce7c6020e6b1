import type { Browser, Page } from "playwright";

/** A line to a phone; bytes a second and milliseconds. */
export type Line = { name: string; bytesPerSecond: number; latency: number };

export const SLOW_4G: Line = {
  name: "slow 4G (1.6 Mbit/s, 150 ms)",
  bytesPerSecond: 1_600_000 / 8,
  latency: 150,
};

export const LINES: Line[] = [
  SLOW_4G,
  { name: "slow 3G (400 kbit/s, 400 ms)", bytesPerSecond: 400_000 / 8, latency: 400 },
];

/** How many times slower than this machine the phone's processor is. */
const SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };

/** Milliseconds from the tap; without script only the first paint can be asked for. */
export type Opened = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longestTask: number;
};

type Visit = {
  url: string;
  cookie?: string | undefined;
  line: Line;
  script: boolean;
  isApp: boolean;
};

/** Opens a page as a phone that was never here before. */
export async function openOnPhone(
  browser: Browser,
  { url, cookie, line, script, isApp }: Visit,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: script,
  });
  await context.addCookies(cookiesOf(cookie, url));
  const page = await context.newPage();
  await slowDown(page, line);
  await page.goto(url);
  if (script && isApp) await page.waitForSelector("html.scripted", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const opened = script
    ? await page.evaluate(readTimes)
    : { ...NOTHING, firstPaint: await page.evaluate(readFirstPaint) };
  await context.close();
  return opened;
}

/** A line and a processor as slow as a phone's. */
export async function slowDown(page: Page, { bytesPerSecond, latency }: Line): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** A Cookie header as a browser's own cookies. */
export function cookiesOf(header: string | undefined, url: string) {
  const pairs = header ? header.split("; ") : [];
  return pairs.map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return { name, value, url: new URL(url).origin };
  });
}

const NOTHING: Opened = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longestTask: 0 };

// What follows runs in the page: nothing of this file is known there.

function readFirstPaint(): number {
  return performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
}

async function readTimes(): Promise<Opened> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const [paints = [], shifts = [], tasks = []] = await Promise.all(
    ["largest-contentful-paint", "layout-shift", "longtask"].map(
      (type) =>
        new Promise<Entry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({
            type,
            buffered: true,
          });
          // An observer is not called when there is nothing.
          setTimeout(() => resolve([]), 300);
        }),
    ),
  );
  return {
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    largestPaint: Math.max(0, ...paints.map(({ startTime }) => startTime)),
    layoutShift: shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value = 0 }) => sum + value, 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}
