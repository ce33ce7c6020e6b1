import { measurePageWeight } from "./screens/page-weight";
import { tinyAccount, tinyBooks, tinyContact, tinyProduct } from "../upstream/testing/fixtures";
import { openNewInvoice } from "./support/invoice-form";
import { expect, logIn, openShop, readSetting, test } from "./support/shop";

const RECORD_COUNT = 5_000;
const KILOBYTE = 1000;
/** The limits in gzip bytes, as the server sends them. The page is its HTML and CSS. */
const MAX_PAGE_BYTES = 14 * KILOBYTE;
const MAX_SCRIPT_BYTES = 125 * KILOBYTE;

test(
  "lists, searches, choosers and forms stay light with 5,000 contacts and 5,000 items",
  { tag: "@script" },
  async ({ page, context }) => {
    const nameOf = (word: string, index: number) => `${word} ${String(index).padStart(4, "0")}`;
    const contacts = Array.from({ length: RECORD_COUNT }, (_, index) =>
      tinyContact({ ref: `c${index}`, displayName: nameOf("Contact", index) }),
    );
    const products = Array.from({ length: RECORD_COUNT }, (_, index) =>
      tinyProduct({ ref: `p${index}`, name: nameOf("Item", index), sku: `SKU-${index}` }),
    );
    const shop = await openShop(tinyAccount(tinyBooks({ contacts, products })));
    await logIn(page, shop);
    await openNewInvoice(page);
    await page.getByRole("button", { name: "Add contact" }).click();
    await expect(page.getByRole("button", { name: "Contact 0000" })).toBeVisible();
    const [contact] = await shop.listContacts();
    const [product] = await shop.listProducts();
    const cookie = (await context.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    const lists = [
      "/contacts/all",
      "/contacts/customers?q=contact",
      "/items/all",
      "/items/selling?q=item",
    ];
    const choosers = ["/select_contact/customers?draft=new", "/select_item?draft=new"];
    const forms = ["/create_person", `/edit_business/${contact?.id}`, `/edit_item/${product?.id}`];
    for (const address of [...lists, ...choosers, ...forms]) {
      const weight = await measurePageWeight(readSetting("LEJAR_APP_URL") + address, cookie);
      expect(weight.page, `HTML and CSS of ${address}`).toBeLessThanOrEqual(MAX_PAGE_BYTES);
      expect(weight.script, `script of ${address}`).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    }
    await page.goto("/contacts/all?q=4999");
    await expect(page.getByRole("main").getByRole("row")).toContainText(["Contact 4999"]);
  },
);
