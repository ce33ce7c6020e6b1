import { tinyAccount, tinyBooks } from "../../upstream/testing/fixtures";
import { openShop, type Shop } from "../support/shop";
import { waitFor, type Engine } from "./engine";

const LONG_NAME = "Perniagaan Makanan dan Minuman Warisan Nusantara Timur Sdn Bhd";

/** Runs an owner's daily steps, and checks behaviour that once differed between the engines. */
export async function runSmokeTest(engine: Engine, appUrl: string): Promise<void> {
  const shop = await openShop(
    tinyAccount(tinyBooks({ company: { displayName: LONG_NAME } }), tinyBooks()),
  );
  await logIn(engine, appUrl, shop);
  await openDrawer(engine, appUrl);
  await createInvoice(engine, appUrl);
  await showPdf(engine, appUrl, shop);
  await changeEmail(engine, appUrl, shop);
}

async function logIn(engine: Engine, appUrl: string, { account }: Shop): Promise<void> {
  await engine.open(`${appUrl}/login`);
  await engine.fill("Email", account.email);
  await engine.fill("Password", account.password);
  await engine.press("LOG IN");
  await engine.waitForText("Invoice Overview");
}

/** Checks that a long name in the list of companies does not make the drawer scroll sideways. */
async function openDrawer(engine: Engine, appUrl: string): Promise<void> {
  await engine.open(`${appUrl}/invoices/all`);
  await engine.waitForText("Let's create your first invoice!");
  await engine.press("Menu");
  await engine.waitForText("All Items");
  const menu = "document.getElementById('menu')";
  await waitUntilTrue(engine, `${menu}.scrollWidth <= ${menu}.clientWidth`);
}

async function createInvoice(engine: Engine, appUrl: string): Promise<void> {
  await engine.open(`${appUrl}/create_invoice`);
  await engine.press("Add contact");
  await engine.press("Kopitiam Jaya");
  await engine.press("Add item");
  await engine.press("Mug");
  await engine.press("Add 1 item");
  // The focus returns to the button that opened the panel.
  await engine.press("Customer pays");
  await engine.waitForText("Subtotal");
  await engine.evaluate("document.getElementById('summary').hidePopover()");
  await waitUntilTrue(engine, "document.activeElement.value === 'summary'");
  await engine.press("Save");
  await engine.press("Yes");
  await engine.waitForText("Invoice successfully created.");
}

async function showPdf(engine: Engine, appUrl: string, shop: Shop): Promise<void> {
  const [invoice] = await shop.listInvoices();
  if (invoice?.contact_name !== "Kopitiam Jaya") throw new Error("The invoice was not stored.");
  await engine.open(`${appUrl}/preview_pdf?invoice=${invoice.id}`);
  await engine.waitForText("Save PDF");
  const picture = "document.querySelector('.pdf-page img')";
  await waitUntilTrue(engine, `${picture}.naturalWidth > 500`);
  // A picture that does not exist is replaced by a picture with a message.
  await engine.evaluate(`${picture}.src = '/files/invoice/0/1.webp'`);
  const isNew = `${picture}.currentSrc.endsWith("/0/1.webp")`;
  await waitUntilTrue(engine, `${isNew} && ${picture}.complete && ${picture}.naturalWidth > 0`);
}

async function changeEmail(engine: Engine, appUrl: string, shop: Shop): Promise<void> {
  const person = (await shop.listContacts()).find(({ entity }) => entity.type === 0);
  await engine.open(`${appUrl}/edit_person/${person?.id}`);
  await engine.fill("Email", "new@example.test");
  await engine.press("Save");
  await engine.press("Yes");
  await engine.waitForText("Person successfully edited.");
}

/** Waits until an expression is true in the page. */
async function waitUntilTrue(engine: Engine, expression: string): Promise<void> {
  await waitFor(
    async () => ((await engine.evaluate(expression)) === true ? true : null),
    expression,
  );
}
