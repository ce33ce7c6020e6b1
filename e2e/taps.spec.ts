import type { BrowserContext, Locator, Page } from "@playwright/test";
import { addDays } from "../domain/calendar/days";
import {
  tinyAccount,
  tinyBooks,
  tinyInvoice,
  tinyMethods,
  tinyProduct,
} from "../upstream/testing/fixtures";
import { locateAddToInvoiceButton, openFilledInvoice } from "./support/invoice-form";
import { expectState } from "./support/invoice-state";
import { expect, logIn, open, openShop, test, waitForScript } from "./support/shop";
import { createEmail, openNewDashboard } from "./support/sign-up";

/**
 * Counts the taps of a task: one for a press, one for a field to type in, and two to choose from a
 * list.
 */
class TapCounter {
  taps = 0;

  async press(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    await field.fill(text);
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.taps += 2;
    await list.selectOption({ label });
  }
}

const SIGN_UP_TAPS = 9;

const SCRIPT = { tag: "@script" };

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kuala_Lumpur" }).format();
const LATE = { date: addDays(today, -45), dueDate: addDays(today, -35) };

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Returns the row of a line on the invoice form. */
const lineRow = (page: Page, name: string) =>
  page.locator("summary", { has: page.getByRole("heading", { level: 3, name, exact: true }) });
const yesButton = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Yes" });

async function openInvoices(page: Page, invoice = tinyInvoice()) {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [invoice] })));
  await logIn(page, shop);
  await open(page, "/invoices/all");
  return shop;
}

async function signUp(page: Page, counter: TapCounter): Promise<void> {
  await open(page, "/register");
  const typed = {
    Name: "Mei Ling",
    "Mobile number": "012-345 6789",
    Email: createEmail(),
    Password: "kopi-o-kosong",
    "Business name": "Roti & Kopi",
  };
  for (const [label, text] of Object.entries(typed))
    await counter.type(page.getByLabel(label, { exact: true }), text);
  await counter.choose(page.getByLabel("Business country"), "Malaysia");
  await counter.press(page.getByLabel("I agree to the terms"));
  await expect(page.getByText("Security check passed.")).toBeVisible({ timeout: 30_000 });
  await counter.press(button(page, "SIGN UP"));
  expect(counter.taps).toBe(SIGN_UP_TAPS);
}

async function typeItem(page: Page, counter: TapCounter): Promise<void> {
  await counter.type(page.getByLabel("Name", { exact: true }), "Kaya Toast");
  await counter.type(page.getByLabel("Sale unit price (RM)"), "4.50");
  await counter.press(button(page, "Save"));
  await counter.press(yesButton(page));
}

test(
  "the way from the sign-up to the PDF of a first cash sale takes 18 taps",
  SCRIPT,
  async ({ page }) => {
    const counter = new TapCounter();
    await signUp(page, counter);
    await counter.press(main(page).getByRole("link", { name: "Cash sale" }));
    await counter.press(page.getByRole("link", { name: "New item" }));
    await typeItem(page, counter);
    await counter.press(page.getByRole("button", { name: /^Next/ }));
    await counter.press(page.getByRole("button", { name: /^Take/ }));
    await counter.press(main(page).getByRole("link", { name: "PDF" }));
    expect(counter.taps).toBe(18);
  },
);

test("the way from the sign-up to a first invoice by WhatsApp takes 25 taps and at most 13 further pages", async ({
  page,
  context,
}) => {
  const counter = new TapCounter();
  const screens = countScreens(page);
  counter.taps = SIGN_UP_TAPS;
  await openNewDashboard(page);
  await counter.press(main(page).getByRole("link", { name: "Create your first invoice" }));
  await counter.press(page.getByRole("button", { name: "Add contact" }));
  await counter.press(main(page).getByRole("link", { name: "Person", exact: true }));
  await counter.type(page.getByLabel("First name", { exact: true }).first(), "Siti");
  await counter.press(button(page, "Save"));
  await counter.press(yesButton(page));
  await counter.press(button(page, "Add item"));
  await counter.press(page.getByRole("link", { name: "New item" }));
  await typeItem(page, counter);
  await counter.press(locateAddToInvoiceButton(page));
  await sendByWhatsApp(page, context, counter);
  expect(counter.taps).toBe(25);
  // The page of the sign-up is not counted, because this test signs up by a post.
  expect(screens()).toBeLessThanOrEqual(13);
});

test("an invoice of two items for a known customer by WhatsApp takes 10 taps", async ({
  page,
  context,
}) => {
  const counter = new TapCounter();
  await openInvoices(page);
  await counter.press(page.getByLabel("Add", { exact: true }));
  await counter.press(page.getByRole("link", { name: "Create invoice" }));
  await counter.press(
    page.getByRole("list", { name: "Recent customers" }).getByRole("button", {
      name: "Kopitiam Jaya",
    }),
  );
  await expect(page.getByRole("button", { name: "Change contact" })).toBeVisible();
  await counter.press(button(page, "Add item"));
  for (const name of ["Mug", "Coffee Beans"])
    await counter.press(page.getByRole("checkbox", { name }));
  await counter.press(locateAddToInvoiceButton(page));
  await sendByWhatsApp(page, context, counter);
  expect(counter.taps).toBe(10);
});

/** Saves the invoice on the page and sends it by WhatsApp. */
async function sendByWhatsApp(
  page: Page,
  context: BrowserContext,
  counter: TapCounter,
): Promise<void> {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await counter.press(button(page, "Save and send"));
  await counter.press(yesButton(page));
  const [chat] = await Promise.all([
    context.waitForEvent("page"),
    counter.press(main(page).getByRole("link", { name: /^WhatsApp/ })),
  ]);
  expect(chat.url()).toContain("https://wa.me/");
}

/**
 * Returns a function that returns how many pages were opened after this call. A page with the same
 * path as the page before is not counted.
 */
function countScreens(page: Page): () => number {
  const paths: string[] = [];
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== paths.at(-1)) paths.push(pathname);
  });
  return () => paths.length;
}

test("an invoice of five items, two with other prices, takes 11 taps", SCRIPT, async ({ page }) => {
  const counter = new TapCounter();
  const names = ["Kaya", "Butter", "Bread", "Eggs", "Tea"];
  const products = names.map((name) => tinyProduct({ ref: name, name, sku: name }));
  const shop = await openShop(tinyAccount(tinyBooks({ products })));
  await logIn(page, shop);
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya" });
  await counter.press(button(page, "Add item"));
  for (const name of names) await counter.press(page.getByRole("checkbox", { name }));
  await counter.press(locateAddToInvoiceButton(page));
  for (const name of ["Kaya", "Tea"]) {
    await counter.press(lineRow(page, name).getByText("38.50", { exact: true }).last());
    await expect(page.getByLabel(`Unit price of ${name}`)).toBeFocused();
    await page.keyboard.type("9.90");
    await expect(page.getByLabel(`Unit price of ${name}`)).toHaveValue("9.90");
  }
  expect(counter.taps).toBe(9);
  await counter.press(button(page, "Save"));
  await counter.press(yesButton(page));
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  expect(counter.taps).toBe(11);
});

test("a cash sale of one item takes 5 taps", SCRIPT, async ({ page, shop }) => {
  const counter = new TapCounter();
  expect(await shop.listInvoices()).toHaveLength(0);
  await open(page, "/invoices/all");
  await counter.press(page.getByLabel("Add", { exact: true }));
  await counter.press(page.getByRole("link", { name: "Cash sale" }));
  await counter.press(page.getByRole("checkbox", { name: /Mug/ }));
  await counter.press(page.getByRole("button", { name: /^Next/ }));
  await counter.press(button(page, "Take RM 3.25"));
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  expect(counter.taps).toBe(5);
});

test("a DuitNow sale of one item takes 6 taps", SCRIPT, async ({ page }) => {
  const counter = new TapCounter();
  const methods = tinyMethods("cash", "code");
  await logIn(page, await openShop(tinyAccount(tinyBooks({ methods }))));
  await open(page, "/invoices/all");
  await counter.press(page.getByLabel("Add", { exact: true }));
  await counter.press(page.getByRole("link", { name: "Cash sale" }));
  await counter.press(page.getByRole("checkbox", { name: /Mug/ }));
  await counter.press(page.getByRole("button", { name: /^Next/ }));
  await counter.press(page.getByText("DuitNow QR", { exact: true }));
  await counter.press(button(page, "Take RM 3.24"));
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  expect(counter.taps).toBe(6);
});

test("a full payment of an invoice takes 3 taps", SCRIPT, async ({ page }) => {
  const counter = new TapCounter();
  await openInvoices(page);
  await counter.press(main(page).getByRole("link", { name: "INV-0001" }));
  await counter.press(page.getByRole("link", { name: "Record payment" }));
  await counter.press(main(page).getByRole("button", { name: "Record payment" }));
  await expectState(page, "Paid");
  expect(counter.taps).toBe(3);
});

test("sending an invoice by WhatsApp takes 4 taps", SCRIPT, async ({ page, context }) => {
  const counter = new TapCounter();
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await openInvoices(page);
  await counter.press(main(page).getByRole("link", { name: "INV-0001" }));
  await counter.press(main(page).getByRole("link", { name: "Send" }));
  await counter.press(button(page, "Create link"));
  const [chat] = await Promise.all([
    context.waitForEvent("page"),
    counter.press(main(page).getByRole("link", { name: /^WhatsApp/ })),
  ]);
  expect(chat.url()).toContain("https://wa.me/60312345678");
  expect(counter.taps).toBe(4);
});

test("reminding a late customer by WhatsApp takes 2 taps", SCRIPT, async ({ page, context }) => {
  const counter = new TapCounter();
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await openInvoices(page, tinyInvoice(LATE));
  await open(page, "/");
  await counter.press(main(page).getByRole("button", { name: "Remind" }));
  await expect(page.getByRole("heading", { name: "Remind" })).toBeVisible();
  // A tap before script opens WhatsApp and records no reminder.
  await waitForScript(page);
  const [chat] = await Promise.all([
    context.waitForEvent("page"),
    counter.press(main(page).getByRole("link", { name: /^WhatsApp/ })),
  ]);
  expect(chat.url()).toContain("https://wa.me/");
  expect(counter.taps).toBe(2);
  await expect(main(page).getByText(/^Last reminded on .* by WhatsApp\.$/)).toBeVisible();
});

test("recording a reminder by hand takes 4 taps", async ({ page }) => {
  const counter = new TapCounter();
  await openInvoices(page, tinyInvoice(LATE));
  await open(page, "/");
  await counter.press(main(page).getByRole("button", { name: "Remind" }));
  await expect(page.getByRole("heading", { name: "Remind" })).toBeVisible();
  // The link would open WhatsApp in a new window.
  await expect(main(page).getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
    "target",
    "_blank",
  );
  counter.taps += 1;
  await counter.press(main(page).getByText("Already reminded? Note it"));
  await counter.press(button(page, "Note the reminder"));
  await expect(main(page).getByText(/^Last reminded on .* by WhatsApp\.$/)).toBeVisible();
  expect(counter.taps).toBe(4);
});

test("repeating an invoice for a customer takes 4 taps", SCRIPT, async ({ page }) => {
  const counter = new TapCounter();
  await openInvoices(page);
  await counter.press(main(page).getByRole("link", { name: "INV-0001" }));
  await counter.press(button(page, "Same again"));
  await counter.press(button(page, "Save"));
  await counter.press(yesButton(page));
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  expect(counter.taps).toBe(4);
});

test("yesterday's payments take 2 taps", SCRIPT, async ({ page, shop }) => {
  const counter = new TapCounter();
  expect(await shop.listInvoices()).toHaveLength(0);
  await open(page, "/");
  await counter.press(main(page).getByRole("link", { name: "Payments" }));
  await counter.press(page.getByRole("link", { name: "Yesterday" }));
  await expect(page.getByText(/^Yesterday, /)).toBeVisible();
  expect(counter.taps).toBe(2);
});

test("a customer's statement takes 3 taps", SCRIPT, async ({ page }) => {
  const counter = new TapCounter();
  await openInvoices(page, tinyInvoice(LATE));
  await open(page, "/");
  await counter.press(main(page).getByRole("link", { name: "Overdue" }));
  await counter.press(main(page).getByRole("link", { name: "Kopitiam Jaya", exact: true }));
  await counter.press(main(page).getByRole("link", { name: "Statement" }));
  await expect(main(page).getByRole("link", { name: "PDF" }).first()).toBeVisible();
  expect(counter.taps).toBe(3);
});
