import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { addItems, chooseContact, save, startInvoice } from "./support/invoice-form";
import { logInToDemo, startOwnApp } from "./support/own-app";
import { expect, test } from "@playwright/test";

test(
  "what was acknowledged outlives a killed process, and so does a draft",
  { tag: "@servers" },
  async ({ browser }) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-crash-"));
    let app = await startOwnApp(dataDir);
    const context = await browser.newContext({ baseURL: app.url });
    const page = await context.newPage();
    try {
      await logInToDemo(page);
      await startInvoice(page);
      const no = await page.getByLabel("Invoice number").inputValue();
      await chooseContact(page, "Ampang Yong Tau Foo");
      await addItems(page, "Coffee Grinder");
      await save(page);
      await expect(page.getByText("Invoice successfully created.")).toBeVisible();
      await startInvoice(page);
      await page.getByLabel("Notes").fill("Half made");
      await chooseContact(page, "Ampang Yong Tau Foo");

      await app.stop("SIGKILL");
      app = await startOwnApp(dataDir, Number(new URL(app.url).port));

      await page.goto("/invoices/all");
      await expect(page.getByRole("main").getByRole("row").first()).toContainText(no);
      await page.goto("/create_invoice");
      await expect(page.getByLabel("Notes")).toHaveValue("Half made");
      await expect(page.getByRole("button", { name: "Change contact" })).toContainText(
        "Ampang Yong Tau Foo",
      );
    } finally {
      await app.stop("SIGKILL");
      await context.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
