import { tinyAccount, tinyBooks } from "../upstream/testing/fixtures";
import {
  openFilledInvoice,
  chooseContact,
  postDraft,
  openLine,
  saveInvoice,
  openNewInvoice,
  updateWithoutScript,
} from "./support/invoice-form";
import { expect, logIn, logInAgain, open, openShop, test } from "./support/shop";

const MUG = /^Mug$/;

test("'Create invoice' opens the draft, which 'Start over' discards", async ({ page, shop }) => {
  await postDraft(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await open(page, "/invoices/all");
  await page.getByRole("link", { name: "Create invoice" }).click();
  await expect(page.getByText("DRAFT", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: MUG })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Start over" }).click();
  await page
    .getByRole("dialog", { name: "Start over?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText("The form is empty again.")).toBeVisible();
  await expect(page.getByRole("heading", { name: MUG })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add contact" })).toBeVisible();
});

test(
  "choosers answer 404 for an unknown draft or kind of contact",
  { tag: "@servers" },
  async ({ page, shop }) => {
    const readStatus = async (address: string) => {
      const answer = await page.request.get(address, { maxRedirects: 0 });
      return answer.status();
    };
    for (const chooser of [
      "/select_contact/customers?",
      "/select_item?",
      "/select_account?",
      "/select_payment?payment=0&",
      "/method?payment=0&",
      "/account?payment=0&",
    ]) {
      expect(await readStatus(`${chooser}draft=other`), chooser).toBe(404);
    }
    await postDraft(page, shop, {});
    expect(await readStatus("/select_contact/nobody?draft=new")).toBe(404);
  },
);

test(
  "a button pressed before the form has fully arrived loses no field",
  { tag: "@servers" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    await openFilledInvoice(page, shop, {
      contact: "Kopitiam Jaya",
      items: ["Coffee Beans 1 kg", "Mug"],
    });
    await page.getByLabel("Notes").fill("At the end of the page");
    await openLine(page, "Mug");
    await page.getByLabel("Quantity of Mug").fill("3");
    const revision = page.locator("form#invoice [name=revision]");
    const before = Number(await revision.inputValue());
    await page.getByLabel("Quantity of Mug").press("Enter");
    // With script the app may also have stored the draft while the fields were filled in, so the
    // revision can grow by more than one.
    await expect(revision).not.toHaveValue(String(before));
    await expect(page.getByLabel("Quantity of Mug")).toHaveValue("3");
    const fields = await page
      .locator("form#invoice")
      .evaluate((form: HTMLFormElement) =>
        [...new FormData(form)].map(
          ([name, value]) => [name, typeof value === "string" ? value : ""] as const,
        ),
      );
    const arrivedFields = fields.slice(
      0,
      fields.findIndex(([name]) => name === "lines[0].unitPrice"),
    );
    const form = {
      ...Object.fromEntries(arrivedFields),
      "lines[0].quantity": "7",
      intent: "update",
    };
    const answer = await page.request.post("/create_invoice", {
      form,
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(200);
    await open(page, "/create_invoice");
    await expect(page.getByLabel("Quantity of Coffee Beans 1 kg")).toHaveValue("7");
    await expect(page.getByLabel("Unit price of Coffee Beans 1 kg")).toHaveValue("38.50");
    await expect(page.getByLabel("Quantity of Mug")).toHaveValue("3");
    await expect(page.getByLabel("Notes")).toHaveValue("At the end of the page");
  },
);

test("a draft belongs to its company, and a form of another company is stored until the person decides", async ({
  page,
  context,
}) => {
  const other = tinyBooks({
    company: {
      displayName: "Studio Cuba Pte Ltd",
      countryId: 200,
      currency: "SGD",
      timeZone: "Asia/Singapore",
    },
    currencies: ["SGD", "MYR"],
    rates: [],
  });
  const shop = await openShop(tinyAccount(tinyBooks(), other));
  await logIn(page, shop);
  await openNewInvoice(page);
  await page.getByLabel("Notes").fill("For the first company");
  await chooseContact(page, "Kopitiam Jaya");
  const otherTab = await context.newPage();
  await open(otherTab, "/");
  await otherTab.getByRole("button", { name: "Menu" }).click();
  await otherTab.getByLabel("Company").selectOption("Studio Cuba Pte Ltd");
  await otherTab.getByRole("button", { name: "Switch" }).click();
  await expect(otherTab.getByText("You are now in Studio Cuba Pte Ltd.")).toBeVisible();
  await open(otherTab, "/create_invoice");
  await expect(otherTab.getByLabel("Notes")).toHaveValue("");
  await expect(otherTab.getByLabel("Currency").locator("option:checked")).toHaveText("SGD (S$)");

  await page.bringToFront();
  await page.getByLabel("Notes").fill("For the first company, changed");
  await page.getByRole("button", { name: "Add item" }).click();
  await expect(page.getByText("This page was made in another of your companies")).toBeVisible();
  await expect(page.getByRole("link", { name: "Stay in Studio Cuba Pte Ltd" })).toHaveAttribute(
    "href",
    "/",
  );
  await page.getByRole("button", { name: "Go on in Kedai Cuba Sdn Bhd" }).click();
  await expect(page.getByText("You are now in Kedai Cuba Sdn Bhd.")).toBeVisible();
  await page.getByRole("button", { name: "Send it now" }).click();
  await expect(page.getByRole("heading", { name: "Select Item" })).toBeVisible();
  await page.getByRole("link", { name: "Back to create invoice" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("For the first company, changed");
});

test(
  "after an ended login the person continues in the same company",
  { tag: "@servers" },
  async ({ page }) => {
    const second = tinyBooks({ company: { displayName: "Second Sdn Bhd" } });
    const shop = await openShop(tinyAccount(tinyBooks(), second));
    await logIn(page, shop);
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByLabel("Company").selectOption("Second Sdn Bhd");
    await page.getByRole("button", { name: "Switch" }).click();
    await openNewInvoice(page);
    await page.getByLabel("Notes").fill("In the second");
    await updateWithoutScript(page);
    // The status 401 ends the login; the page calls this path up to three times.
    await shop.addFault({ kind: "status", status: 401, path: "/lists/mixed", times: 3 });
    await page.goto("/create_invoice");
    await logInAgain(page, shop);
    await expect(page.getByRole("heading", { name: "Create Invoice", exact: true })).toBeVisible();
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByLabel("Company").locator("option:checked")).toHaveText("Second Sdn Bhd");
  },
);

// Without script the browser itself reports the lost connection and keeps the page.
test(
  "the form stays on the screen as typed when the connection is lost",
  { tag: "@script" },
  async ({ page, context, shop }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    await page.getByLabel("Notes").fill("Typed in the lift");
    await openLine(page, "Mug");
    await page.getByLabel("Quantity of Mug").fill("4");
    await context.setOffline(true);
    await saveInvoice(page);
    await expect(page.getByRole("alert")).toContainText("Connection Error");
    await expect(page.getByLabel("Notes")).toHaveValue("Typed in the lift");
    await expect(page.getByLabel("Quantity of Mug")).toHaveValue("4");
    await context.setOffline(false);
    await saveInvoice(page);
    await expect(page.getByText("Invoice successfully created.")).toBeVisible();
    expect(await shop.listInvoices()).toMatchObject([{ amount: "12.96" }]);
  },
);

test("a new login in a new tab finds the draft as it was last sent", async ({ page, context }) => {
  const shop = await openShop();
  await logIn(page, shop);
  await openNewInvoice(page);
  await page.getByLabel("Notes").fill("Before the battery died");
  await chooseContact(page, "Kopitiam Jaya");
  await page.close();
  await context.clearCookies();
  const other = await context.newPage();
  await logIn(other, shop);
  await open(other, "/create_invoice");
  await expect(other.getByLabel("Notes")).toHaveValue("Before the battery died");
  await expect(other.getByRole("button", { name: "Change contact" })).toContainText(
    "Kopitiam Jaya",
  );
});
