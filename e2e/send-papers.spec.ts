import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { addDays, formatDate } from "../domain/calendar/days";
import type { InvoiceSeed } from "../upstream/books/types";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { readMailsTo } from "./support/mail";
import { logIn, open, openShop, test, type Shop } from "./support/shop";

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kuala_Lumpur" }).format();
const daysAgo = (days: number) => addDays(today, -days);

const PART_PAYMENT = { method: "bank", ledgerAccount: "bank", amount: "40.00", date: daysAgo(3) };

const main = (page: Page) => page.getByRole("main");
const messageField = (page: Page) => page.getByLabel("Message");

async function openShopWith(page: Page, ...invoices: InvoiceSeed[]): Promise<Shop> {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  return shop;
}

/** Returns the path of the customer whose invoices the shop has. */
async function findCustomerPath(shop: Shop): Promise<string> {
  const contacts = await shop.listContacts();
  const kopitiam = contacts.find(({ entity }) => entity.display_name === "Kopitiam Jaya");
  return `/customer/${kopitiam?.id}`;
}

/**
 * Posts the displayed message twice at once, and then once more by its button. Only one mail must
 * be sent.
 */
async function mailRepeatedly(page: Page, recipient: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(recipient);
  const form = page.locator("#message");
  const fields = await form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].map(([name, value]) => [
      name,
      typeof value === "string" ? value : "",
    ]),
  );
  const posted = new URLSearchParams(fields);
  posted.set("intent", "mail");
  const answers = await Promise.all(
    [1, 2].map(() =>
      page.request.post(page.url(), {
        headers: {
          Origin: new URL(page.url()).origin,
          "Content-Type": "application/x-www-form-urlencoded",
        },
        data: posted.toString(),
        maxRedirects: 0,
      }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual([302, 302]);
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByText(new RegExp(`^The email (is sent )?to ${recipient}`))).toBeVisible();
}

async function expectOneMail(recipient: string) {
  await expect.poll(async () => (await readMailsTo(recipient)).length, { timeout: 30_000 }).toBe(1);
  const [mail = ""] = await readMailsTo(recipient);
  return PostalMime.parse(mail);
}

test("a receipt is sent to the customer with its PDF", async ({ page }) => {
  const shop = await openShopWith(page, tinyInvoice({ payments: [PART_PAYMENT] }));
  const [invoice] = await shop.listInvoices();
  await open(page, `/invoice/${invoice?.id}`);
  await page.getByRole("link", { name: /^Receipt of/ }).click();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await main(page).getByRole("link", { name: "Send" }).click();
  await expect(main(page)).toContainText(`RM 40.00 received on ${formatDate(daysAgo(3))}`);
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(messageField(page)).toHaveValue(
    new RegExp(
      `the receipt from Kedai Cuba Sdn Bhd for RM 40\\.00, received on ${formatDate(daysAgo(3))} ` +
        "for invoice INV-0001\\. RM 60\\.00 is left to pay\\. Thank you!\\n.*/i/[\\w-]{22}$",
    ),
  );
  await expect(main(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/60312345678\?text=/,
  );
  const pdf = await main(page).getByRole("link", { name: "Save PDF" }).getAttribute("href");
  expect((await page.request.get(pdf ?? "")).headers()["content-disposition"]).toContain(
    "INV-0001-receipt.pdf",
  );
  const recipient = `akaun-${randomUUID()}@pelanggan.test`;
  await mailRepeatedly(page, recipient);
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  const { subject, attachments } = await expectOneMail(recipient);
  expect(subject).toBe("Receipt for invoice INV-0001 from Kedai Cuba Sdn Bhd");
  expect(attachments).toMatchObject([{ filename: "INV-0001-receipt.pdf" }]);
  await open(page, `/invoice/${invoice?.id}`);
  await expect(page.getByRole("region", { name: "History" })).toContainText(
    `Receipt sent by email to ${recipient}`,
  );
});

test("a credit note is sent to its customer unless it is void", async ({ page }) => {
  const shop = await openShopWith(page, tinyInvoice());
  const [invoice] = await shop.listInvoices();
  const id = await creditInFull(shop, invoice?.id ?? 0);
  await open(page, `/credit_note/${id}`);
  await main(page).getByRole("link", { name: "Send" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(messageField(page)).toHaveValue(
    /this is credit note CN-0001 from Kedai Cuba Sdn Bhd\. It takes RM 100\.00 off invoice INV-0001\.\n.*\/i\/[\w-]{22}$/,
  );
  const recipient = `akaun-${randomUUID()}@pelanggan.test`;
  await mailRepeatedly(page, recipient);
  await expect(page.getByRole("heading", { name: "CN-0001" })).toBeVisible();
  const { attachments } = await expectOneMail(recipient);
  expect(attachments).toMatchObject([{ filename: "CN-0001.pdf" }]);
  await open(page, `/credit_note/${id}/send`);
  await expect(main(page).getByRole("region", { name: "Sent so far" })).toContainText(
    `Email to ${recipient}`,
  );
  await shop.callApi("POST", `/sales/credit_notes/${id}/void`, { reason: "Typed wrongly" });
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(main(page).getByRole("alert")).toContainText("This credit note is void");
  await open(page, `/credit_note/${id}/send`);
  await expect(main(page).getByText("This credit note is void")).toBeVisible();
  await expect(messageField(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the credit note" }).click();
  await expect(page.getByText("Voided on")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Send" })).toHaveCount(0);
});

test("a statement is sent with its period, without a link", async ({ page }) => {
  const shop = await openShopWith(
    page,
    tinyInvoice({ date: daysAgo(20), payments: [PART_PAYMENT] }),
  );
  const path = await findCustomerPath(shop);
  await open(page, `${path}/statement?from=${daysAgo(30)}&to=${today}`);
  await main(page).getByRole("link", { name: "Send" }).click();
  const days = `${formatDate(daysAgo(30))} to ${formatDate(today)}`;
  await expect(main(page)).toContainText(`Statement of ${days}`);
  await expect(messageField(page)).toHaveValue(
    `Hello Kopitiam Jaya, this is your statement of account from Kedai Cuba Sdn Bhd for ${days}. ` +
      `The balance on ${formatDate(today)} is RM 60.00.`,
  );
  await expect(main(page).getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Save PDF" })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Create link" })).toHaveCount(0);
  const recipient = `akaun-${randomUUID()}@pelanggan.test`;
  await mailRepeatedly(page, recipient);
  await expect(main(page).getByRole("table", { name: "MYR" })).toBeVisible();
  const { attachments } = await expectOneMail(recipient);
  expect(attachments).toMatchObject([
    { filename: `Kopitiam-Jaya-${daysAgo(30)}-${today}.pdf`, mimeType: "application/pdf" },
  ]);
  await main(page).getByRole("link", { name: "Send" }).click();
  await expect(main(page).getByRole("region", { name: "Sent so far" })).toContainText(
    `Email to ${recipient}, ${days}`,
  );
});

/** Two late invoices and the invoice SOON, which is not due yet. */
const TWO_LATE_ONE_SOON = [
  tinyInvoice({ no: "OLD", date: daysAgo(90), dueDate: daysAgo(60), payments: [PART_PAYMENT] }),
  tinyInvoice({ no: "SGD", date: daysAgo(40), dueDate: daysAgo(10), currency: "SGD", rate: "3.3" }),
  tinyInvoice({ no: "SOON", date: daysAgo(5), dueDate: addDays(today, 20) }),
];

test("a customer is reminded of all late invoices by one message", async ({ page }) => {
  const shop = await openShopWith(page, ...TWO_LATE_ONE_SOON);
  await open(page, "/owed");
  const remind = main(page).getByRole("button", { name: "Remind Kopitiam Jaya" });
  await expect(remind).toHaveCount(2);
  await remind.first().click();
  await expect(page.getByRole("heading", { name: "Remind" })).toBeVisible();
  await expect(main(page)).toContainText("RM 60.00, S$ 100.00 late · 2 invoices");
  await expect(messageField(page)).toHaveValue(
    new RegExp(
      "^Dear Kopitiam Jaya, 2 invoices are overdue at Kedai Cuba Sdn Bhd, and RM 60\\.00 and S\\$ 100\\.00 " +
        "is still unpaid\\. Please pay it within 7 days, or call us today\\.\\n\\n" +
        `Invoice OLD, due on ${formatDate(daysAgo(60))}: RM 60\\.00\\n\\S+/i/[\\w-]{22}\\n\\n` +
        `Invoice SGD, due on ${formatDate(daysAgo(10))}: S\\$ 100\\.00\\n\\S+/i/[\\w-]{22}$`,
    ),
  );
  await expect(main(page).getByRole("link", { name: "Firm" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await main(page).getByRole("link", { name: "Friendly" }).click();
  await expect(messageField(page)).toHaveValue(/^Hello Kopitiam Jaya, a friendly reminder from/);
  const whatsApp = main(page).getByRole("link", { name: "WhatsApp" });
  await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/60312345678\?text=Hello/);
  await expect(main(page).getByText("Not reminded yet.")).toBeVisible();

  await main(page).getByText("Already reminded? Note it").click();
  await page.getByRole("button", { name: "Note the reminder" }).click();
  await expect(page.getByText("The reminder is noted.")).toBeVisible();
  await expect(main(page).getByText(/^Last reminded on .* by WhatsApp\.$/)).toBeVisible();
  for (const { id, no } of await shop.listInvoices()) {
    await open(page, `/invoice/${id}`);
    const history = page.getByRole("region", { name: "History" });
    await expect(history.getByText("Reminded by WhatsApp")).toHaveCount(no === "SOON" ? 0 : 1);
    await expect(history.getByText("Link for the customer made")).toHaveCount(
      no === "SOON" ? 0 : 1,
    );
  }
});

test("a reminder by email is sent once and leads back to the list of owed amounts", async ({
  page,
}) => {
  await openShopWith(page, ...TWO_LATE_ONE_SOON);
  await open(page, "/owed");
  await main(page).getByRole("button", { name: "Remind Kopitiam Jaya" }).first().click();
  const recipient = `akaun-${randomUUID()}@pelanggan.test`;
  await mailRepeatedly(page, recipient);
  await expect(page.getByRole("heading", { name: "Who owes me" })).toBeVisible();
  const { subject, text, attachments } = await expectOneMail(recipient);
  expect([subject, attachments]).toEqual([
    "Reminder of overdue invoices from Kedai Cuba Sdn Bhd",
    [],
  ]);
  expect(text).toMatch(/Invoice OLD, due on /);
});

test("missing links are created by a button and added to the typed message", async ({ page }) => {
  const shop = await openShopWith(page, ...TWO_LATE_ONE_SOON);
  const path = await findCustomerPath(shop);
  await open(page, path);
  await expect(main(page).getByRole("button", { name: "Remind Kopitiam Jaya" })).toBeVisible();
  await open(page, `${path}/remind`);
  await expect(main(page).getByText("no link")).toHaveCount(2);
  await messageField(page).fill("Please pay these today:");
  await page.getByLabel("Phone number").fill("012-345 6789");
  await main(page).getByRole("button", { name: "Create links" }).click();
  await expect(main(page).getByText("no link")).toHaveCount(0);
  await expect(messageField(page)).toHaveValue(/^Please pay these today:(\n\S+\/i\/[\w-]{22}){2}$/);
  await expect(page.getByLabel("Phone number")).toHaveValue("012-345 6789");
  for (const { id, no } of await shop.listInvoices())
    if (no !== "SOON") await creditInFull(shop, id);
  await open(page, `${path}/remind`);
  await expect(main(page)).toContainText("Nothing is late: there is nothing to remind of.");
  await expect(messageField(page)).toHaveCount(0);
});

/** Credits the whole invoice; returns the credit note's id. */
async function creditInFull(shop: Shop, invoiceId: number): Promise<number> {
  const invoice = (await shop.readInvoice(invoiceId)) as { items: { id: number }[] };
  const { credit_note: creditNote } = (await shop.callApi(
    "POST",
    `/sales/invoices/${invoiceId}/credit_notes`,
    {
      date: today,
      reason: "It came back",
      items: invoice.items.map(({ id }) => ({ invoice_line_id: id, quantity: 1 })),
    },
  )) as { credit_note: { id: number } };
  return creditNote.id;
}

test(
  "a reminder is recorded once when WhatsApp opens twice",
  { tag: "@script" },
  async ({ page, context }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await openShopWith(page, ...TWO_LATE_ONE_SOON);
    await open(page, "/owed");
    await main(page).getByRole("button", { name: "Remind Kopitiam Jaya" }).first().click();
    await expect(page.getByRole("heading", { name: "Remind" })).toBeVisible();
    const whatsApp = main(page).getByRole("link", { name: /^WhatsApp/ });
    for (let press = 0; press < 2; press += 1) {
      const chat = context.waitForEvent("page");
      await whatsApp.click();
      await (await chat).close();
      await expect(main(page).getByText(/^Last reminded on .* by WhatsApp\.$/)).toBeVisible();
    }
    await expect(
      main(page).getByRole("region", { name: "Sent so far" }).getByRole("listitem"),
    ).toHaveCount(1);
  },
);

test("an action whose answer was lost is done once when pressed again", async ({ page }) => {
  const shop = await openShopWith(page, ...TWO_LATE_ONE_SOON);
  const path = await findCustomerPath(shop);
  await open(page, `${path}/remind`);
  const loseNextAnswer = () =>
    shop.addFault({ kind: "drop-after", method: "POST", path: "/contacts" });
  const press = async (name: string) => {
    await loseNextAnswer();
    await main(page).getByRole("button", { name }).click();
    await expect(main(page).getByRole("alert")).toContainText("Connection Error");
  };
  await press("Create links");
  // Without script the page may show the result already.
  const links = main(page).getByRole("button", { name: "Create links" });
  if (await links.isVisible()) await links.click();
  await expect(main(page).getByText("no link")).toHaveCount(0);
  const noteSection = main(page).getByText("Already reminded? Note it");
  const noteButton = main(page).getByRole("button", { name: "Note the reminder" });
  await noteSection.click();
  await press("Note the reminder");
  if (!(await noteButton.isVisible())) await noteSection.click();
  await noteButton.click();
  await expect(page.getByText("The reminder is noted.")).toBeVisible();
  await open(page, `${path}/remind`);
  const recipient = `akaun-${randomUUID()}@pelanggan.test`;
  await page.getByLabel("Email", { exact: true }).fill(recipient);
  await press("Send email");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(recipient);
  await main(page).getByRole("button", { name: "Send email" }).click();
  await expect(page.getByText(new RegExp(`^The email (is sent )?to ${recipient}`))).toBeVisible();
  await expectOneMail(recipient);
  await open(page, `${path}/remind`);
  await expect(
    main(page).getByRole("region", { name: "Sent so far" }).getByRole("listitem"),
  ).toHaveCount(2);
});
