import process from "node:process";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/setup/chromium.mjs";

// In the environment for the workers, which read this file again.
process.env.CHROMIUM_PATH ||= await findChromium();

const asRoot = process.getuid?.() === 0;

const elsewhere =
  process.env.COPIES === "on"
    ? []
    : [
        // On a server of the plain v2 API: what the app offers beyond is not there, and all else works.
        {
          name: "plain",
          testMatch: /(plain-api|create-invoice|edit-invoice|invoice-search)\.spec\.ts$/,
          // What a form does by itself is the same on any server.
          grepInvert: /@script|@form/,
          use: { javaScriptEnabled: false, baseURL: process.env.LEJAR_PLAIN_APP_URL },
        },
        // In shops whose terms, methods and accounts go by other names: nothing goes by a name.
        {
          name: "renamed",
          testMatch: /(cash-sale|create-invoice|payments)\.spec\.ts$/,
          grepInvert: /@script|@plain/,
          use: { javaScriptEnabled: false },
        },
      ];

export default defineConfig({
  testDir: "e2e",
  // Beside them stand tests that need no browser, which Vitest runs.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/journeys",
  globalSetup: "./e2e/support/servers.ts",
  // Limits are for what hangs, not for a slow machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Half of the time each waits for an answer: twice the cores fills them.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  use: {
    browserName: "chromium",
    // Set by the global setup; the workers, which read this file again, see it.
    baseURL: process.env.LEJAR_APP_URL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: "en-MY",
    timezoneId: "Asia/Kuala_Lumpur",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(asRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        // Pages are drawn in the browser's own process, without imitating a graphics card: a tenth
        // less work.
        "--disable-gpu",
        "--disable-software-rasterizer",
        "--in-process-gpu",
        // The next test's pages take over the process of the last one's, with its compiled scripts
        // (e2e/support/browser.ts).
        "--renderer-process-limit=1",
      ],
      // Playwright's own default is to turn the sandbox off everywhere.
      chromiumSandbox: !asRoot,
    },
  },
  projects: [
    // What the servers alone decide is looked at once; so is what only script does.
    { name: "js", grepInvert: /@servers|@plain/ },
    { name: "no-js", grepInvert: /@script|@plain/, use: { javaScriptEnabled: false } },
    ...elsewhere,
  ],
});
