import type { Page } from "@playwright/test";
import { readFilePages } from "../upstream/pdf/read-pdf";
import { drawQrPicture, drawTwoColorPictures } from "../upstream/testing/pictures";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { openFilledInvoice, openLine } from "./support/invoice-form";
import { expect, hasScript, logIn, open, openShop, readSetting, test } from "./support/shop";
import { openNewDashboard } from "./support/sign-up";

const DUITNOW =
  "00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY" +
  "5909QRCSDNBHD6005BANGI6304343F";

const MISSING_DETAILS_TITLE = "What your invoice still lacks";

const png = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

/** Creates a shop with an empty business profile, as after a sign-up. */
async function openBlankShop(page: Page, company = {}) {
  const emptyProfile = { address: [], registrationNo: "", taxNo: "", phone: "", email: "" };
  const shop = await openShop(tinyAccount(tinyBooks({ company: { ...emptyProfile, ...company } })));
  await logIn(page, shop);
  return shop;
}

test("a new owner is led to the business profile and fills it in", async ({ page }) => {
  await openNewDashboard(page);
  await page.getByRole("link", { name: "Add your business details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Business Profile");
  await expect(page.getByLabel("Business name")).toHaveValue("Roti & Kopi");
  const missingDetails = page.getByRole("region", { name: MISSING_DETAILS_TITLE });
  await expect(missingDetails.getByRole("listitem")).toHaveCount(3);
  await page.getByLabel("Address", { exact: true }).fill("1, Jalan Ampang\n50450 Kuala Lumpur");
  await page.getByLabel("SSM registration number").fill("202001000008");
  await page.getByLabel("TIN").fill("c 2584563220");
  await page.getByLabel("MSIC code").fill("56101");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  await expect(page).toHaveURL(/\/\?welcome=trial$/);
  await open(page, "/business");
  await expect(page.getByLabel("TIN")).toHaveValue("C2584563220");
  await expect(missingDetails.getByRole("link")).toHaveText(["Account number"]);
  await missingDetails.getByRole("link").click();
  await expect(page).toHaveURL(/#bankAccountNo$/);
});

test("the language for customers and the second one on papers are chosen in the profile", async ({
  page,
}) => {
  await openBlankShop(page);
  await open(page, "/business");
  await page.getByLabel("Language for customers").selectOption({ label: "Bahasa Melayu" });
  await page.getByLabel("Second language on papers").selectOption({ label: "English beside it" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  await open(page, "/business");
  await expect(page.getByLabel("Language for customers")).toHaveValue("ms");
  await expect(page.getByLabel("Second language on papers")).toHaveValue("en");
});

test("an invalid UEN is refused beside its field, and typed values stay", async ({ page }) => {
  await openBlankShop(page, { countryId: 200, currency: "SGD", timeZone: "Asia/Singapore" });
  await open(page, "/business");
  await expect(page.getByLabel("TIN")).toHaveCount(0);
  await page.getByLabel("Business name").fill("");
  await page.getByLabel("UEN", { exact: true }).fill("2019123456");
  await page.getByLabel("PayNow UEN or mobile number").fill("S1234567D");
  await page.getByLabel("Website").fill("www.lim.example");
  await page.getByLabel("Footer of the invoice").fill("Thank you!");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    /^Business name: /,
    /^UEN: This is no UEN/,
    /^PayNow UEN or mobile number: /,
  ]);
  await page.getByRole("alert").getByRole("link", { name: "UEN: This is no UEN" }).click();
  if (hasScript()) await expect(page.getByLabel("UEN", { exact: true })).toBeFocused();
  await expect(page.getByLabel("UEN", { exact: true })).toHaveAccessibleDescription(
    /This is no UEN/,
  );
  await expect(page.getByLabel("PayNow UEN or mobile number")).toHaveAccessibleDescription(
    /looks like an NRIC/,
  );
  await expect(page.getByLabel("UEN", { exact: true })).toHaveValue("2019123456");
  await expect(page.getByLabel("Website")).toHaveValue("www.lim.example");
  await expect(page.getByLabel("Footer of the invoice")).toHaveValue("Thank you!");
  await page.getByLabel("Business name").fill("Kedai Kita");
  await page.getByLabel("UEN", { exact: true }).fill("201912345k");
  await page.getByLabel("PayNow UEN or mobile number").fill("9123 4567");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  await expect(page.getByLabel("UEN", { exact: true })).toHaveValue("201912345K");
  await expect(page.getByLabel("PayNow UEN or mobile number")).toHaveValue("+6591234567");
});

test("a logo is displayed, replaced and removed, and a file that is no picture is refused", async ({
  page,
}) => {
  await openBlankShop(page);
  await open(page, "/business");
  const logo = page.getByLabel("Logo", { exact: true });
  await logo.setInputFiles(png("logo.png", Buffer.from("<svg/>")));
  await page.getByLabel("Footer of the invoice").fill("Terima kasih");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(logo).toHaveAccessibleDescription(/This is no PNG or JPEG picture/);
  await expect(page.getByLabel("Footer of the invoice")).toHaveValue("Terima kasih");
  await logo.setInputFiles(png("logo.png", drawTwoColorPictures(1200, 400).png));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  const storedLogo = page.getByRole("img", { name: "Your logo" });
  await expect(storedLogo).toHaveAttribute("width", "600");
  const file = await page.request.get((await storedLogo.getAttribute("src")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "image/png"]);
  await page
    .getByLabel("Another logo")
    .setInputFiles(png("small.png", drawTwoColorPictures(40, 20).png));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(storedLogo).toHaveAttribute("width", "40");
  await page.getByLabel("Remove the logo").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(storedLogo).toHaveCount(0);
});

test("a DuitNow code is read from a picture, and saving it needs the password", async ({
  page,
}) => {
  const shop = await openBlankShop(page);
  await open(page, "/business");
  const picture = page.getByLabel("Picture of your DuitNow QR code");
  const logo = page.getByLabel("Logo", { exact: true });
  await logo.setInputFiles(png("l.png", drawTwoColorPictures(40, 20).png));
  await picture.setInputFiles(png("qr.png", drawQrPicture("https://example.test")));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(picture).toHaveAccessibleDescription(/not one for payments/);
  await expect(logo).toHaveAccessibleDescription(/logo that you chose is kept/);
  if (hasScript()) await logo.setInputFiles([]);
  await picture.setInputFiles(png("qr.png", drawQrPicture(DUITNOW)));
  await page.getByLabel("MSIC code").fill("1");
  await page.getByRole("button", { name: "Save" }).click();
  // The form was refused for another field: the code is kept, but a browser cannot keep a file.
  await expect(page.getByText("Your DuitNow code is of QRCSDNBHD. Is this you?")).toBeVisible();
  if (hasScript()) await picture.setInputFiles([]);
  await page.getByLabel("MSIC code").fill("56101");
  await shop.requirePasswordAgain();
  await page.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("region", { name: "Is it you?" });
  await expect(question).toContainText("to change: DuitNow code.");
  await question.getByLabel("Your password").fill("a guess");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not your password.");
  await expect(question.getByLabel("Your password")).toHaveAccessibleDescription(/not your/);
  await question.getByLabel("Your password").fill(shop.account.password);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("Your DuitNow code is of QRCSDNBHD. Is this you?")).toBeVisible();
  await expect(page.getByLabel("MSIC code")).toHaveValue("56101");
  await expect(page.getByRole("img", { name: "Your logo" })).toHaveAttribute("width", "40");
});

test("the second of two people who change the profile sees what the first saved, and saves their own", async ({
  page,
}) => {
  const shop = await openBlankShop(page);
  await open(page, "/business");
  await shop.callApi("PUT", `/companies/${await shop.readCompanyId()}/profile`, {
    name: "Kedai Lain",
  });
  await page.getByLabel("Business name").fill("Kedai Kita");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("changed by someone else meanwhile");
  await expect(page.getByRole("alert")).toContainText("Kedai Lain");
  await expect(page.getByLabel("Business name")).toHaveValue("Kedai Kita");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("complementary", { name: "Menu" });
  await expect(menu).toContainText("Kedai Kita");
  await menu.getByRole("link", { name: "Business Profile" }).click();
  await expect(page.getByLabel("Business name")).toHaveValue("Kedai Kita");
});

test("typed values stay while the API fails, and an unusual tax number gets a warning", async ({
  page,
}) => {
  const shop = await openBlankShop(page);
  await open(page, "/business");
  await shop.addFault({ kind: "status", status: 500, method: "PUT" });
  await page.getByLabel("Bank", { exact: true }).fill("Maybank");
  await page.getByLabel("SST number").fill("SST-99");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  await expect(page.getByLabel("Bank", { exact: true })).toHaveValue("Maybank");
  await expect(page.getByText("This has not the usual form of an SST number")).toBeVisible();
});

test("the tax field of an invoice explains why it offers no other tax code and links to the tax number", async ({
  page,
}) => {
  const shop = await openBlankShop(page);
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  const tax = page.getByLabel("Tax code");
  await expect(tax).toHaveAccessibleDescription("No tax number yet");
  await openLine(page, "Mug");
  // The line keeps its own tax code, and no other is offered.
  await expect(tax.getByRole("option")).toHaveText(["No tax", "Service tax 8%"]);
  await page.getByLabel("Quantity of Mug").fill("7");
  await page.getByRole("button", { name: "Add your SST number" }).click();
  await page.getByLabel("SST number").fill("W10-1808-32000005");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Invoice");
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("7");
  await openLine(page, "Mug");
  await expect(tax.getByRole("option")).toHaveText(["No tax", "Service tax 8%", "Sales tax 10%"]);
});

test("the tax field of an item explains why it offers no tax code and links to the tax number", async ({
  page,
}) => {
  await openBlankShop(page);
  await open(page, "/create_item");
  await page.getByRole("switch", { name: "For sale" }).check();
  const tax = page.getByLabel("Tax code").first();
  await expect(tax).toHaveAccessibleDescription("No tax number yet");
  await expect(tax.getByRole("option")).toHaveText(["No tax"]);
  await page.getByRole("link", { name: "Add your SST number" }).first().click();
  await expect(page).toHaveURL(/\/business\?returnTo=%2Fcreate_item.*#taxNo$/);
});

test(
  "the logo's address answers 404 without a logo, and redirects a visitor who is not logged in",
  { tag: "@servers" },
  async ({ page, browser }) => {
    await openBlankShop(page);
    const visitor = await browser.newContext({ baseURL: readSetting("LEJAR_APP_URL") });
    expect((await page.request.get("/business/logo.png")).status()).toBe(404);
    const answer = await visitor.request.get("/business/logo.png", { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    await visitor.close();
  },
);

test("the PDF shows the profile, and its page lists the missing details", async ({ page }) => {
  const books = tinyBooks({ company: { address: [] }, invoices: [tinyInvoice()] });
  const shop = await openShop(tinyAccount(books));
  await logIn(page, shop);
  const [invoice] = await shop.listInvoices();
  await open(page, `/preview_pdf?invoice=${invoice?.id}`);
  const missingDetails = page.getByRole("region", { name: MISSING_DETAILS_TITLE });
  await expect(missingDetails.getByRole("link")).toHaveText(["Address", "Account number"]);
  await missingDetails.getByRole("link", { name: "Address" }).click();
  await expect(page).toHaveURL(/#address$/);
  await page.getByLabel("Address", { exact: true }).fill("1, Jalan Ampang\n50450 Kuala Lumpur");
  await page.getByLabel("TIN").fill("C2584563220");
  await page.getByLabel("Bank", { exact: true }).fill("Maybank");
  await page.getByLabel("Account number").fill("5140 1234 5678");
  await page.getByRole("checkbox", { name: /Lines for the customer to sign/ }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(new RegExp(`/preview_pdf\\?invoice=${invoice?.id}$`));
  await expect(missingDetails).toHaveCount(0);
  const readPaper = async () => {
    const file = await page.request.get(`/files/invoice/${invoice?.id}.pdf`);
    return (await readFilePages(new Uint8Array(await file.body())))[0];
  };
  const text = await readPaper();
  for (const expected of ["1, Jalan Ampang", "TIN C2584563220", "How to pay", "5140 1234 5678"])
    expect(text).toContain(expected);
  expect(text).toContain("Received by (name) Signature Date");
  await open(page, "/business");
  await page.getByRole("checkbox", { name: /Lines for the customer to sign/ }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  expect(await readPaper()).not.toContain("Received by");
});
