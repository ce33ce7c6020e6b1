import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { hasRedisServer, startRedisServer } from "../app/server/testing/redis-server";
import { logInToDemo, startOwnApp } from "./support/own-app";
import { saveRecord } from "./support/record-form";

test(
  "during a Redis outage a page says so, forms can be sent again, and logins survive",
  { tag: "@servers" },
  async ({ browser }) => {
    test.skip(!hasRedisServer && !process.env.CI, "needs redis-server on the PATH");
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-redis-outage-"));
    const redis = await startRedisServer(["--appendonly", "yes"]);
    const app = await startOwnApp(dataDir, undefined, {
      settings: {
        REDIS_URL: redis.url,
        SESSION_SECRET: "of this test, with 32 characters or more",
      },
    });
    const context = await browser.newContext({ baseURL: app.url });
    const page = await context.newPage();
    try {
      await logInToDemo(page);
      await page.goto("/create_business");
      await page.getByLabel("Business name").fill("Kedai Jauh");
      await page.getByLabel("Email", { exact: true }).fill("jauh@example.test");

      await redis.stop();
      await saveRecord(page, "Create business?");
      await expect(page.getByRole("heading", { name: "Not saved" })).toBeVisible();
      await expect(
        page.getByText(/cannot be reached just now, so nothing was saved/),
      ).toBeVisible();
      await expect.poll(app.readHealthStatus).toBe(503);
      const other = await context.newPage();
      for (const address of ["/", "/login"]) {
        expect((await other.goto(address))?.status(), address).toBe(503);
        await expect(other.getByText(/cannot be reached just now/)).toBeVisible();
        await expect(other.getByRole("link", { name: "Try again" })).toBeVisible();
      }
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "Not saved" })).toBeVisible();

      await redis.start();
      await expect.poll(app.readHealthStatus).toBe(200);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("Business successfully created.")).toBeVisible();
      await expect(page.getByRole("main").getByText("Kedai Jauh")).toBeVisible();
      await other.goto("/");
      await expect(other.getByRole("heading", { name: "Dashboard" })).toBeVisible();
      // The app did not fall back to a file in the data folder.
      expect(fs.existsSync(path.join(dataDir, "app.sqlite"))).toBe(false);
    } finally {
      await app.stop("SIGKILL");
      await context.close();
      await redis.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
