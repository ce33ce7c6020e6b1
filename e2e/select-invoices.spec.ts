import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
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
