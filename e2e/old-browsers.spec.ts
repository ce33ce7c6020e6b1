import { NEEDED_FEATURES } from "../app/server/page/needed-features";
import { postDraft } from "./support/invoice-form";
import { saveRecord } from "./support/record-form";
import { expect, open, openShop, test, typeLogin } from "./support/shop";
import { removePopovers } from "./support/without-popovers";

// A browser without a needed feature gets the same pages as the journeys without script.
test(
  "a browser without a needed feature works with the pages as sent, without script",
  { tag: "@script" },
  async ({ browser }) => {
    // The test uses its own context, because Remix's inline script may log errors.
    const context = await browser.newContext();
    for (const feature of NEEDED_FEATURES) {
      await context.clearCookies();
      const page = await context.newPage();
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (/\/build\/.*\.js/.test(request.url())) scripts.push(request.url());
      });
      await page.addInitScript(`delete ${feature}`);
      await page.goto("/login");
      await typeLogin(page, await openShop());
      await expect(page.getByRole("heading", { name: "Dashboard" }), feature).toBeVisible();
      await page.goto("/items/all");
      await page.getByRole("link", { name: "Add item" }).click();
      await page.getByLabel("Name").fill("Teapot");
      await page.getByLabel("Sale unit price").fill("5");
      await saveRecord(page, "Create Item?");
      await expect(page.getByRole("row").filter({ hasText: "Teapot" }), feature).toBeVisible();
      expect(scripts, feature).toEqual([]);
      await page.close();
    }
    await context.close();
  },
);

test("without popovers the buttons of an invoice work, and links lead to its dialogs", async ({
  page,
  shop,
}) => {
  await removePopovers(page);
  await postDraft(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await open(page, "/create_invoice");
  const header = page.getByRole("banner");
  // 'Save' and 'Save and send' have equal dialogs; the first one is that of 'Save'.
  const dialog = (name: string) => page.getByRole("dialog", { name }).first();
  const followLink = async (link: string, target: ReturnType<typeof dialog>) => {
    await page.getByRole("link", { name: link, exact: true }).first().tap();
    await expect(target).toBeInViewport({ ratio: 1 });
    expect((await header.boundingBox())?.height, link).toBeLessThanOrEqual(64);
  };
  await page.getByLabel("Notes").fill("Thank you");
  await followLink("Back to all invoices", dialog("Discard?"));
  await followLink("Options", page.locator("#options"));
  await followLink("Mark as sent", dialog("Mark as sent?"));
  await expect(page.getByRole("button", { name: /^(No|Close|Options|Menu)$/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Summary" }).tap();
  await expect(dialog("Summary")).toBeInViewport();
  await followLink("Save", dialog("Create Invoice?"));
  await dialog("Create Invoice?").getByRole("button", { name: "Yes" }).tap();
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  await page.getByRole("link", { name: "Menu" }).tap();
  await expect(page.getByRole("link", { name: "All Items" })).toBeInViewport();

  const [invoice] = await shop.listInvoices();
  expect(invoice).toMatchObject({ contact_name: "Kopitiam Jaya" });
  const address = `/sales/invoices/${invoice?.id}/status?business_id=${await shop.readCompanyId()}`;
  await shop.callApi("PUT", address, { status: 1 });
  await page.goto(`/invoice/${invoice?.id}`);
  await followLink("Options", page.locator("#options"));
  await followLink("Delete", dialog("Delete Invoice?"));
  await dialog("Delete Invoice?").getByRole("button", { name: "Yes" }).tap();
  await expect(page.getByRole("heading", { name: "Invoices" })).toBeVisible();
  expect(await shop.listInvoices()).toEqual([]);
});
