import { expect, type Page } from "@playwright/test";
import { addDays } from "../domain/calendar/days";
import type { InvoiceSeed } from "../upstream/books/types";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expectState } from "./support/invoice-state";
import { hasScript, logIn, open, openShop, test, type Shop } from "./support/shop";

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kuala_Lumpur" }).format();
const daysAgo = (days: number) => addDays(today, -days);

/** Returns an unpaid invoice, dated 40 days ago. */
function createInvoice(no: string, total: string, invoice: Partial<InvoiceSeed> = {}): InvoiceSeed {
  return tinyInvoice({
    ...{ no, date: daysAgo(40), dueDate: daysAgo(10) },
    lines: tinyInvoice().lines.map((line) => ({ ...line, unitPrice: total })),
    ...invoice,
  });
}

const OLD = createInvoice("OLD-1", "100.00", { dueDate: daysAgo(30) });
const LATE = createInvoice("LATE-2", "80.00");
const SOON = createInvoice("SOON-3", "20.00", { dueDate: addDays(today, 9) });

async function openShopWith(page: Page, invoices: InvoiceSeed[]): Promise<Shop> {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  return shop;
}

async function findCustomerUrl(shop: Shop): Promise<string> {
  const contact = (await shop.listContacts()).find(
    ({ entity }) => entity.display_name === "Kopitiam Jaya",
  );
  return `/customer/${contact?.id}`;
}

async function openInvoice(page: Page, shop: Shop, no: string): Promise<void> {
  const invoice = (await shop.listInvoices()).find((each) => each.no === no);
  await open(page, `/invoice/${invoice?.id}`);
}

const readBalances = async (shop: Shop) =>
  Object.fromEntries((await shop.listInvoices()).map(({ no, balance }) => [no, balance]));

const pressRecord = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Record payment" }).last().click();

const shareField = (page: Page, no: string) => page.getByLabel(`Amount for ${no}`);
const left = (page: Page) => page.getByRole("status", { name: "On account" });

/** Shows the spread amounts: at once with script, by a button without. */
async function spread(page: Page): Promise<void> {
  if (!hasScript()) await page.getByRole("button", { name: "Spread the amount again" }).click();
}

/** Records a payment that is more than an invoice's balance, after the page has said so. */
async function overpay(page: Page, amount: string): Promise<void> {
  await page.getByRole("link", { name: "Record payment" }).click();
  await page.getByLabel("Amount (RM)").fill(amount);
  await pressRecord(page);
  if (!hasScript()) {
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("goes on account. Nothing is recorded yet.");
    await pressRecord(page);
  }
  await expect(page.getByText(/^Payment of RM .* successfully recorded\.$/)).toBeVisible();
}

test("a customer pays three invoices with one transfer, and the receipt is undone", async ({
  page,
}) => {
  const shop = await openShopWith(page, [SOON, OLD, LATE]);
  const main = page.getByRole("main");
  await open(page, await findCustomerUrl(shop));
  await main.getByRole("link", { name: "Record payment" }).click();
  await expect(main).toContainText("RM 200.00 to pay on 3 invoices");
  await expect(page.getByLabel("Amount (RM)")).toHaveValue("200.00");
  await page.getByLabel("Amount (RM)").fill("190");
  await page.getByLabel("Payment method").selectOption({ label: "Bank Transfer" });
  await page.getByLabel("Reference").fill("IBG 7781");
  await spread(page);
  await expect(shareField(page, "OLD-1")).toHaveValue("100.00");
  await expect(shareField(page, "LATE-2")).toHaveValue("80.00");
  await expect(shareField(page, "SOON-3")).toHaveValue("10.00");
  await expect(left(page)).toHaveText("RM 0.00");
  // A changed amount stays, and the others follow.
  await shareField(page, "OLD-1").fill("95");
  await spread(page);
  await expect(shareField(page, "SOON-3")).toHaveValue("15.00");
  await shareField(page, "OLD-1").fill("100.00");
  await spread(page);
  await expect(page.getByLabel("Reference")).toHaveValue("IBG 7781");
  await pressRecord(page);

  await expect(page.getByText("Payment of RM 190.00 successfully recorded.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await expect(main).toContainText("received from Kopitiam Jaya");
  await expect(main).toContainText("Maybank");
  await expect(main).toContainText("IBG 7781");
  const paid = main.getByRole("region", { name: "What it pays" });
  await expect(paid.getByRole("listitem")).toHaveText([
    /OLD-1.*100\.00/,
    /LATE-2.*80\.00/,
    /SOON-3.*10\.00/,
  ]);
  expect(await readBalances(shop)).toEqual({
    "OLD-1": "0.00",
    "LATE-2": "0.00",
    "SOON-3": "10.00",
  });
  await paid.getByRole("link", { name: "LATE-2" }).click();
  await expectState(page, "Paid");
  await page.getByRole("button", { name: /^Undo payment of RM 80.00/ }).click();
  const question = page.getByRole("dialog", { name: "Undo payment?" });
  await expect(question).toContainText("The money stays on account for Kopitiam Jaya.");
  await question.getByRole("button", { name: "No" }).click();
  await main.getByRole("link", { name: "Receipt of RM 80.00" }).click();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await main.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("pays 3 invoices, which will be owed again");
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Receipt successfully undone.")).toBeVisible();
  await expect(main).toContainText(/This receipt was undone on \d\d\/\d\d\/\d{4}\./);
  await expect(main.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect(await readBalances(shop)).toEqual({
    "OLD-1": "100.00",
    "LATE-2": "80.00",
    "SOON-3": "20.00",
  });
});

test("what is paid above an invoice goes on account, and pays the next one with one press", async ({
  page,
}) => {
  const shop = await openShopWith(page, [OLD, LATE]);
  const main = page.getByRole("main");
  await openInvoice(page, shop, "OLD-1");
  await overpay(page, "150");
  await expect(page.getByText("Payment of RM 150.00 successfully recorded.")).toBeVisible();
  await expectState(page, "Paid");
  await expect(main.getByRole("region", { name: "Payments" })).toContainText("RM 100.00");
  await expect(main.getByRole("region", { name: "Customer" })).toContainText("RM 50.00 on account");

  await open(page, await findCustomerUrl(shop));
  await expect(main).toContainText(/On account\s*RM 50\.00/);
  await main.getByRole("link", { name: "Statement" }).click();
  await expect(main).toContainText(/Closing balance\s*30\.00\s*of which on account\s*-50\.00/);
  await open(page, "/owed");
  await expect(main.getByRole("listitem").filter({ hasText: "Kopitiam Jaya" })).toContainText(
    "1 invoice · 50.00 on account",
  );
  await open(page, await findCustomerUrl(shop));
  await main.getByRole("button", { name: "New invoice" }).click();
  await expect(main.getByRole("region", { name: "Contact" })).toContainText("RM 50.00 on account");

  await openInvoice(page, shop, "LATE-2");
  await main.getByRole("button", { name: "Use RM 50.00 on account" }).click();
  await expect(page.getByText("RM 50.00 on account used for this invoice.")).toBeVisible();
  await expect(main).toContainText("RM 30.00 still to pay of 80.00");
  await expect(main.getByRole("region", { name: "Payments" })).toContainText(
    "From what was on account",
  );
  await expect(main.getByRole("button", { name: /on account$/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo payment of RM 50.00/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Payment successfully undone.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Use RM 50.00 on account" })).toBeVisible();
  await expect(main.getByRole("region", { name: "Payments" })).toContainText(/Put on account on/);
});

test("money on account is given back with a slip, and the refund is undone", async ({ page }) => {
  const shop = await openShopWith(page, [OLD]);
  const main = page.getByRole("main");
  await openInvoice(page, shop, "OLD-1");
  await overpay(page, "135.50");
  await open(page, await findCustomerUrl(shop));
  await main.getByRole("link", { name: "Give back" }).click();
  await expect(main).toContainText("RM 35.50 is on account.");
  await page.getByLabel("Amount (RM)").fill("35.60");
  await page.getByLabel("Payment method").selectOption({ label: "Bank Transfer" });
  await page.getByLabel("Reference").fill("By DuitNow");
  await main.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByRole("alert")).toContainText("RM 35.50");
  await expect(page.getByLabel("Reference")).toHaveValue("By DuitNow");
  await expect(page.getByLabel("Amount (RM)")).toHaveValue("35.60");
  await page.getByLabel("Amount (RM)").fill("35.50");
  await main.getByRole("button", { name: "Give back" }).click();

  await expect(page.getByText("RM 35.50 successfully given back.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Refund" })).toBeVisible();
  await expect(main).toContainText("given back to Kopitiam Jaya");
  await expect(main).toContainText("By DuitNow");
  await main.getByRole("link", { name: "Kopitiam Jaya" }).click();
  await expect(main).not.toContainText("On account");
  // Money in advance: the page says that all of it goes on account, and asks nothing.
  await main.getByRole("link", { name: "Record payment" }).click();
  await expect(main).toContainText("All of it goes on account.");
  await page.getByLabel("Amount (RM)").fill("4");
  await pressRecord(page);
  await expect(page.getByText("Payment of RM 4.00 successfully recorded.")).toBeVisible();
  await main.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await main.getByRole("link", { name: "Kopitiam Jaya" }).click();
  await main.getByRole("region", { name: "Given back" }).getByRole("link").click();
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("dialog")).toContainText("RM 35.50 will be on account again.");
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Refund successfully undone.")).toBeVisible();
  await main.getByRole("link", { name: "Kopitiam Jaya" }).click();
  await expect(main).toContainText(/On account\s*RM 35\.50/);
  await open(page, "/payments");
  await expect(main.getByRole("row").filter({ hasText: "Given back" })).toContainText("-RM 35.50");
  const csv = await (await page.request.get("/csv/payments")).text();
  expect(csv).toContain("-35.50");
});

const PAID = createInvoice("PAID-1", "100.00", {
  status: 5,
  payments: [{ method: "bank", ledgerAccount: "bank", amount: "100.00", date: daysAgo(20) }],
});

async function creditAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("link", { name: "Credit note", exact: true }).click();
  await page.getByRole("button", { name: "Credit all that is left" }).click();
  await expect(page.getByLabel("Quantity of Sales")).not.toHaveValue("");
  await page.getByLabel("Reason").fill("Returned");
}

test("a credit note on a paid invoice keeps the money on account", async ({ page }) => {
  const shop = await openShopWith(page, [PAID]);
  const main = page.getByRole("main");
  await openInvoice(page, shop, "PAID-1");
  await creditAll(page);
  await expect(page.getByLabel("Keep it on account, for the next invoice")).toBeChecked();
  await expect(page.getByLabel("Given back by")).toBeHidden();
  await main.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Credit note successfully created.")).toBeVisible();
  await main.getByRole("link", { name: /^RM 100\.00 put on account on/ }).click();
  await expect(main.getByRole("region", { name: "What it pays" })).toContainText("On account");
  await openInvoice(page, shop, "PAID-1");
  await expect(main.getByRole("region", { name: "Customer" })).toContainText(
    "RM 100.00 on account",
  );
  await expect(main).not.toContainText("to give back");
});

test("a credit note on a paid invoice gives the money back now", async ({ page }) => {
  const shop = await openShopWith(page, [PAID]);
  const main = page.getByRole("main");
  await openInvoice(page, shop, "PAID-1");
  await creditAll(page);
  await page.getByLabel("Give it back now").check();
  await page.getByLabel("Given back by").selectOption({ label: "Cash" });
  await main.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Credit note successfully created.")).toBeVisible();
  await expect(main).not.toContainText("put on account");
  await expect(main.getByRole("link", { name: /^RM 100\.00 given back on/ })).toBeVisible();
  await open(page, await findCustomerUrl(shop));
  await expect(main.getByRole("region", { name: "Given back" })).toContainText(/Cash\s*RM 100\.00/);
  await expect(main).not.toContainText("On account");
});

test("an invoice with money is voided, and says before that the money goes on account", async ({
  page,
}) => {
  const shop = await openShopWith(page, [PAID]);
  const main = page.getByRole("main");
  await openInvoice(page, shop, "PAID-1");
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("link", { name: "Void" }).click();
  await expect(main).toContainText(
    "RM 100.00 was paid on it. It goes on account for Kopitiam Jaya",
  );
  await page.getByLabel("Reason").fill("Written twice");
  await main.getByRole("button", { name: "Void invoice" }).click();
  await expect(page.getByText("Invoice successfully voided.")).toBeVisible();
  await expectState(page, "Void");
  await expect(main.getByRole("region", { name: "Customer" })).toContainText(
    "RM 100.00 on account",
  );
});

test("a cash sale is voided, and its money goes back as chosen", async ({ page, shop }) => {
  const main = page.getByRole("main");
  await open(page, "/cash_sale");
  await page.getByRole("checkbox", { name: /Mug/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Take RM 3.25", exact: true }).click();
  await page.getByRole("link", { name: "Back to the invoice" }).click();
  await expect(main.getByRole("button", { name: /on account/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("link", { name: "Void" }).click();
  await expect(main).toContainText("RM 3.25 goes back to the customer.");
  await page.getByLabel("Given back by").selectOption({ label: "Bank Transfer" });
  await page.getByLabel("Reason").fill("Changed their mind");
  await main.getByRole("button", { name: "Void invoice" }).click();
  await expect(page.getByText("Invoice successfully voided.")).toBeVisible();
  await open(page, "/payments");
  await expect(main.getByRole("row").filter({ hasText: "Given back" })).toContainText(
    /Bank Transfer\s+-RM 3\.25/,
  );
  expect(await shop.listInvoices()).toHaveLength(1);
});

test("refused amounts keep what was typed", async ({ page }) => {
  const shop = await openShopWith(page, [OLD, LATE]);
  const main = page.getByRole("main");
  await open(page, `${await findCustomerUrl(shop)}/payment`);
  const alert = page.getByRole("alert");
  await page.getByLabel("Reference").fill("Cheque 12");
  await shareField(page, "OLD-1").fill("RM50");
  await pressRecord(page);
  await expect(alert).toContainText("Enter the amount for OLD-1 as a number.");
  await expect(shareField(page, "OLD-1")).toHaveValue("RM50");
  await shareField(page, "OLD-1").fill("120");
  await shareField(page, "LATE-2").fill("90");
  await pressRecord(page);
  await expect(alert).toContainText(
    "The invoices add up to RM 210.00, which is more than the amount.",
  );
  await page.getByLabel("Amount (RM)").fill("210");
  await pressRecord(page);
  await expect(alert).toContainText("Only RM 100.00 is left to pay on OLD-1.");
  await expect(alert).toContainText("Only RM 80.00 is left to pay on LATE-2.");
  await expect(shareField(page, "LATE-2")).toHaveValue("90");
  await expect(page.getByLabel("Reference")).toHaveValue("Cheque 12");
  expect(await readBalances(shop)).toEqual({ "OLD-1": "100.00", "LATE-2": "80.00" });
  await expect(main).toContainText("RM 180.00 to pay on 2 invoices");
});

test("a payment is in one of the customer's currencies", async ({ page }) => {
  const dollars = createInvoice("SGD-1", "7.00", { currency: "SGD", rate: "3.3" });
  const shop = await openShopWith(page, [OLD, dollars]);
  await open(page, "/owed");
  const main = page.getByRole("main");
  const row = main.getByRole("listitem").filter({ hasText: "S$" });
  await row.getByRole("link", { name: "Record payment of Kopitiam Jaya" }).click();
  await expect(page.getByLabel("Amount (S$)")).toHaveValue("7.00");
  await expect(shareField(page, "OLD-1")).toBeHidden();
  await page.getByLabel("Reference").fill("TT 5");
  await page.getByLabel("Currency").selectOption({ label: "MYR: RM 100.00" });
  if (!hasScript()) await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByLabel("Amount (RM)")).toHaveValue("100.00");
  await expect(shareField(page, "OLD-1")).toHaveValue("100.00");
  await expect(shareField(page, "SGD-1")).toBeHidden();
  await expect(page.getByLabel("Reference")).toHaveValue("TT 5");
  await pressRecord(page);
  await expect(page.getByText("Payment of RM 100.00 successfully recorded.")).toBeVisible();
  expect(await readBalances(shop)).toEqual({ "OLD-1": "0.00", "SGD-1": "7.00" });
});

test("cash is rounded once for all invoices, and a double tap records one receipt", async ({
  page,
}) => {
  const invoices = [createInvoice("A-1", "82.01"), createInvoice("B-2", "10.01")];
  const shop = await openShopWith(page, invoices);
  await open(page, `${await findCustomerUrl(shop)}/payment`);
  await expect(page.getByText("All of it in cash: RM 92.00, rounded by -0.02")).toBeVisible();
  await page.getByLabel("Amount (RM)").fill("92");
  await page.getByLabel("Payment method").selectOption({ label: "Cash" });
  await spread(page);
  await expect(left(page)).toHaveText("RM 0.00");
  const form = await page.locator("main form").evaluate((element) => {
    const fields = [...new FormData(element as HTMLFormElement)];
    return Object.fromEntries(
      fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
  });
  const post = () =>
    page.request.post(page.url(), {
      form,
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
  const answers = await Promise.all([post(), post()]);
  expect(answers.map((answer) => answer.status())).toEqual([302, 302]);
  expect(await readBalances(shop)).toEqual({ "A-1": "0.00", "B-2": "0.00" });
  await open(page, "/payments");
  const rows = page.getByRole("main").getByRole("row").filter({ hasText: "A-1, B-2" });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("92.00");
});

test("an invoice that was paid too much gives the money back, or keeps it on account", async ({
  page,
}) => {
  const shop = await openShopWith(page, [PAID, { ...PAID, no: "PAID-2" }]);
  // As an older page credits, which does not say what becomes of the money.
  for (const { id } of await shop.listInvoices()) {
    const { items } = await shop.readInvoice(id);
    await shop.callApi("POST", `/sales/invoices/${id}/credit_notes`, {
      ...{ business_id: await shop.readCompanyId(), date: today, reason: "Returned" },
      items: (items as { id: number }[]).map((line) => ({
        ...{ invoice_line_id: line.id, quantity: "0.25" },
      })),
    });
  }
  const main = page.getByRole("main");
  await openInvoice(page, shop, "PAID-1");
  await expect(main).toContainText("RM 25.00 to give back to the customer");
  await main.getByRole("button", { name: "Keep RM 25.00 on account" }).click();
  await expect(page.getByText("What was paid too much is on account now.")).toBeVisible();
  const payments = main.getByRole("region", { name: "Payments" }).getByRole("listitem");
  await expect(payments.first()).toContainText(/What stayed of the payment of \d\d/);
  await expect(payments.last()).toContainText(
    /RM 25\.00 put on account on .{10}, RM 75\.00 stayed on this invoice/,
  );
  await expect(main.getByRole("region", { name: "Customer" })).toContainText("RM 25.00 on account");

  await openInvoice(page, shop, "PAID-2");
  await main.getByRole("link", { name: "Give back" }).click();
  await expect(main).toContainText("RM 25.00 more than is to pay was received for PAID-2.");
  await main.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByText("RM 25.00 successfully given back.")).toBeVisible();
  await main.getByRole("link", { name: "PAID-2" }).click();
  await expect(main).not.toContainText("to give back to the customer");
});

test("a receipt and a refund have their papers", async ({ page }) => {
  const shop = await openShopWith(page, [OLD]);
  const main = page.getByRole("main");
  await openInvoice(page, shop, "OLD-1");
  await overpay(page, "135.50");
  const expectPapers = async () => {
    for (const paper of ["PDF", "A5", "80 mm roll"]) {
      const link = main.getByRole("link", { name: paper, exact: true });
      const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
      expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    }
  };
  await main.getByRole("link", { name: /^Receipt of/ }).click();
  await expect(main).toContainText("RM 135.50");
  await expectPapers();
  await main.getByRole("link", { name: "Give back" }).click();
  await main.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByRole("heading", { name: "Refund" })).toBeVisible();
  await expectPapers();
});
