import type { Browser, Page } from "playwright";

/** A network connection of a phone; `latency` is in milliseconds. */
export type NetworkProfile = { name: string; bytesPerSecond: number; latency: number };

export const SLOW_4G: NetworkProfile = {
  name: "slow 4G (1.6 Mbit/s, 150 ms)",
  bytesPerSecond: 1_600_000 / 8,
  latency: 150,
};

export const NETWORK_PROFILES: NetworkProfile[] = [
  SLOW_4G,
  { name: "slow 3G (400 kbit/s, 400 ms)", bytesPerSecond: 400_000 / 8, latency: 400 },
];

/** How many times slower the phone's processor is than this machine's. */
const SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };

/**
 * The times of the paints in milliseconds since the navigation, the duration of the longest task in
 * milliseconds, and the sum of the layout shifts. Without script only the first paint is measured,
 * and the other values are 0.
 */
export type PageTimes = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longestTask: number;
};

/** How a page is opened. `isApp` is true for a page whose script sets the class "scripted". */
type PhoneVisit = {
  url: string;
  cookie?: string | undefined;
  network: NetworkProfile;
  hasScript: boolean;
  isApp: boolean;
};

/** Opens a page like a phone that visits the app for the first time, and returns the times. */
export async function openOnPhone(
  browser: Browser,
  { url, cookie, network, hasScript, isApp }: PhoneVisit,
): Promise<PageTimes> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: hasScript,
  });
  await context.addCookies(parseCookies(cookie, url));
  const page = await context.newPage();
  await slowDownPage(page, network);
  await page.goto(url);
  if (hasScript && isApp) await page.waitForSelector("html.scripted", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const times = hasScript
    ? await page.evaluate(readTimes)
    : { ...NO_TIMES, firstPaint: await page.evaluate(readFirstPaint) };
  await context.close();
  return times;
}

/** Slows the network and the processor of the page down to a phone's. */
export async function slowDownPage(
  page: Page,
  { bytesPerSecond, latency }: NetworkProfile,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** Converts a Cookie header into a browser's cookies. */
export function parseCookies(header: string | undefined, url: string) {
  const pairs = header ? header.split("; ") : [];
  return pairs.map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return { name, value, url: new URL(url).origin };
  });
}

const NO_TIMES: PageTimes = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longestTask: 0 };

// The functions below run in the page: they must not use anything else of this file.

function readFirstPaint(): number {
  return performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
}

async function readTimes(): Promise<PageTimes> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const [paints = [], shifts = [], tasks = []] = await Promise.all(
    ["largest-contentful-paint", "layout-shift", "longtask"].map(
      (type) =>
        new Promise<Entry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({
            type,
            buffered: true,
          });
          // An observer is not called when there are no entries.
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
