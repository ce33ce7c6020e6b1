import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { addDays } from "../domain/calendar/days";
import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "../upstream/testing/fixtures";
import { readMailsTo } from "./support/mail";
import { logIn, open, openShop, test } from "./support/shop";

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kuala_Lumpur" }).format();

const main = (page: Page) => page.getByRole("main");

/** Opens a shop with an invoice of which a reminder goes out on each of the next days, after 7 days. */
async function openDebtorsShop(page: Page) {
  const invoices = [-7, -6, -5, -4, -3].map((days) =>
    tinyInvoice({ date: addDays(today, -30), dueDate: addDays(today, days) }),
  );
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  return shop;
}

async function save(page: Page): Promise<void> {
  await main(page).getByRole("button", { name: "Save" }).click();
}

test("reminders are turned on for chosen days with own words, and off again", async ({ page }) => {
  await openDebtorsShop(page);
  await open(page, "/owed");
  await main(page).getByRole("link", { name: "Automatic reminders" }).click();
  const isOn = main(page).getByRole("switch", { name: "Send reminders automatically" });
  await expect(isOn).not.toBeChecked();
  await isOn.check();
  for (const day of ["7 days after", "14 days after"])
    await main(page).getByRole("checkbox", { name: day }).uncheck();
  await main(page).getByRole("checkbox", { name: "Saturday" }).uncheck();
  await main(page).getByText("English", { exact: true }).click();
  await main(page)
    .getByLabel("When invoices are late, in English")
    .fill("Dear {customer}, please pay {sum} today.");
  await save(page);
  await expect(main(page).getByRole("alert")).toContainText("Tick at least one day.");
  await main(page).getByRole("checkbox", { name: "30 days after" }).check();
  await main(page).getByRole("button", { name: "Show the mails" }).click();
  await expect(main(page)).toContainText("Dear Kedai Runcit Ali, please pay RM 120.00 today.");
  await save(page);
  await expect(page.getByText("Reminders go out automatically.").first()).toBeVisible();
  await expect(isOn).toBeChecked();
  await expect(main(page).getByRole("checkbox", { name: "30 days after" })).toBeChecked();
  await expect(main(page).getByRole("checkbox", { name: "7 days after" })).not.toBeChecked();
  await expect(main(page).getByRole("checkbox", { name: "Saturday" })).not.toBeChecked();
  await expect(main(page).getByLabel("When invoices are late, in English")).toHaveValue(
    "Dear {customer}, please pay {sum} today.",
  );
  await isOn.uncheck();
  await save(page);
  await expect(
    page.getByText("Reminders are off: none goes out automatically.").first(),
  ).toBeVisible();
  await expect(isOn).not.toBeChecked();
  await open(page, "/reminders/next");
  await expect(main(page)).toContainText("Reminders are off");
});

test("two people change the reminders at once, and the second sees both and chooses", async ({
  page,
}) => {
  await openDebtorsShop(page);
  await open(page, "/reminders");
  const other = await page.context().newPage();
  await open(other, "/reminders");
  const isOn = "Send reminders automatically";
  await main(other).getByRole("switch", { name: isOn }).check();
  await main(other).getByRole("checkbox", { name: "Saturday" }).uncheck();
  await save(other);
  await expect(other.getByText("Reminders go out automatically.").first()).toBeVisible();

  const label = "When invoices are late, in English";
  await main(page).getByText("English", { exact: true }).click();
  await main(page).getByLabel(label).fill("Please pay us, {customer}.");
  await save(page);
  const differences = main(page).getByRole("listitem");
  await expect(main(page)).toContainText("These settings were changed by someone else meanwhile");
  await expect(differences).toContainText([
    /Send reminders automatically\s*Yours No\s*Theirs Yes/,
    /Days of the week.*Yours .*Saturday\s*Theirs .*Friday/s,
    /When invoices are late, in English\s*Yours Please pay us, \{customer\}\.\s*Theirs nothing/,
  ]);
  await expect(main(page).getByLabel(label)).toHaveValue("Please pay us, {customer}.");
  await save(page);
  await expect(page.getByText("Reminders are off:").first()).toBeVisible();

  await main(other).getByRole("checkbox", { name: "30 days after" }).check();
  await save(other);
  await main(other).getByRole("link", { name: "Take what was saved there" }).click();
  await expect(main(other).getByRole("switch", { name: isOn })).not.toBeChecked();
  await expect(main(other).getByRole("checkbox", { name: "Saturday" })).toBeChecked();
  await expect(main(other).getByLabel(label)).toHaveValue("Please pay us, {customer}.");
});

test("what goes out next is listed, and is paused for a customer and an invoice", async ({
  page,
}) => {
  const shop = await openDebtorsShop(page);
  const [invoice] = await shop.listInvoices();
  await open(page, "/reminders");
  await main(page).getByRole("switch", { name: "Send reminders automatically" }).check();
  await save(page);
  await main(page).getByRole("link", { name: "What goes out next" }).click();
  await expect(main(page).getByRole("heading", { level: 2 })).toContainText(/^What goes out /);
  await expect(main(page).getByRole("listitem").first()).toContainText(
    /Kopitiam Jaya.*to hello@kopitiamjaya\.example.*INV-0001.*RM 100\.00, was due on/s,
  );
  await main(page).getByRole("button", { name: "Pause reminders of Kopitiam Jaya" }).click();
  await expect(main(page)).toContainText("No reminder goes out.");
  await open(page, `/invoice/${invoice?.id}`);
  const reminders = main(page).getByRole("region", { name: "Reminders" });
  await expect(reminders).toContainText("The reminders of this customer are paused.");
  await main(page).getByRole("link", { name: "Kopitiam Jaya", exact: true }).click();
  await expect(reminders).toContainText("Reminders are paused.");
  await reminders.getByRole("button", { name: "Resume reminders of Kopitiam Jaya" }).click();
  await expect(reminders).toContainText("Reminders go out automatically.");
  await open(page, `/invoice/${invoice?.id}`);
  await expect(reminders).toContainText(/Reminders go out automatically on \d\d\/\d\d\/\d{4}/);
  await reminders.getByRole("button", { name: `Pause reminders of ${invoice?.no}` }).click();
  await expect(reminders).toContainText("Reminders are paused.");
  await page.getByRole("button", { name: "Options" }).click();
  const menu = page.locator("#options");
  await menu.getByRole("button", { name: `Resume reminders of ${invoice?.no}` }).click();
  await expect(reminders).toContainText(/Reminders go out automatically on/);
  await expect(menu).toBeHidden();
});

test("the settings of reminders open from the business profile, and lead back", async ({
  page,
}) => {
  await openDebtorsShop(page);
  await open(page, "/business");
  await main(page).getByRole("link", { name: "Automatic reminders" }).click();
  await main(page).getByRole("switch", { name: "Send reminders automatically" }).check();
  await save(page);
  await expect(page.getByText("Reminders go out automatically.").first()).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Business Profile" })).toBeVisible();
});

test("several late customers are reminded by email after a question that counts them", async ({
  page,
}) => {
  const email = `akaun-${randomUUID()}@pelanggan.test`;
  const contacts = [
    tinyContact({ email }),
    tinyContact({ ref: "lim", displayName: "Lim Mei Hua", email: "" }),
  ];
  const late = { date: addDays(today, -30), dueDate: addDays(today, -7) };
  const invoices = [tinyInvoice(late), tinyInvoice({ ...late, contact: "lim" })];
  const shop = await openShop(tinyAccount(tinyBooks({ contacts, invoices })));
  await logIn(page, shop);
  await open(page, "/owed");
  await main(page).getByRole("link", { name: "Remind several" }).click();
  await main(page).getByRole("button", { name: "Remind by email" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Choose at least one customer.");
  for (const name of ["Kopitiam Jaya", "Lim Mei Hua"])
    await main(page).getByRole("checkbox", { name }).check();
  await main(page).getByRole("button", { name: "Remind by email" }).click();
  const question = main(page).getByRole("region", { name: "Remind 1 customer by email?" });
  await expect(question).toContainText("Not reminded:Without an email: Lim Mei Hua.");
  await question.getByRole("link", { name: "No" }).click();
  await expect(main(page).getByRole("checkbox", { name: "Kopitiam Jaya" })).toBeChecked();
  await main(page).getByRole("button", { name: "Remind by email" }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("1 reminder is on its way.").first()).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Remind several" })).toBeVisible();
  await expect.poll(async () => (await readMailsTo(email)).length, { timeout: 30_000 }).toBe(1);
});
