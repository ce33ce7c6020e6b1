import { openShop } from "../support/shop";
import type { Engine } from "./engine";

/** What an owner does every day: login, list, create, save and PDF. */
export async function smoke(engine: Engine, app: string): Promise<void> {
  const shop = await openShop();
  const { email, password } = shop.account;
  await engine.open(`${app}/login`);
  await engine.fill("Email", email);
  await engine.fill("Password", password);
  await engine.press("LOG IN");
  await engine.see("Invoice Overview");

  await engine.open(`${app}/invoices/all`);
  await engine.see("Let's create your first invoice!");
  await engine.open(`${app}/create_invoice`);
  await engine.press("Add contact");
  await engine.press("Kopitiam Jaya");
  await engine.press("Add item");
  await engine.press("Mug");
  await engine.press("Add 1 item");
  await engine.press("Save");
  await engine.press("Yes");
  await engine.see("Invoice successfully created.");

  const [invoice] = await shop.invoices();
  if (invoice?.contact_name !== "Kopitiam Jaya") throw new Error("The invoice was not stored.");
  await engine.open(`${app}/preview_pdf?invoice=${invoice.id}`);
  await engine.see("Save PDF");
  const picture = "document.querySelector('.pdf-page img').naturalWidth";
  if (Number(await engine.evaluate(picture)) < 500) throw new Error("The PDF has no picture.");
}
