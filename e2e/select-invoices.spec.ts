import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "../upstream/testing/fixtures";
import { readMailsTo } from "./support/mail";
import { expect, loadMore, logIn, logInAgain, open, openShop, test } from "./support/shop";

async function openInvoices(page: Page, drafts: number, sent: number) {
  const numbers = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, "0")}`);
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        invoices: [
          ...numbers(sent, "SENT").map((no) => tinyInvoice({ no })),
          ...numbers(drafts, "DRAFT").map((no) => tinyInvoice({ no, status: 0 })),
        ],
      }),
    ),
  );
  await logIn(page, shop);
  return shop;
}

const tick = (page: Page, no: string) => page.getByRole("checkbox", { name: no });

/** Posts the form with a button that answers with a file, and returns the file's address. */
async function readFile(page: Page, button: "PDF" | "CSV") {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return (await download).url();
}

test("several draft invoices are marked as sent, after a question that counts them", async ({
  page,
}) => {
  const shop = await openInvoices(page, 2, 1);
  await open(page, "/invoices/all?period=all");
  await page.getByRole("link", { name: "Select", exact: true }).click();
  const button = page.getByRole("button", { name: "Mark as sent" });
  await button.click();
  await expect(page.getByRole("alert")).toHaveText("Choose at least one invoice.");
  for (const no of ["DRAFT-01", "DRAFT-02", "SENT-01"]) await tick(page, no).check();
  await button.click();
  const question = page.getByRole("region", { name: "Mark 2 invoices as sent?" });
  await expect(question).toContainText("These stay as they are: SENT-01.");
  await question.getByRole("link", { name: "No" }).click();
  await expect(tick(page, "DRAFT-02")).toBeChecked();
  await button.click();
  // The login ends while the question is open. The answer is not lost.
  await shop.addFault({ kind: "status", status: 401, times: 50 });
  await question.getByRole("button", { name: "Yes" }).click();
  await logInAgain(page, shop);
  await page.getByRole("button", { name: "Send it now" }).click();
  await expect(page.getByText("2 invoices marked as sent.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Draft", { exact: true })).toHaveCount(0);
});

test("chosen invoices are emailed, one email to each customer, and drafts are marked first", async ({
  page,
}) => {
  const email = `${randomUUID()}@bulk.test`;
  const contacts = [
    tinyContact({ ref: "jaya", displayName: "Jaya", email }),
    tinyContact({ ref: "maju", displayName: "Maju" }),
    tinyContact({ ref: "tiada", displayName: "Tiada", email: "" }),
  ];
  const invoices = [
    tinyInvoice({ no: "A-1", contact: "jaya" }),
    tinyInvoice({ no: "A-2", contact: "jaya" }),
    tinyInvoice({ no: "B-1", contact: "maju", status: 0 }),
    tinyInvoice({ no: "C-1", contact: "tiada" }),
  ];
  await logIn(page, await openShop(tinyAccount(tinyBooks({ contacts, invoices }))));
  await open(page, "/select_invoices/all");
  for (const no of ["A-1", "A-2", "B-1", "C-1"]) await tick(page, no).check();
  await page.getByRole("button", { name: "Email" }).click();
  const question = page.getByRole("region", { name: "Send 1 email to 1 customer?" });
  await expect(question).toContainText(/Jaya: A-\d, A-\d/);
  await expect(question).toContainText("Tiada, C-1: This customer has no email address.");
  await expect(question).toContainText("Drafts are not emailed: B-1.");
  await question.getByRole("link", { name: "Mark as sent first" }).click();
  await page
    .getByRole("region", { name: "Mark 1 invoice as sent?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await page
    .getByRole("region", { name: "Send 2 emails to 2 customers?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText("2 emails are on their way.")).toBeVisible();
  await expect.poll(async () => (await readMailsTo(email)).length).toBe(1);
  await page.getByRole("main").getByRole("link", { name: "A-1" }).click();
  await page.getByRole("main").getByRole("link", { name: "Send" }).click();
  await expect(page.getByText(`Email with several invoices to ${email}`)).toBeVisible();
});

test("chosen invoices are one PDF and a CSV, also from further pages", async ({ page }) => {
  await openInvoices(page, 0, 22);
  await open(page, "/invoices/all");
  await page.getByRole("link", { name: "Select", exact: true }).click();
  await tick(page, "SENT-22").check();
  if (test.info().project.use.javaScriptEnabled === false)
    await page.getByRole("button", { name: "Load more" }).click();
  else await loadMore(page);
  await expect(tick(page, "SENT-22")).toBeChecked();
  await tick(page, "SENT-01").check();
  const pdf = await page.request.get(await readFile(page, "PDF"));
  expect(pdf.headers()["content-disposition"]).toBe('attachment; filename="invoices.pdf"');
  const csv = await page.request.get(await readFile(page, "CSV"));
  const rows = parse(await csv.body(), { bom: true, columns: true });
  expect(rows).toMatchObject([{ Number: "SENT-22" }, { Number: "SENT-01" }]);
});

test(
  "a file has at most 50 invoices, and the ticks stay",
  { tag: "@servers" },
  async ({ page }) => {
    await openInvoices(page, 0, 51);
    await open(page, "/select_invoices/all?page=3");
    await page.getByRole("link", { name: "Select all shown" }).click();
    await page.getByRole("button", { name: "PDF" }).click();
    await expect(page.getByRole("alert")).toHaveText("Choose at most 50 invoices.");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(51);
  },
);
