import { once } from "node:events";
import fs from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { openDatabase } from "../upstream/db/open";
import { addItems, chooseContact, saveInvoice, openNewInvoice } from "./support/invoice-form";
import { logInToDemo, startOwnApp } from "./support/own-app";
import { expect, test } from "@playwright/test";

/** Starts a mail server that accepts every mail except the first, which it never acknowledges. */
async function startStuckMailServer() {
  const recipients: string[] = [];
  let markStarted = () => {};
  const firstMailStarted = new Promise<void>((resolve) => (markStarted = resolve));
  let isFirst = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      stream.resume();
      if (isFirst) markStarted();
      else stream.on("end", () => done());
      if (!isFirst) recipients.push(...envelope.rcptTo.map(({ address }) => address));
      isFirst = false;
    },
  });
  // A killed process breaks its connections.
  server.on("error", () => undefined);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    firstMailStarted,
    recipients,
    close: () => server.close(() => {}),
  };
}

/** Turns the demo account, which sends no mails, into a shop with a confirmed email. */
async function turnDemoIntoShop(dataDir: string): Promise<void> {
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  const email_confirmed_at = new Date().toISOString();
  await db
    .updateTable("accounts")
    .set({ email: "aisyah@shop.example", email_confirmed_at })
    .execute();
  await db.destroy();
}

test(
  "a killed process loses no saved invoice and no draft, and a mail in progress is listed as uncertain",
  { tag: "@servers" },
  async ({ browser }) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-crash-"));
    const mailServer = await startStuckMailServer();
    const settings = { SMTP_URL: mailServer.url };
    let app = await startOwnApp(dataDir, undefined, { settings });
    const context = await browser.newContext({ baseURL: app.url });
    const page = await context.newPage();
    try {
      await logInToDemo(page);
      await openNewInvoice(page);
      const no = await page.getByLabel("Invoice number").inputValue();
      await chooseContact(page, "Ampang Yong Tau Foo");
      await addItems(page, "Coffee Grinder");
      await saveInvoice(page);
      await expect(page.getByText("Invoice successfully created.")).toBeVisible();
      await openNewInvoice(page);
      await page.getByLabel("Notes").fill("Half made");
      await chooseContact(page, "Ampang Yong Tau Foo");

      await turnDemoIntoShop(dataDir);
      await page.goto("/invoices/unpaid");
      await page
        .getByRole("main")
        .getByRole("link", { name: /^INV-\d/ })
        .first()
        .click();
      await page.getByRole("main").getByRole("link", { name: "Send" }).click();
      const sendPage = page.url();
      await page.getByLabel("Email", { exact: true }).fill("akaun@pelanggan.example");
      const sending = page.getByRole("button", { name: "Send email" }).click();
      await mailServer.firstMailStarted;

      await app.stop("SIGKILL");
      await sending.catch(() => undefined);
      app = await startOwnApp(dataDir, Number(new URL(app.url).port), { settings });

      await page.goto("/invoices/all");
      await expect(page.getByRole("main").getByRole("row").first()).toContainText(no);
      await page.goto("/create_invoice");
      await expect(page.getByLabel("Notes")).toHaveValue("Half made");
      await expect(page.getByRole("button", { name: "Change contact" })).toContainText(
        "Ampang Yong Tau Foo",
      );
      await page.goto(sendPage);
      await expect(page.getByRole("region", { name: "Sent so far" })).toContainText(
        "Email to akaun@pelanggan.example: may have been sent",
      );
      expect(mailServer.recipients).toEqual([]);
      await page.getByRole("button", { name: "Send again to akaun@pelanggan.example" }).click();
      await expect.poll(() => mailServer.recipients).toEqual(["akaun@pelanggan.example"]);
    } finally {
      mailServer.close();
      await app.stop("SIGKILL");
      await context.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
