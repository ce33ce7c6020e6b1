import { expect, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "../upstream/testing/fixtures";
import { hasScript, loadMore, logIn, open, openShop, test } from "./support/shop";

const NAME = '=Kedai "Kopi", 好味茶餐室';

const [line] = tinyInvoice().lines;
const linesPriced = (unitPrice: string) => (line ? { lines: [{ ...line, unitPrice }] } : {});

const tillPayment = (method: string, amount: string, date: string) => ({
  ...{ method, amount, date },
  ledgerAccount: "till",
});

/** Returns the company's date so many days ago, YYYY-MM-DD. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000);
  return day.toLocaleDateString("sv-SE", { timeZone: "Asia/Kuala_Lumpur" });
}

/** Downloads the file of the link 'CSV' and parses it. */
async function readCsv(page: Page): Promise<{ name: string; rows: Record<string, string>[] }> {
  const link = page.getByRole("main").getByRole("link", { name: "CSV" });
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  const response = await page.request.get(address.href);
  expect([response.status(), response.headers()["content-type"]]).toEqual([
    200,
    "text/csv; charset=utf-8",
  ]);
  const name = /^attachment; filename="(.*)"$/.exec(
    response.headers()["content-disposition"] ?? "",
  );
  const bytes = await response.body();
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from("\uFEFF"));
  const rows = parse(bytes, { bom: true, columns: true, record_delimiter: "\r\n" });
  return { name: name?.[1] ?? "", rows: rows as Record<string, string>[] };
}

test("invoices of a period show their sums, are sorted and are exported", async ({ page }) => {
  const invoiceFields = (date: string, unitPrice: string) => ({ date, ...linesPriced(unitPrice) });
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        contacts: [
          tinyContact({ displayName: NAME }),
          tinyContact({ ref: "lim", displayName: "Ali" }),
        ],
        invoices: [
          tinyInvoice({ no: "OLD", ...invoiceFields("2025-02-28", "10.00") }),
          ...Array.from({ length: 20 }, () => tinyInvoice(invoiceFields("2025-03-15", "1.00"))),
          tinyInvoice({
            ...{ no: "BIG", dueDate: "2025-04-01", ...invoiceFields("2025-03-01", "9999999.99") },
            payments: [tillPayment("cash", "0.99", "2025-03-02")],
          }),
          tinyInvoice({
            ...{ no: "SGD", currency: "SGD", rate: "3.3" },
            ...invoiceFields("2025-03-02", "5"),
          }),
          tinyInvoice({
            ...{ no: "NEW", contact: "lim", status: 0 },
            ...invoiceFields("2025-03-31", "7.00"),
          }),
        ],
      }),
    ),
  );
  await logIn(page, shop);
  const main = page.getByRole("main");
  const firstRow = main
    .getByRole("row")
    .filter({ has: page.getByRole("link") })
    .first();
  const sums = main.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await open(page, "/invoices/all");
  await expect(sums).toHaveCount(0);
  await main.getByText("Period and order").click();
  await page.getByLabel("From").fill("1/3/2025");
  await page.getByLabel("To").fill("31/2/2025");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("alert")).toContainText("To: Enter the last day as DD/MM/YYYY.");
  await expect(page.getByLabel("From")).toHaveValue("01/03/2025");
  await page.getByLabel("To").fill("31.3.2025");
  await page.getByRole("button", { name: "Show" }).click();

  await expect(sums).toHaveText([
    "21 invoices · RM 0.99 paid · RM 10,000,019.99 billed · RM 10,000,019.00 still to pay",
    "1 invoice · S$ 5.00 billed · S$ 5.00 still to pay",
    "Not counted: 1 draft",
  ]);
  await expect(firstRow).toContainText("NEW");
  await main.getByText("01/03/2025 to 31/03/2025").click();
  await page.getByRole("link", { name: "Amount still to pay" }).click();
  await expect(main).toContainText("01/03/2025 to 31/03/2025 · by amount still to pay");
  await expect(firstRow).toContainText("BIG");
  if (hasScript()) await expect(page.locator("html")).toHaveClass(/scripted/);
  await loadMore(page);
  await expect(main.getByRole("link", { name: /NEW/ })).toBeVisible();

  const { name, rows } = await readCsv(page);
  expect(name).toBe("invoices-2025-03-01-to-2025-03-31.csv");
  expect(rows).toHaveLength(23);
  expect(rows[0]).toEqual({
    ...{ Date: "2025-03-01", "Due date": "2025-04-01", Number: "BIG", Customer: `'${NAME}` },
    ...{ Status: "Late", Currency: "MYR", Rate: "1.000000", Total: "9999999.99" },
    ...{ Paid: "0.99", Credited: "0.00", "Still to pay": "9999999.00" },
  });
  expect(rows.at(-1)).toMatchObject({ Number: "NEW", Status: "Draft", "Still to pay": "0.00" });

  await page.getByRole("link", { name: "Unpaid", exact: true }).click();
  await expect(sums.first()).toContainText("21 invoices");
  await expect(main).not.toContainText("Not counted");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("big");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByText("1 result")).toBeVisible();
  await expect(sums).toHaveText([
    "1 invoice · RM 0.99 paid · RM 9,999,999.99 billed · RM 9,999,999.00 still to pay",
  ]);
  expect((await readCsv(page)).rows).toMatchObject([{ Number: "BIG" }]);
  await main.getByRole("link", { name: "Show all", exact: true }).click();
  await expect(sums).toHaveCount(0);
});

test("yesterday's cash is two taps from the dashboard", async ({ page }) => {
  const yesterday = daysAgo(1);
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        invoices: [
          tinyInvoice({
            ...{ no: "A", date: daysAgo(9) },
            payments: [
              tillPayment("cash", "12.00", daysAgo(2)),
              tillPayment("cash", "20.50", yesterday),
              tillPayment("bank", "30.00", yesterday),
              tillPayment("cash", "4.00", yesterday),
            ],
          }),
        ],
      }),
    ),
  );
  await logIn(page, shop);
  const { payments } = (await shop.callApi("GET", "/payments")) as {
    payments: { payment_id: number; invoice_id: number }[];
  };
  const [newest] = payments;
  await shop.callApi(
    "DELETE",
    `/sales/invoices/${newest?.invoice_id}/payments/${newest?.payment_id}`,
  );
  await open(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Payments" }).click();
  await page.getByRole("link", { name: "Yesterday" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("row").filter({ has: page.getByRole("rowheader") })).toHaveText([
    "2 payments · Cash RM 20.50 · Bank Transfer RM 30.00 · RM 50.50 received",
    "Not counted: 1 undone payment",
  ]);
  const rows = main.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/Undone on.*RM 4.00/);
  const { rows: csvRows } = await readCsv(page);
  expect(csvRows.map((row) => [row.Date, row.Method, row.Amount, row["Undone on"] !== ""])).toEqual(
    [
      [yesterday, "Cash", "4.00", true],
      [yesterday, "Bank Transfer", "30.00", false],
      [yesterday, "Cash", "20.50", false],
    ],
  );
  await page.getByRole("link", { name: "All days" }).click();
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(2);
  await expect(main.getByRole("heading", { level: 2 }).last()).toContainText("Cash RM 12.00");
});
