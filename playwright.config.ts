import process from "node:process";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/setup/chromium.mjs";
import { useMemoryForTemporaryFiles } from "./scripts/test/memory-folder.mjs";

useMemoryForTemporaryFiles();

// The path is set in the environment, because each worker reads this file again.
process.env.CHROMIUM_PATH ||= await findChromium();

const isRoot = process.getuid?.() === 0;

// `npm run test:copies` sets COPIES=on and runs only the projects `js` and `no-js`.
const otherProjects =
  process.env.COPIES === "on"
    ? []
    : [
        // Runs on a server of the plain v2 API. The features of missing extensions must be hidden,
        // and all other features must work.
        {
          name: "plain",
          testMatch: /(plain-api|create-invoice|edit-invoice|invoice-search)\.spec\.ts$/,
          // Forms behave the same on every server.
          grepInvert: /@script|@form/,
          use: { javaScriptEnabled: false, baseURL: process.env.LEJAR_PLAIN_APP_URL },
        },
        // Runs with companies whose terms, payment methods and accounts have other names, because
        // no feature may depend on a name.
        {
          name: "renamed",
          grep: /@kinds/,
          use: { javaScriptEnabled: false },
        },
      ];

export default defineConfig({
  testDir: "e2e",
  // The folder also contains tests that need no browser, which Vitest runs.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/journeys",
  globalSetup: "./e2e/support/servers.ts",
  // The limits are for tests that hang, not for a slow machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each worker waits for responses half of the time, so four workers keep two cores busy.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  use: {
    browserName: "chromium",
    // The global setup sets LEJAR_APP_URL before the workers read this file again.
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
        // Chromium's sandbox does not run as root.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        // Rendering in the browser's own process, without emulating a graphics card, saves a tenth
        // of the work.
        "--disable-gpu",
        "--disable-software-rasterizer",
        "--in-process-gpu",
        // The next test reuses the process of the last one with its compiled scripts
        // (e2e/support/browser.ts).
        "--renderer-process-limit=1",
      ],
      // By default, Playwright turns the sandbox off everywhere.
      chromiumSandbox: !isRoot,
    },
  },
  projects: [
    // Tests tagged @servers run without script only, because their result does not depend on
    // script. Tests tagged @script need script.
    { name: "js", grepInvert: /@servers|@plain/ },
    { name: "no-js", grepInvert: /@script|@plain/, use: { javaScriptEnabled: false } },
    ...otherProjects,
  ],
});
