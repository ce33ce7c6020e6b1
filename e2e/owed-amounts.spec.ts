import { expect } from "@playwright/test";
import { addDays, formatDate } from "../domain/calendar/days";
import type { InvoiceSeed } from "../upstream/books/types";
import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "../upstream/testing/fixtures";
import { logIn, open, openShop, test } from "./support/shop";

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kuala_Lumpur" }).format();
const daysAgo = (days: number) => addDays(today, -days);

function createUnpaidInvoice(
  no: string,
  unitPrice: string,
  overrides: Partial<InvoiceSeed>,
): InvoiceSeed {
  const [line] = tinyInvoice().lines;
  const lines = line ? [{ ...line, product: "beans", quantity: "1", unitPrice }] : [];
  return tinyInvoice({ no, lines, date: daysAgo(45), dueDate: daysAgo(35), ...overrides });
}

const PART_PAYMENT = { method: "bank", ledgerAccount: "bank", amount: "40.00", date: daysAgo(3) };

const LIM = tinyContact({ ref: "lim", displayName: "Lim Mei Hua", phone: "", email: "" });

test("the list of owed amounts leads to the customer and the statement", async ({ page }) => {
  const invoices = [
    createUnpaidInvoice("LATE-1", "100.00", { payments: [PART_PAYMENT] }),
    createUnpaidInvoice("SGD-1", "7.00", { currency: "SGD", rate: "3.3", dueDate: daysAgo(5) }),
    createUnpaidInvoice("SOON-1", "9.00", {
      contact: "lim",
      date: today,
      dueDate: addDays(today, 9),
    }),
  ];
  const shop = await openShop(tinyAccount(tinyBooks({ contacts: [tinyContact(), LIM], invoices })));
  await logIn(page, shop);
  await open(page, "/");
  await page.getByRole("link", { name: "Overdue" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "Totals" }).getByRole("listitem")).toContainText([
    /All in MYR.*RM 69\.00.*2 invoices · 60\.00 late/,
    /All in SGD.*S\$ 7\.00.*1 invoice · 7\.00 late/,
  ]);
  const owedRows = main.getByRole("listitem").filter({ has: page.getByRole("link") });
  await expect(owedRows).toContainText([
    /Kopitiam Jaya.*RM 60\.00.*60\.00 late by a month · 1 invoice.*31–60 days\s*60\.00/,
    /Kopitiam Jaya.*S\$ 7\.00.*7\.00 late by 5 days.*1–30 days\s*7\.00/,
    /Lim Mei Hua.*RM 9\.00.*due in 9 days.*Not yet due\s*9\.00/,
  ]);
  await expect(owedRows.nth(2).getByRole("link", { name: /WhatsApp|Call/ })).toHaveCount(0);
  await expect(owedRows.nth(0).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/60312345678",
  );
  await owedRows.nth(1).getByRole("button", { name: "Remind" }).click();
  await expect(main).toContainText("SGD-1");
  await open(page, "/contacts/all");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Who owes me" }).click();

  await owedRows.nth(0).getByRole("link", { name: "Kopitiam Jaya", exact: true }).click();
  await expect(main).toContainText(/Owed 1 invoice\s*RM 60\.00\s*Late 1 invoice\s*RM 60\.00/);
  await expect(main).toContainText(/Owed 1 invoice\s*S\$ 7\.00/);
  await expect(main.getByRole("region", { name: "Invoices" }).getByRole("link")).toHaveCount(2);
  await expect(main.getByRole("region", { name: "Payments" })).toContainText("for LATE-1");
  await expect(main.getByRole("region", { name: "Bought last" })).toContainText(
    /Coffee Beans 1 kg\s*S?[RM$]+ (7|100)\.00/,
  );
  const customerUrl = new URL(page.url()).pathname;
  await main.getByRole("link", { name: "Statement" }).click();
  await main.getByLabel("From").fill(formatDate(daysAgo(10)));
  await main.getByLabel("To").fill(formatDate(today));
  await main.getByRole("button", { name: "Show" }).click();
  await expect(main.getByRole("table", { name: "MYR" }).getByRole("row")).toContainText([
    /Opening balance\s*100\.00/,
    /Payment for LATE-1, Bank Transfer\s*-40\.00\s*60\.00/,
    /Closing balance\s*60\.00/,
  ]);
  await expect(main.getByRole("table", { name: "SGD" })).toContainText(/Opening balance\s*7\.00/);
  const file = await main.getByRole("link", { name: "Open PDF" }).getAttribute("href");
  const pdf = await page.request.get(new URL(file ?? "", page.url()).href);
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await main.getByLabel("From").fill("soon");
  await main.getByRole("button", { name: "Show" }).click();
  await expect(main.getByLabel("From")).toHaveAccessibleDescription(
    "Enter the date as DD/MM/YYYY.",
  );
  await expect(main.getByLabel("From")).toHaveValue("soon");

  await open(page, customerUrl);
  await main.getByRole("button", { name: /^Same again as / }).click();
  await expect(page.getByText(/^A new draft, like /)).toBeVisible();
});

test("a new invoice is started for a customer, and discarding another draft must be confirmed", async ({
  page,
}) => {
  const shop = await openShop(tinyAccount(tinyBooks({ contacts: [tinyContact(), LIM] })));
  await logIn(page, shop);
  await open(page, "/owed");
  const main = page.getByRole("main");
  await expect(main).toContainText("Nobody owes you anything");
  await open(page, "/contacts/all");
  await main.getByRole("link", { name: "Kopitiam Jaya", exact: true }).click();
  await main.getByRole("link", { name: "Invoices, payments and statement" }).click();
  await expect(main).toContainText("No invoices yet.");
  await main.getByRole("button", { name: "New invoice" }).click();
  const contact = main.getByRole("button", { name: "Change contact" });
  await expect(contact).toContainText("Kopitiam Jaya");
  await expect(page.getByRole("button", { name: "Add item" })).toBeVisible();

  const otherContact = (await shop.listContacts()).find(
    ({ entity }) => entity.display_name === "Lim Mei Hua",
  );
  await open(page, `/customer/${otherContact?.id}`);
  await main.getByRole("button", { name: "New invoice" }).click();
  const question = page.getByRole("dialog", { name: "Discard the other invoice?" });
  await expect(question).toContainText("Kopitiam Jaya · 0 lines");
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(contact).toContainText("Lim Mei Hua");
});
