import { openFilledInvoice, openNewInvoice } from "./support/invoice-form";
import { holdScripts } from "./support/late-scripts";
import { expect, hasScript, open, test } from "./support/shop";

test("a dialog takes the focus and returns it", async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Create Invoice?" });
  await expect(question.getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "No" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(save).toBeFocused();
});

// Without script the browser loads a page and starts at its top.
test(
  "the focus moves to the heading when a screen opens or the person goes back",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listContacts()).toHaveLength(2);
    await open(page, "/contacts/all");
    await page
      .getByRole("main")
      .getByRole("link", { name: "Kopitiam Jaya", exact: true })
      .press("Enter");
    await expect(page.getByRole("heading", { name: "Edit Business" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Contacts" })).toBeFocused();
    await page.getByRole("button", { name: "Menu" }).press("Enter");
    await page.getByRole("link", { name: "All Items" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Items" })).toBeFocused();
  },
);

test(
  "the focus stays in the field that is being typed in when script arrives late",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    const no = page.getByLabel("Invoice number");
    const release = await holdScripts(page);
    await page.goto("/create_invoice#lines", { waitUntil: "commit" });
    await no.pressSequentially("X");
    await release();
    await expect(no).toBeFocused();
  },
);

test(
  "keys that are pressed during hydration do not stop the hydration",
  { tag: "@script" },
  async ({ page }) => {
    await page.addInitScript(() => {
      // Keys are sent as often as possible, between any two steps of hydration.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        if (document.documentElement?.classList.contains("scripted")) return;
        document
          .querySelector("#email")
          ?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
        channel.port2.postMessage(null);
      };
      channel.port2.postMessage(null);
    });
    await open(page, "/login");
  },
);

test(
  "a late script keeps the focus and the scroll position",
  { tag: "@script" },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/register");
    await page.getByLabel("I agree to the terms").check();
    await page.getByRole("button", { name: "SIGN UP" }).click();
    await expect(page.getByRole("alert").first()).toContainText("Please check the following");
    await page.getByLabel("Business name").fill("Roti");
    await page.evaluate(() => window.scrollTo(0, 400));
    const scrollPosition = await page.evaluate(() => window.scrollY);
    await release();
    await expect(page.getByLabel("Business name")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollPosition);
    expect(scrollPosition).toBeGreaterThan(0);
  },
);

test("an invalid field can lose the focus, and every press of Save leads to the list of errors", async ({
  page,
  shop,
}) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await openNewInvoice(page);
  await page.getByLabel("Invoice number").fill("");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Invoice date")).toBeFocused();
  for (const press of [1, 2]) {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    if (!hasScript())
      await page
        .getByRole("dialog", { name: "Create Invoice?" })
        .getByRole("button", { name: "Yes" })
        .click();
    const summary = page.getByRole("alert").filter({ hasText: "Please check the following" });
    await expect(summary, `attempt ${press}`).toContainText("This field is compulsory");
    if (hasScript()) await expect(summary, `attempt ${press}`).toBeFocused();
  }
});

test(
  "pressing Save validates the field only on release, so that nothing moves under the pointer",
  // Only script checks a field that loses focus.
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listContacts()).toHaveLength(2);
    await open(page, "/create_person");
    const email = page.getByLabel("Email", { exact: true });
    await email.fill("x");
    await page.getByRole("button", { name: "Save", exact: true }).last().hover();
    await page.mouse.down();
    await expect(email).toBeFocused();
    await page.mouse.up();
    await expect(page.getByLabel("First name", { exact: true })).toHaveAccessibleDescription(
      "This field is compulsory",
    );
  },
);

test(
  "Escape closes the add menu when one of its links has the focus",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    await open(page, "/invoices/all");
    const add = page.getByLabel("Add", { exact: true });
    const choice = page.getByRole("listitem").getByRole("link", { name: "Create invoice" });
    await add.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(choice).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(choice).toBeHidden();
    await expect(add).toBeFocused();
  },
);
