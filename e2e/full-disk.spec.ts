import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { logInToDemo, startOwnApp } from "./support/own-app";
import { saveRecord } from "./support/record-form";

/**
 * Limits the size of files that a process may write; beyond it the system refuses writes, as on a
 * full disk.
 */
function limitFileSize(pid: number | undefined, bytes: number | "unlimited"): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

const canLimit = process.platform === "linux" && fs.existsSync("/usr/bin/prlimit");

test(
  "on a full disk nothing is saved, a page says so, and the same form can be sent again",
  { tag: "@servers" },
  async ({ browser }) => {
    test.skip(!canLimit, "needs prlimit of util-linux, to take the room away from a process");
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-full-"));
    const app = await startOwnApp(dataDir);
    const context = await browser.newContext({ baseURL: app.url });
    const page = await context.newPage();
    try {
      await logInToDemo(page);
      await page.goto("/create_business");
      await page.getByLabel("Business name").fill("Kedai Penuh");
      await page.getByLabel("Email", { exact: true }).fill("penuh@example.test");

      limitFileSize(app.process.pid, 4096);
      await saveRecord(page, "Create business?");
      await expect(page.getByRole("heading", { name: "Not saved" })).toBeVisible();
      await expect(
        page.getByText(/so nothing was\. Please tell whoever runs this app/),
      ).toBeVisible();
      await expect.poll(app.readHealthStatus).toBe(503);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "Not saved" })).toBeVisible();

      limitFileSize(app.process.pid, "unlimited");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("Business successfully created.")).toBeVisible();
      await expect(page.getByRole("main").getByText("Kedai Penuh")).toBeVisible();
      await expect.poll(app.readHealthStatus).toBe(200);
    } finally {
      await app.stop("SIGKILL");
      await context.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
