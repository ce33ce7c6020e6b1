import type { Page } from "@playwright/test";
import { chooseContact, postDraft, openNewInvoice } from "./support/invoice-form";
import { holdScripts } from "./support/late-scripts";
import { saveRecord } from "./support/record-form";
import { expect, hasScript, open, test, reload } from "./support/shop";

// In a wide window the drawer is beside every form.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

async function startOver(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start over" }).click();
  await page
    .getByRole("dialog", { name: "Start over?" })
    .getByRole("button", { name: "Yes" })
    .click();
}

const leaveByDrawer = (page: Page) => page.getByRole("link", { name: "All Items" }).click();

test("a changed form asks before it is left", { tag: "@script" }, async ({ page, shop }) => {
  expect(await shop.listContacts()).toHaveLength(2);
  for (const { address, field } of [
    { address: "/create_person", field: page.getByLabel("First name", { exact: true }) },
    { address: "/create_item", field: page.getByLabel("Name", { exact: true }) },
  ]) {
    await open(page, address);
    await field.fill("Keep me");
    await leaveByDrawer(page);
    const question = page.getByRole("dialog", { name: "Leave this page?" });
    await expect(question.getByRole("heading")).toBeFocused();
    await question.getByRole("button", { name: "No" }).click();
    await expect(field).toHaveValue("Keep me");
    await leaveByDrawer(page);
    await expect(question.getByRole("heading")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("Keep me");
    await leaveByDrawer(page);
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("heading", { name: "Items", level: 1 })).toBeVisible();
    // The draft was stored on leaving.
    await open(page, address);
    await expect(field).toHaveValue("Keep me");
    await startOver(page);
    await expect(field).toHaveValue("");
  }
});

test("a refused form asks with script before it is left, and is offered again as typed", async ({
  page,
  shop,
}) => {
  const openForm = async () => {
    await page.getByLabel("Add contact").click();
    await page.getByRole("link", { name: "Person", exact: true }).click();
  };
  const firstName = page.getByLabel("First name", { exact: true });
  await open(page, "/contacts/all");
  await openForm();
  await firstName.fill("Nurul");
  await page.getByLabel("Display name", { exact: true }).fill("Nurul");
  await shop.addFault({
    kind: "status",
    status: 422,
    path: "/contacts/peoples",
    message: "Not now.",
  });
  await saveRecord(page, "Create Person?");
  await expect(page.getByRole("alert")).toContainText("Not now.");
  await page.getByRole("link", { name: "Back" }).click();
  if (hasScript()) {
    const question = page.getByRole("dialog", { name: "Leave this page?" });
    await question.getByRole("button", { name: "No" }).click();
    await expect(firstName).toHaveValue("Nurul");
    await page.evaluate(() => history.back());
    await question.getByRole("button", { name: "Yes" }).click();
  }
  await expect(page).toHaveURL(/\/contacts\/all$/);
  await shop.clearFaults();
  await openForm();
  await expect(firstName).toHaveValue("Nurul");
  await startOver(page);
  await expect(firstName).toHaveValue("");
});

test(
  "going back and reloading in the browser ask first, but only with unsent changes",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listProducts()).toHaveLength(3);
    const back = () => page.evaluate(() => history.back());
    const question = page.getByRole("dialog", { name: "Leave this page?" });
    const openForm = () => page.getByRole("link", { name: "Add item" }).click();
    await open(page, "/items/all");
    await openForm();
    const name = page.getByLabel("Name", { exact: true });
    await name.pressSequentially("Keep me");
    await back();
    await question.getByRole("button", { name: "No" }).click();
    await expect(page).toHaveURL(/\/create_item/);
    await expect(name).toHaveValue("Keep me");
    // The page is blocked until the browser's dialog is answered.
    const [dialogType] = await Promise.all([
      page.waitForEvent("dialog").then(async (dialog) => {
        await dialog.dismiss();
        return dialog.type();
      }),
      page.evaluate(() => location.reload()),
    ]);
    expect(dialogType).toBe("beforeunload");
    await expect(name).toHaveValue("Keep me");

    await name.fill("");
    await back();
    await expect(page.getByRole("heading", { name: "Items", level: 1 })).toBeVisible();
    await openForm();
    await name.pressSequentially("Let go");
    await back();
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("heading", { name: "Items", level: 1 })).toBeVisible();
  },
);

test(
  "text that is typed when the browser leaves the page is offered again",
  { tag: "@script" },
  async ({ page, shop }) => {
    const [product] = await shop.listProducts();
    const name = page.getByLabel("Name", { exact: true });
    await open(page, `/edit_item/${product?.id}`);
    await name.pressSequentially(", large");
    const typed = await name.inputValue();
    // Accepts the browser's own dialog.
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto("/items/all");
    // The draft may still be on its way to the server.
    await expect(async () => {
      await open(page, `/edit_item/${product?.id}`);
      await expect(name).toHaveValue(typed, { timeout: 500 });
    }).toPass();
  },
);

/** Waits until the script that stores drafts runs. Until then the browser only asks. */
async function waitForDraftScript(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const script = files.find((name) => name.includes("start-autosave"));
    if (script !== undefined) await import(script);
    return script !== undefined;
  });
}

test(
  "a reload while typing shows the newest text, and later typing is stored too",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    await openNewInvoice(page);
    const notes = page.getByLabel("Notes");
    const number = page.getByLabel("Invoice number");
    page.on("dialog", (dialog) => dialog.accept());
    await notes.fill("First words");
    const stored = page.waitForResponse((answer) => answer.url().includes("/draft?"));
    await notes.blur();
    await stored;
    for (const words of ["Newer words", "Newest words"]) {
      await notes.fill(words);
      await reload(page);
      await expect(notes).toHaveValue(words);
      await waitForDraftScript(page);
    }
    await number.fill("INV-0055");
    await reload(page);
    await expect(number).toHaveValue("INV-0055");
    await expect(notes).toHaveValue("Newest words");
  },
);

test(
  "text typed after a reload stays when the text from before the reload arrives later",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    await openNewInvoice(page);
    const notes = page.getByLabel("Notes");
    const number = page.getByLabel("Invoice number");
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/draft\?/, async (route) => {
      await released;
      await route.continue();
    });
    page.on("dialog", (dialog) => dialog.accept());
    await waitForDraftScript(page);
    await notes.fill("From before");
    await reload(page);
    await waitForDraftScript(page);
    await number.fill("INV-0055");
    release();
    await expect(notes).toHaveValue("From before");
    await expect(number).toHaveValue("INV-0055");
    await reload(page);
    await expect(notes).toHaveValue("From before");
    await expect(number).toHaveValue("INV-0055");
  },
);

test(
  "text typed before script started is not discarded without a question",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    const release = await holdScripts(page);
    await page.goto("/create_invoice", { waitUntil: "commit" });
    await page.getByLabel("Notes").fill("Typed early");
    await release();
    await page.getByRole("button", { name: "Back to all invoices" }).click();
    await page
      .getByRole("dialog", { name: "Discard?" })
      .getByRole("button", { name: "No" })
      .click();
    await expect(page.getByLabel("Notes")).toHaveValue("Typed early");
  },
);

test(
  "a form that was sent and not changed since is left without a question",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listContacts()).toHaveLength(2);
    await openNewInvoice(page);
    await page.getByLabel("Notes").fill("Kept by the server");
    await chooseContact(page, "Kopitiam Jaya");
    await leaveByDrawer(page);
    await expect(page.getByRole("heading", { name: "Items", level: 1 })).toBeVisible();
    await open(page, "/create_invoice");
    await expect(page.getByLabel("Notes")).toHaveValue("Kept by the server");
  },
);

test("a draft is resumed from the list and the dashboard", async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await open(page, "/invoices/all");
  await expect(page.getByText("Let's create your first invoice!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Resume invoice" })).toBeHidden();
  await postDraft(page, shop, { contact: "Kopitiam Jaya" });
  for (const address of ["/invoices/all", "/"]) {
    await open(page, address);
    await page.getByRole("link", { name: "Resume invoice Kopitiam Jaya · 0 lines" }).click();
    await expect(page.getByRole("button", { name: "Change contact" })).toContainText(
      "Kopitiam Jaya",
    );
  }
});
