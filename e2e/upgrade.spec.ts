import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import Database from "libsql";
import { startOwnApp } from "./support/own-app";

/** The secret that signed the cookies and encrypted the sessions of the folder old-data/. */
const SECRET = "bdb72992110b1da8f8ab74c757ba4019341850301fb6befd070bd6169ee8ffdc";
/** The session cookie of the browser that was logged in. */
const COOKIE =
  "IjI1YzgwNWU5LWQzYTEtNDliMy1iMmUwLTBiZDQyYzFlZjYyNyI%3D." +
  "X1qCVG5P0VGhEkBfwkD2xZJvmFhA5SCTfVOHWctQmmM";

/**
 * Creates a data folder as the version before migration 0010 left it; the databases come from SQL
 * dumps.
 */
function createOldDataFolder(): string {
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
  "a data folder of an older version opens with its sessions, drafts and books",
  { tag: "@servers" },
  async ({ browser }) => {
    const folder = createOldDataFolder();
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
      await fillBlankProfile(page);
      await expectOldInvoices(page);
      await payOldInvoice(page);
    } finally {
      await app.stop("SIGKILL");
      await context.close();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** Fills in the profile of an old sign-up, which had no address and no registration number. */
async function fillBlankProfile(page: Page): Promise<void> {
  await page.goto("/business");
  await expect(page.getByLabel("Business name")).toHaveValue("Roti & Kopi");
  const address = page.getByLabel("Address", { exact: true });
  await expect(address).toHaveValue("");
  await address.fill("1, Jalan Ampang\n50450 Kuala Lumpur");
  await page.getByLabel("SSM registration number").fill("202001000008");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  await expect(address).toHaveValue("1, Jalan Ampang\n50450 Kuala Lumpur");
}

async function expectOldInvoices(page: Page): Promise<void> {
  await page.goto("/invoices/all");
  for (const [no, status] of [
    ["OLD-1", "Paid"],
    ["OLD-2", "Draft, paid"],
    ["OLD-3", "Late"],
  ] as const)
    await expect(page.getByRole("row").filter({ hasText: no })).toContainText(status);
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Invoice Overview" }).getByRole("link");
  await expect(cards).toHaveText([
    /Overdue.*1 invoice.*RM 80\.00/,
    /Open.*0 invoices.*RM 0\.00/,
    /Received.*1 invoice.*RM 45\.50/,
  ]);
}

async function payOldInvoice(page: Page): Promise<void> {
  await page.goto("/invoices/unpaid");
  await page.getByRole("main").getByRole("link", { name: "OLD-3" }).click();
  await page.getByRole("link", { name: "Record payment" }).click();
  await page.getByLabel("Payment method").selectOption("Bank Transfer");
  await page.getByLabel("Deposit to").selectOption("Bank Account");
  await page.getByRole("main").getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText("Payment of RM 80.00 successfully recorded.")).toBeVisible();
  await page.getByRole("link", { name: /^Receipt of RM 80.00/ }).click();
  await expect(page.getByRole("heading", { name: "RM 80.00" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("received from Siti Aminah");
}
