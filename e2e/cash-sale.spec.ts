import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, type Locator, type Page } from "@playwright/test";
import jsQR from "jsqr";
import { parseEmv } from "../domain/business-numbers/emv-code";
import { tinyAccount, tinyBooks, tinyInvoice, tinyMethods } from "../upstream/testing/fixtures";
import { expectState } from "./support/invoice-state";
import {
  getDisplayedName,
  hasScript,
  logIn,
  open,
  openShop,
  test,
  type Shop,
} from "./support/shop";

const DUITNOW =
  "00020201021126420014A000000615000101066033460210MD001295465204939953034585802MY5913MASJID " +
  "NEGARA6002MY627303251704936237869008996045430052017072988178750084448071617049359619050076304FD9C";

const METHODS = tinyMethods("cash", "bank", "code", "card");

const takeButton = (page: Page, amount: string) =>
  page.getByRole("button", { name: `Take ${amount}`, exact: true });
const receiptHeading = (page: Page) => page.getByRole("heading", { name: "Receipt" });
/** Opens the hidden fields of a line. */
const unfoldLine = (page: Page) => page.getByText("Price, discount, description").click();

test(
  "one item is sold for cash in five taps, with a receipt",
  { tag: "@kinds" },
  async ({ page, shop }) => {
    const { taps, tap } = countTaps();
    await open(page, "/invoices/all");
    // The button opens a list, also without script.
    await tap(page.getByLabel("Add", { exact: true }));
    await tap(page.getByRole("link", { name: "Cash sale" }));
    await tap(page.getByRole("checkbox", { name: /Mug/ }));
    await tap(page.getByRole("button", { name: "Next" }));
    await tap(takeButton(page, "RM 3.25"));
    await expect(receiptHeading(page)).toBeVisible();
    expect(taps()).toBe(5);
    const main = page.getByRole("main");
    await expect(main).toContainText("RM 3.25");
    await expect(main).toContainText("received from Cash customer");
    await expect(main).toContainText("INV-0001");
    expect(await shop.listInvoices()).toMatchObject([
      { contact_name: "Cash customer", amount: "3.24", balance: "0.00" },
    ]);
    for (const paper of ["PDF", "A5", "80 mm roll"]) {
      const link = main.getByRole("link", { name: paper, exact: true });
      const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
      expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    }
    const link = await main.getByRole("link", { name: "A5" }).getAttribute("href");
    expect((await page.request.get(link?.replace("a5", "a3") ?? "")).status()).toBe(404);
    await page.getByRole("link", { name: "Back to the invoice" }).click();
    await expectState(page, "Paid");
  },
);

test(
  "a credit note for a cash sale returns the money at once, as its form announces",
  { tag: "@kinds" },
  async ({ page, shop: _ }) => {
    await openSale(page, [/Mug/]);
    await takeButton(page, "RM 3.25").click();
    await page.getByRole("link", { name: "Back to the invoice" }).click();
    await page.getByRole("button", { name: "Options" }).click();
    await page.getByRole("link", { name: "Credit note", exact: true }).click();
    await expect(page.getByText("What you credit goes back to the customer")).toBeVisible();
    await page.getByRole("button", { name: "Credit all that is left" }).click();
    const quantity = page.getByLabel("Quantity of Mug");
    await expect(quantity).not.toHaveValue("");
    await page.getByLabel("Reason").fill("Brought back");
    await page.getByRole("main").getByRole("button", { name: "Save" }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^INV-0001/ })
      .click();
    const payments = page.getByRole("region", { name: "Payments" });
    await expect(payments).toContainText("Given back on");
    await expect(page.getByText("to give back to the customer")).toHaveCount(0);
  },
);

test(
  "a void cash sale returns the money, as the app announces before",
  { tag: "@kinds" },
  async ({ page, shop: _ }) => {
    await openSale(page, [/Mug/]);
    await takeButton(page, "RM 3.25").click();
    await page.getByRole("link", { name: "Back to the invoice" }).click();
    const options = page.getByRole("button", { name: "Options" });
    const refundText = page.getByText("RM 3.25 goes back to the customer.");
    await options.click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("dialog").and(page.locator(":popover-open"))).toContainText(
      "RM 3.25 goes back to the customer. Are you sure",
    );
    await page.reload();
    await options.click();
    await page.getByRole("link", { name: "Void" }).click();
    await expect(refundText).toBeVisible();
    await page.getByLabel("Reason").fill("The wrong mug");
    await page.getByRole("button", { name: "Void invoice" }).click();
    await expect(page.getByText("Invoice successfully voided.")).toBeVisible();
    await expectState(page, "Void");
    await expect(page.getByRole("region", { name: "Payments" })).toContainText("Given back on");
    await expect(page.getByRole("main").getByRole("link", { name: "Send" })).toHaveCount(0);
  },
);

test(
  "a sale by DuitNow takes six taps with the code on the screen, and is not rounded",
  { tag: "@kinds" },
  async ({ page }) => {
    const shop = await openShop(tinyAccount(tinyBooks({ methods: METHODS })));
    await logIn(page, shop);
    await saveProfile(shop, { duitnow_code: DUITNOW });
    const { taps, tap } = countTaps();
    await open(page, "/invoices/all");
    await tap(page.getByLabel("Add", { exact: true }));
    await tap(page.getByRole("link", { name: "Cash sale" }));
    await tap(page.getByRole("checkbox", { name: /Mug/ }));
    await tap(page.getByRole("button", { name: "Next" }));
    const codeImage = page.getByRole("img", { name: "DuitNow QR: code to scan" });
    await expect(codeImage).toBeHidden();
    await tap(page.getByText(getDisplayedName("DuitNow QR"), { exact: true }).first());
    await expect(page.getByRole("radio", { name: getDisplayedName("DuitNow QR") })).toBeChecked();
    expect(await readCode(codeImage)).toBe(DUITNOW);
    await expect(page.getByRole("main")).toContainText("type in this amount");
    await tap(takeButton(page, "RM 3.24"));
    await expect(receiptHeading(page)).toBeVisible();
    expect(taps()).toBe(6);
    await expect(page.getByRole("main")).toContainText(getDisplayedName("DuitNow QR"));
    await expect(page.getByText("Rounding")).toHaveCount(0);
    expect(await shop.listInvoices()).toMatchObject([{ amount: "3.24", balance: "0.00" }]);
  },
);

test(
  "a PayNow code has the exact amount of the sale, and its reference is on the receipt",
  { tag: "@kinds" },
  async ({ page }) => {
    const company = {
      ...({ countryId: 200, currency: "SGD", timeZone: "Asia/Singapore" } as const),
      registrationNo: "201912345K",
      taxNo: "M9-0372481-5",
    };
    const books = tinyBooks({
      company,
      methods: [...tinyMethods("cash"), { ref: "code", name: "PayNow", kind: "code" }],
    });
    const shop = await openShop(tinyAccount(books));
    await logIn(page, shop);
    await saveProfile(shop, { paynow: "201912345K" });
    await openSale(page, [/Mug/]);
    await page.getByText(getDisplayedName("PayNow"), { exact: true }).first().click();
    const codeImage = page.getByRole("img", { name: "PayNow: code to scan" });
    expect(parseEmv(await readCode(codeImage))?.get("54")).toBe("3.24");
    await page.getByLabel("Quantity of Mug").fill("2");
    if (!hasScript()) await page.getByRole("button", { name: "Update total" }).click();
    await expect(takeButton(page, "S$ 6.48")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("S$ 6.48");
    await expect(codeImage).toBeVisible();
    const emvFields = parseEmv(await readCode(codeImage));
    expect(emvFields?.get("54")).toBe("6.48");
    const reference = parseEmv(emvFields?.get("62") ?? "")?.get("01") ?? "";
    expect(reference).toMatch(/^S-[0-9A-F]{8}$/);
    await takeButton(page, "S$ 6.48").click();
    await expect(receiptHeading(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(reference);
  },
);

test(
  "a code method without a code in the profile shows a message",
  { tag: "@kinds" },
  async ({ page }) => {
    const shop = await openShop(tinyAccount(tinyBooks({ methods: METHODS })));
    await logIn(page, shop);
    await openSale(page, [/Mug/]);
    await page.getByText(getDisplayedName("DuitNow QR"), { exact: true }).click();
    await expect(page.getByText("Your business profile has no DuitNow code")).toBeVisible();
    await expect(page.getByLabel("Cash given (RM)")).toBeHidden();
    await page.getByText(getDisplayedName("Credit Card"), { exact: true }).click();
    await expect(page.getByText("Your business profile has no DuitNow code")).toBeHidden();
    await takeButton(page, "RM 3.24").click();
    await expect(page.getByRole("main")).toContainText(getDisplayedName("Credit Card"));
  },
);

test("a description, a discount, a typed line and the change are on the receipt", async ({
  page,
  shop,
}) => {
  await openSale(page, [/Mug/]);
  await unfoldLine(page);
  await page.getByLabel("Unit price of Mug (RM)").fill("40");
  await page.getByLabel("Discount of Mug, in percent").fill("10");
  await page.getByLabel("Description of Mug").fill("Chipped");
  await page.getByLabel("Tax code of Mug").selectOption({ label: "No tax" });
  await page.getByRole("button", { name: "Add a line" }).click();
  const name = page.getByLabel("Name of line 2");
  if (hasScript()) await expect(name).toBeFocused();
  await name.fill("Gift wrapping 礼品包装");
  await page.getByLabel("Unit price of line 2 (RM)").fill("47.96");
  await page.getByLabel("Tax code of line 2").selectOption({ label: "Service tax 8%" });
  await page.getByLabel("Cash given (RM)").fill("100");
  if (!hasScript()) await page.getByRole("button", { name: "Show change" }).click();
  // The lines are 36.00 without tax and 51.80 with 8% tax.
  await expect(page.getByText("Change RM 12.20")).toBeVisible();
  await expect(page.getByText("Tax 3.84 included")).toBeVisible();
  await takeButton(page, "RM 87.80").click();
  await expect(receiptHeading(page)).toBeVisible();
  const main = page.getByRole("main");
  for (const expected of ["Chipped", "10% off", "Gift wrapping 礼品包装", "Service tax 8%"])
    await expect(main).toContainText(expected);
  await expect(main.getByText("Cash given").locator("..")).toContainText("100.00");
  await expect(main.getByText("Change").locator("..")).toContainText("12.20");
  expect(await shop.listInvoices()).toMatchObject([{ amount: "87.80", balance: "0.00" }]);
});

test("a typed line needs no item, and a line can be removed", async ({ page, shop }) => {
  await open(page, "/cash_sale");
  await page.getByRole("button", { name: "Type a line" }).click();
  await page.getByLabel("Name of line 1").fill("Repair");
  await page.getByLabel("Unit price of line 1 (RM)").fill("20");
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByLabel("Name of line 2").fill("Mistake");
  await page.getByRole("button", { name: "Add a line" }).click();
  await expect(page.getByLabel("Name of line 3")).toBeVisible();
  await page.getByText("Discount, description").nth(1).click();
  await page.getByRole("button", { name: "Remove Mistake" }).click();
  await expect(page.getByLabel("Name of line 2")).toHaveValue("");
  await expect(page.getByLabel("Name of Repair")).toHaveValue("Repair");
  // The empty line is not part of the sale.
  await takeButton(page, "RM 20.00").click();
  await expect(receiptHeading(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Repair");
  expect(await shop.listInvoices()).toMatchObject([{ amount: "20.00" }]);
});

test("a sale with a changed quantity is saved only with its new total on the button", async ({
  page,
  shop,
}) => {
  await openSale(page, [/Coffee Beans/, /Mug/]);
  await page.getByLabel("Quantity of Mug").fill("2.5");
  if (!hasScript()) {
    await takeButton(page, "RM 44.80").click();
    await expect(page.getByRole("alert")).toContainText("The total is now RM 49.70");
  }
  // The total is 46.00 and 8% tax, rounded to 5 sen.
  await expect(page.getByText("Tax 3.68 included, rounded by 0.02")).toBeVisible();
  expect(await shop.listInvoices()).toEqual([]);
  await takeButton(page, "RM 49.70").click();
  await expect(receiptHeading(page)).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ amount: "49.68", balance: "0.00" }]);
});

test("errors appear beside their fields, and nothing is sold", async ({ page, shop }) => {
  await open(page, "/cash_sale");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Tick at least one item.");
  await open(page, "/cash_sale?q=nothing");
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
  await openSale(page, [/Mug/]);
  await unfoldLine(page);
  await page.getByLabel("Quantity of Mug").fill("two");
  await page.getByLabel("Discount of Mug, in percent").fill("RM5");
  await page.getByLabel("Cash given (RM)").fill("1");
  await page.getByRole("button", { name: /^Take/ }).click();
  await expect(page.getByText("Enter the quantity as a number above zero.").last()).toBeVisible();
  await expect(page.getByText("Enter a percentage from 0 to 100.").last()).toBeVisible();
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("two");
  await page.getByLabel("Quantity of Mug").fill("2");
  await page.getByLabel("Discount of Mug, in percent").fill("0");
  if (!hasScript()) await page.getByRole("button", { name: "Update total" }).click();
  await page.getByRole("button", { name: /^Take/ }).click();
  await expect(page.getByText("The cash given is less than RM 6.50.").last()).toBeVisible();
  await page.getByLabel("Cash given (RM)").fill("");
  await shop.addFault({ kind: "status", status: 503, path: "/sales/cash", times: 1 });
  await takeButton(page, "RM 6.50").click();
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("2");
  expect(await shop.listInvoices()).toEqual([]);
});

test("a sale with a lost answer is saved once, even when pressed again and in another tab", async ({
  page,
  shop,
}) => {
  await openSale(page, [/Mug/]);
  const other = await page.context().newPage();
  await open(other, page.url());
  await shop.addFault({ kind: "drop-after", path: "/sales/cash", times: 1 });
  await takeButton(page, "RM 3.25").click();
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await takeButton(page, "RM 3.25").click();
  await expect(receiptHeading(page)).toBeVisible();
  await expect(page.getByText("This cash sale was already saved.")).toBeVisible();
  await takeButton(other, "RM 3.25").click();
  await expect(receiptHeading(other)).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ no: "INV-0001" }]);
  // The next sale is saved separately.
  await page.getByRole("link", { name: "New cash sale" }).click();
  await page.getByRole("checkbox", { name: /Mug/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await takeButton(page, "RM 3.25").click();
  await expect(page.getByText("Cash sale saved.")).toBeVisible();
  expect(await shop.listInvoices()).toHaveLength(2);
});

test("two posts of the same form save one sale", async ({ page, shop }) => {
  await openSale(page, [/Mug/]);
  const form = await page.locator("main form").evaluate((element) => {
    const fields = [...new FormData(element as HTMLFormElement)];
    return Object.fromEntries(
      fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
  });
  const post = () =>
    page.request.post(page.url(), {
      form: { ...form, intent: "sell" },
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
  const answers = await Promise.all([post(), post()]);
  expect(answers.map((answer) => answer.status())).toEqual([302, 302]);
  expect(await shop.listInvoices()).toHaveLength(1);
});

test("the receipt of an invoice's payment is offered for an 80 mm roll, and has no cash given", async ({
  page,
}) => {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
  await logIn(page, shop);
  const [invoice] = await shop.listInvoices();
  await open(page, `/invoice/${invoice?.id}/payment`);
  await page.getByRole("main").getByRole("button", { name: "Record payment" }).click();
  await page.getByRole("main").getByRole("link", { name: "Receipt", exact: true }).click();
  await expect(receiptHeading(page)).toBeVisible();
  await expect(page.getByText("Cash given")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "80 mm roll" })).toBeVisible();
});

async function openSale(page: Page, names: RegExp[]): Promise<void> {
  await open(page, "/cash_sale");
  for (const name of names) await page.getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: /^Take/ })).toBeVisible();
}

/** Returns `tap`, which clicks an element, and `taps`, which returns the number of these clicks. */
function countTaps() {
  let count = 0;
  const tap = async (target: Locator) => {
    count++;
    await target.click();
  };
  return { tap, taps: () => count };
}

async function saveProfile(shop: Shop, profile: object): Promise<void> {
  const path = `/companies/${await shop.readCompanyId()}/profile`;
  const { profile: stored } = (await shop.callApi("GET", path)) as { profile: object };
  await shop.callApi("PUT", path, { ...stored, ...profile });
}

/** Returns the text that a phone reads from the code on the screen. */
async function readCode(codeImage: Locator): Promise<string> {
  const image = await loadImage(await codeImage.screenshot());
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return jsQR(data, image.width, image.height)?.data ?? "";
}
