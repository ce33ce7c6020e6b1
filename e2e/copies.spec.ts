import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { hasRedisServer, startRedisServer } from "../app/server/testing/redis-server";
import { findPostgresPrograms, startPostgresServer } from "../upstream/testing/postgres-server";
import { locateAddToInvoiceButton, saveInvoice } from "./support/invoice-form";
import { hasNginx, startNginx } from "./support/nginx";
import { logInToDemo, startOwnApp, type OwnProgram } from "./support/own-app";
import { OWN_SERVER_ARGS } from "./support/programs";

const binaries = findPostgresPrograms();

/**
 * Starts two copies of app and API on one PostgreSQL and one Redis; nginx passes the requests to
 * them in turn.
 */
async function startTwoCopies() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-two-"));
  const postgres = await startPostgresServer(binaries ?? "");
  const redis = await startRedisServer();
  const settings = {
    DATABASE_URL: postgres.url("postgres"),
    REDIS_URL: redis.url,
    SESSION_SECRET: randomBytes(32).toString("hex"),
  };
  const apps: OwnProgram[] = [];
  for (const name of ["1", "2"])
    apps.push(
      await startOwnApp(path.join(folder, name), undefined, { program: OWN_SERVER_ARGS, settings }),
    );
  const nginx = await startNginx(apps.map(({ url }) => Number(new URL(url).port)));
  return {
    url: nginx.url,
    kill: () => apps[0]?.stop("SIGKILL"),
    async stop() {
      await nginx.stop();
      for (const app of apps) await app.stop("SIGKILL");
      await redis.close();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

test(
  "a draft is finished although one of two copies is killed",
  { tag: "@servers" },
  async ({ page }) => {
    const isReady = binaries !== undefined && hasRedisServer && hasNginx;
    test.skip(!isReady && !process.env.CI, "needs PostgreSQL, redis-server and nginx");
    const copies = await startTwoCopies();
    try {
      await logInToDemo(page, copies.url);
      await page.goto(`${copies.url}/create_invoice`);
      await page.getByRole("button", { name: "Add contact" }).click();
      await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
      await page.getByLabel("Notes").fill("Written on two copies");
      await copies.kill();
      await page.getByRole("button", { name: "Add item" }).click();
      await page.getByRole("checkbox").first().check();
      await locateAddToInvoiceButton(page).click();
      await expect(page.getByLabel("Notes")).toHaveValue("Written on two copies");
      const number = await page.getByLabel("Invoice number").inputValue();
      await saveInvoice(page);
      await expect(page.getByRole("heading", { name: "Invoices" })).toBeVisible();
      await expect(page.getByRole("row").first()).toContainText(number);
    } finally {
      await copies.stop();
    }
  },
);
