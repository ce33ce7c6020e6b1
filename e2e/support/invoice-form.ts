import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { getDisplayedName, hasScript, open, readSetting, type Shop } from "./shop";

/**
 * These functions fill the form of an invoice: by label and role, as a person does, or by posts.
 */

export async function openNewInvoice(page: Page): Promise<void> {
  await open(page, "/create_invoice");
  await expect(page.getByRole("heading", { name: "Create Invoice" })).toBeVisible();
}

type DraftContents = {
  contact?: string;
  items?: string[];
  /** The names of the income accounts; these lines follow the items. */
  services?: string[];
  payments?: Payment[];
  no?: string;
};
type Payment = { method: string; account: string; amount: string };

/**
 * Posts a draft and opens its form, for journeys that do not test how contacts and items are
 * chosen.
 */
export async function openFilledInvoice(
  page: Page,
  shop: Shop,
  contents: DraftContents,
): Promise<void> {
  await postDraft(page, shop, contents);
  await openNewInvoice(page);
}

/** Posts a draft without opening its form, as another tab would. */
export async function postDraft(
  page: Page,
  shop: Shop,
  { contact, items = [], services = [], payments = [], no }: DraftContents,
): Promise<void> {
  const fields: Field[] = no === undefined ? [] : [["no", no]];
  for (const [index, { method, account, amount }] of payments.entries()) {
    const own = {
      methodName: getDisplayedName(method),
      accountName: getDisplayedName(account),
      amount,
    };
    const ids = {
      methodId: await shop.findListId("methods", method),
      accountId: await shop.findListId("accounts", account),
    };
    for (const [name, value] of Object.entries({ ...own, ...ids }))
      fields.push([`payments[${index}].${name}`, value]);
  }
  await postFields(page, "/create_invoice", [["company", await shop.readCompanyId()], ...fields]);
  if (contact !== undefined) {
    const found = (await shop.listContacts()).find(({ entity }) => entity.display_name === contact);
    await postFields(page, "/select_contact/all?draft=new", [["contactId", found?.id]]);
  }
  if (items.length > 0) {
    const products = await shop.listProducts();
    const ids = items.map((item) => products.find(({ name }) => name === item)?.id);
    await postFields(page, "/select_item?draft=new", [
      ["add", 1],
      ...ids.map((id): Field => ["item", id]),
    ]);
  }
  if (services.length > 0) {
    const ids = await Promise.all(
      services.map((service) => shop.findListId("categories", service)),
    );
    await postFields(page, "/select_account?draft=new", [
      ["add", 1],
      ...ids.map((id): Field => ["account", id]),
    ]);
  }
}

/** Posts a draft with `count` lines of services without opening its form. */
export async function postLongDraft(page: Page, shop: Shop, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) =>
    [
      ["id", index + 1],
      ["accountId", 1],
      ["quantity", 1],
    ].map(([name, value]): Field => [`lines[${index}].${name}`, Number(value)]),
  );
  await postFields(page, "/create_invoice", [
    ["company", await shop.readCompanyId()],
    ...lines.flat(),
  ]);
}

type Field = [name: string, value: string | number | undefined];

async function postFields(page: Page, address: string, fields: Field[]): Promise<void> {
  const form = new FormData();
  form.append("key", randomUUID());
  for (const [name, value] of fields) form.append(name, String(value));
  const response = await page.request.post(address, {
    form,
    headers: { Origin: readSetting("LEJAR_APP_URL") },
    maxRedirects: 0,
  });
  expect(response.status(), address).toBe(302);
}

/** Chooses the customer in the chooser of contacts. */
export async function chooseContact(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /(Add|Change) contact/ }).click();
  await expect(page.getByRole("heading", { name: "Select Contact" })).toBeVisible();
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("heading", { name: /^(Create|Edit) Invoice/ })).toBeVisible();
}

/** Adds items to the invoice by ticking them in the chooser. */
export async function addItems(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole("button", { name: "Add item" }).click();
  await expect(page.getByRole("heading", { name: "Select Item" })).toBeVisible();
  for (const name of names) await page.getByRole("checkbox", { name }).check();
  await locateAddToInvoiceButton(page).click();
  await expect(page.getByRole("heading", { name: /^(Create|Edit) Invoice/ })).toBeVisible();
}

/** Returns the button that adds the ticked records; with script its text has their number. */
export function locateAddToInvoiceButton(page: Page) {
  return page.getByRole("button", { name: /^Add (to invoice|\d+ items?)/ });
}

/** Adds lines for services by ticking their income accounts in the chooser. */
export async function addServices(page: Page, ...accounts: string[]): Promise<void> {
  await page.getByRole("button", { name: "Add service" }).click();
  await expect(page.getByRole("heading", { name: "Select Account" })).toBeVisible();
  for (const name of accounts)
    await page.getByRole("checkbox", { name: getDisplayedName(name) }).check();
  await page.getByRole("button", { name: "Add to invoice" }).click();
  await expect(page.getByRole("heading", { name: /^(Create|Edit) Invoice/ })).toBeVisible();
}

/** Opens the fields of a line by a press on its row, unless they are open. */
export async function openLine(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 3, name, exact: true });
  const line = page.getByRole("listitem").filter({ has: heading });
  if (!(await line.getByRole("button", { name: "Remove" }).isVisible())) await heading.click();
  await expect(line.getByRole("button", { name: "Remove" })).toBeVisible();
}

/** Adds a payment; `expectedAmount` is the amount that the form of the payment suggests. */
export async function addPayment(
  page: Page,
  { method, account, amount, expectedAmount }: Payment & { expectedAmount?: string },
): Promise<void> {
  await page.getByRole("button", { name: "Add payment" }).click();
  if (expectedAmount !== undefined)
    await expect(page.getByLabel("Amount")).toHaveValue(expectedAmount);
  await page.getByRole("button", { name: "Payment method" }).click();
  await page.getByRole("button", { name: getDisplayedName(method) }).click();
  await page.getByRole("button", { name: "Deposit to" }).click();
  await page.getByRole("button", { name: getDisplayedName(account) }).click();
  await page.getByLabel("Amount").fill(amount);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: /^(Create|Edit) Invoice/ })).toBeVisible();
}

/** Saves a new invoice: presses Save and answers the question with Yes. */
export async function saveInvoice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Create Invoice?" });
  await expect(question).toContainText("Are you sure you want to create this invoice?");
  await question.getByRole("button", { name: "Yes" }).click();
}

/** Chooses an option of the header's menu and answers the question with Yes. */
export async function chooseInvoiceOption(
  page: Page,
  option: string,
  question: string,
): Promise<void> {
  await page.getByRole("button", { name: "Options" }).click();
  await page.locator("#options").getByRole("button", { name: option }).click();
  await page.getByRole("dialog", { name: question }).getByRole("button", { name: "Yes" }).click();
}

/** Returns the locator of the amount beside a label of the totals, such as "Customer pays". */
export function locateTotal(page: Page, name: string) {
  return page
    .getByRole("region", { name: "Totals" })
    .locator("div", { hasText: new RegExp(`^${name}`) })
    .getByRole("definition");
}

/** Presses Update without script; with script the form updates itself. */
export async function updateWithoutScript(page: Page): Promise<void> {
  if (!hasScript()) await page.getByRole("button", { name: "Update", exact: true }).last().click();
}
