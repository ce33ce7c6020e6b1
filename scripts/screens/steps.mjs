// What a person does on the way to a screen, by label and role.

/** @typedef {import("playwright").Page} Page */
/** @typedef {import("./types").Visit} Visit */

/** Fields by their labels. @param {Page} page @param {Record<string, string>} values */
export async function fill(page, values) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** The first button of this name. @param {Page} page @param {string | RegExp} name */
export async function click(page, name) {
  await page
    .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
    .first()
    .click();
}

/**
 * The button, and Yes to the question it opens.
 * @param {Page} page
 * @param {string} button
 * @param {string} question
 */
export async function confirm(page, button, question) {
  await click(page, button);
  await page
    .getByRole("dialog", { name: question, exact: true })
    .getByRole("button", { name: "Yes" })
    .click();
}

/**
 * Save of a form that will not do: with script there is no question over it.
 * @param {Visit} visit
 * @param {string} question
 */
export async function saveWrongly({ page, hasScript }, question) {
  if (hasScript) await click(page, "Save");
  else await confirm(page, "Save", question);
}

/** An option of the header's menu. @param {Page} page @param {string} option */
export async function chooseOption(page, option) {
  await click(page, "Options");
  await page.locator("#options").getByRole("button", { name: option, exact: true }).click();
}

/** Searches on a list. @param {Page} page @param {string} q */
export async function search(page, q) {
  await click(page, "Search");
  await page.getByRole("searchbox").fill(q);
  await page.getByRole("searchbox").press("Enter");
}

/** The first of a list, whoever looks. @param {Visit} visit @param {string} list */
export async function openFirst({ page, open, hasScript }, list) {
  await open(list);
  const row = page.locator("main :is(li a, .row-link)").first();
  const address = await row.getAttribute("href");
  if (address === null) throw new Error(`There is nothing in ${list}.`);
  await row.click();
  await page.waitForURL(`**${address}`);
  if (hasScript) await page.locator("html.scripted").waitFor();
}

/**
 * The first invoice with this on its row.
 * @param {Visit} visit
 * @param {string | RegExp} word
 */
export async function readInvoice({ page, open }, word) {
  await open("/invoices/all");
  const rows = page.locator("main .row").filter({ hasText: word });
  const address = await rows.getByRole("link").first().getAttribute("href");
  await open(address ?? "");
}

/** The first invoice that is issued, not late, and of which nothing is paid. @param {Visit} visit */
export async function readUnpaidInvoice({ page, open }) {
  await open("/invoices/unpaid?due=open");
  const rows = page.locator("main .row").filter({ hasNotText: "left" });
  const address = await rows.getByRole("link").first().getAttribute("href");
  await open(address ?? "");
}

/** The first invoice with this on its row, in its form. @param {Visit} visit @param {string | RegExp} word */
export async function openInvoice(visit, word) {
  await readInvoice(visit, word);
  const { pathname } = new URL(visit.page.url());
  await visit.open(pathname.replace("/invoice/", "/edit_invoice/"));
}

const onTheForm = (/** @type {Page} */ page) =>
  page.getByRole("heading", { name: /^(Create|Edit) Invoice/, level: 1 }).waitFor();

/** @param {Page} page @param {string} name */
export async function chooseContact(page, name) {
  await click(page, /(Add|Change) contact/);
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL(/q=/);
  await click(page, new RegExp(`^${name}`));
  await onTheForm(page);
}

/**
 * Items, or with "Add service" accounts.
 * @param {Page} page
 * @param {string[]} names
 * @param {string} [button]
 */
export async function addLines(page, names, button = "Add item") {
  await click(page, button);
  for (const name of names) await page.getByRole("checkbox", { name }).check();
  await click(page, /^Add (to invoice|\d+ items?)/);
  await onTheForm(page);
}

/** Those of the invoice form, each to its fields. @param {Page} page */
export async function openLines(page) {
  const rows = page.locator("#lines details:not([open]) > summary");
  // At its edge: in a wide window a field may stand over the rest of it.
  while ((await rows.count()) > 0) await rows.first().click({ position: { x: 8, y: 16 } });
}

/** @param {Page} page @param {string} amount */
export async function addCash(page, amount) {
  await click(page, "Add payment");
  await click(page, /^Payment method/);
  await click(page, /^Cash/);
  await click(page, /^Deposit to/);
  await click(page, /^Petty Cash/);
  await page.getByLabel(/^Amount/).fill(amount);
  await click(page, "Done");
  await onTheForm(page);
}
