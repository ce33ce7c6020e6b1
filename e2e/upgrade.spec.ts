import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Database from "libsql";
import { startOwnApp } from "./support/own-app";

/** What signed the cookies and sealed the sessions of the folder in old-data/. */
const SECRET = "bdb72992110b1da8f8ab74c757ba4019341850301fb6befd070bd6169ee8ffdc";
/** Of the browser that was logged in to it. */
const COOKIE =
  "IjI1YzgwNWU5LWQzYTEtNDliMy1iMmUwLTBiZDQyYzFlZjYyNyI%3D." +
  "X1qCVG5P0VGhEkBfwkD2xZJvmFhA5SCTfVOHWctQmmM";

/** As the version before the migration 0010 left it; the databases as their dumps. */
function oldDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-upgrade-"));
  for (const name of ["app", "books"]) {
    const database = new Database(path.join(folder, `${name}.sqlite`));
    database.exec(fs.readFileSync(path.join("e2e", "old-data", `${name}.sql`), "utf8"));
    database.close();
  }
  fs.writeFileSync(path.join(folder, "session-secret"), SECRET, { mode: 0o600 });
  return folder;
}

test(
  "a data folder of the version before opens with its sessions, drafts and books",
  { tag: "@servers" },
  async ({ browser }) => {
    const folder = oldDataFolder();
    const app = await startOwnApp(folder);
    const context = await browser.newContext({ baseURL: app.url });
    try {
      await context.addCookies([{ name: "lejar", value: COOKIE, url: app.url }]);
      const page = await context.newPage();
      await page.goto("/contacts/all");
      await expect(page.getByRole("link", { name: /Siti Aminah/ })).toBeVisible();
      await page.goto("/create_invoice");
      await expect(page.getByLabel("Notes")).toHaveValue("Half made before the upgrade");
      await page.goto("/create_person");
      await page.getByLabel("First name", { exact: true }).fill("Wei");
      await page.getByLabel("Last name", { exact: true }).fill("Ling");
      await page.getByRole("button", { name: "Save", exact: true }).first().click();
      await page.getByRole("button", { name: "Yes" }).first().click();
      await expect(page.getByText("Person successfully created.")).toBeVisible();
    } finally {
      await app.stop("SIGKILL");
      await context.close();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
);
