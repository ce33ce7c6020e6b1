import { expect, hasScript, open, openShop, readSetting, test } from "./support/shop";
import { expectToast, saveRecord } from "./support/record-form";
import { readMailsTo } from "./support/mail";
import {
  failPublicCalls,
  fillInSignUp,
  createEmail,
  createPromoCode,
  passCaptcha,
  sendSignUp,
  typePromo,
} from "./support/sign-up";

test("a person signs up with a business and is logged in", async ({ page }) => {
  const email = await fillInSignUp(page, { country: "Singapore" });
  await expect(page.getByText("30 days of Premium, free.")).toBeVisible();
  await sendSignUp(page);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("Your 30 days of Premium have begun, free.")).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Personalize invoice", exact: true }),
  ).toHaveAttribute("href", "/invoice_personalization?mode=register");
  await expect.poll(async () => (await readMailsTo(email)).join()).toContain("/confirm_email/");
  await open(page, "/create_invoice");
  await expect(page.getByLabel("Currency")).toContainText("SGD");
  await expect(page.getByLabel("Invoice number")).toHaveValue("INV-0001");
  await open(page, "/create_item");
  await page.getByLabel("Name", { exact: true }).fill("Kaya Toast");
  await page.getByLabel("Sale unit price (S$)").fill("4.50");
  // The most likely category is preselected.
  await expect(page.getByLabel("Income category")).toContainText("Sales");
  await page.getByRole("switch", { name: "For purchase" }).check();
  await page.getByLabel("Purchase unit price (S$)").fill("2.10");
  await page.getByLabel("Expense category").selectOption("Cost of Goods Sold");
  await saveRecord(page, "Create Item?");
  await expectToast(page, "Item successfully created.");
});

test("the captcha and the button appear when the terms are accepted", async ({ page }) => {
  await open(page, "/register");
  await expect(page.getByRole("button", { name: "SIGN UP" })).toHaveCount(0);
  await page.getByLabel("I agree to the terms").check();
  await expect(page.getByRole("button", { name: "SIGN UP" })).toBeVisible();
  await passCaptcha(page);
});

test("the terms and the privacy policy are those of the selected country", async ({ page }) => {
  await open(page, "/register");
  const links = page.getByRole("link", { name: /Terms of Service/ });
  await expect(links).toHaveAttribute("href", "https://lejar.example/terms");
  const cases = [
    ["Malaysia", "my"],
    ["Singapore", "sg"],
  ] as const;
  for (const [country, code] of cases) {
    await page.getByLabel("Business country").selectOption({ label: country });
    await expect(links).toHaveAttribute("href", `https://lejar.example/${code}/terms`);
    await expect(page.getByRole("link", { name: /Privacy Policy for/ })).toHaveAttribute(
      "href",
      `https://lejar.example/${code}/privacy`,
    );
  }
});

test("missing and invalid fields get messages beside them, and the other values stay", async ({
  page,
}) => {
  await open(page, "/register");
  await page.getByLabel("Email").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("abc");
  await page.getByLabel("I agree to the terms").check();
  await sendSignUp(page);
  const messages: [label: string, message: string][] = [
    ["Name", "This field is compulsory"],
    ["Mobile number", "Mobile No. is required"],
    ["Email", "Valid email required."],
    ["Password", "Password has to be more than 4 characters"],
    ["Business name", "This field is compulsory"],
    ["Business country", "This field is compulsory"],
  ];
  for (const [label, message] of messages) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(message.replace(".", "\\.")),
    );
  }
  for (const name of ["Name", "Business name", "Business country"])
    await expect(page.getByRole("alert")).toContainText(`${name}: This field is compulsory`);
  await expect(page.getByLabel("Email")).toHaveValue("nobody");
  await expect(page.getByLabel("I agree to the terms")).toBeChecked();
  if (!hasScript()) await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("the server requires the terms and the captcha", { tag: "@servers" }, async ({ page }) => {
  const email = createEmail();
  const typed = {
    name: "M",
    mobile: "0123456789",
    email,
    password: "abcd",
    businessName: "B",
    countryId: "135",
  };
  const post = (form: Record<string, string>) =>
    page.request.post("/register", {
      form,
      headers: { Origin: readSetting("LEJAR_APP_URL") },
      maxRedirects: 0,
    });
  const withoutTerms = await post(typed);
  expect(withoutTerms.status()).toBe(422);
  expect(await withoutTerms.text()).toContain("Please agree to the terms.");
  const captchas: Record<string, string>[] = [
    {},
    { captchaToken: "x.9999999999999.y.z", captchaAnswer: "7" },
  ];
  for (const captcha of captchas) {
    const answer = await post({ ...typed, terms: "on", ...captcha });
    expect(answer.status()).toBe(422);
    const text = await answer.text();
    expect(text).toContain("Answer this question with a number");
    expect(text).not.toContain('value="abcd"');
  }
});

test("an email with an account gets a message, and the values of the business stay", async ({
  page,
}) => {
  const { account } = await openShop();
  await fillInSignUp(page, { email: account.email });
  await sendSignUp(page);
  await expect(page.getByRole("alert")).toContainText(
    "There is already an account with this email.",
  );
  await expect(page.getByLabel("Business name")).toHaveValue("Roti & Kopi");
  await expect(page.getByLabel("Business country")).toHaveValue("135");
});

test("a valid promo code fixes the country, and an invalid code makes all countries selectable again", async ({
  page,
}) => {
  const code = await createPromoCode({ country_id: 200 });
  await open(page, "/register");
  await typePromo(page, code);
  await expect(page.getByText("Promo Code Verified")).toBeVisible();
  await expect(
    page.getByText("Monthly Renewal: S$ 19.50 first, then S$ 39.00 a month."),
  ).toBeVisible();
  await expect(page.getByLabel("Business country").getByRole("option")).toHaveText(["Singapore"]);
  await typePromo(page, `${code}X`);
  await expect(page.getByText("Invalid Promo").last()).toBeVisible();
  await expect(page.getByText("Promo Code Verified")).toHaveCount(0);
  await expect(page.getByLabel("Business country").getByRole("option")).toHaveText([
    "Choose",
    "Malaysia",
    "Singapore",
  ]);
});

test("the promo code field is hidden until it is opened", async ({ page }) => {
  await open(page, "/register");
  await expect(page.getByLabel("Promo code")).toBeHidden();
  await expect(page.getByText("After them nothing is charged")).toBeVisible();
  await page.getByText("I have a promo code").click();
  await expect(page.getByLabel("Promo code")).toBeVisible();
});

test("an expired promo code is refused", async ({ page }) => {
  await fillInSignUp(page, {
    promo: await createPromoCode({ expires_at: "2026-01-01T00:00:00.000Z" }),
  });
  await expect(page.getByText("Invalid Promo").last()).toBeVisible();
  await sendSignUp(page);
  await expect(page.getByRole("alert")).toContainText("Invalid Promo");
  await expect(page.getByLabel("Business name")).toHaveValue("Roti & Kopi");
});

test("a promo code that cannot be checked is invalid until the next check", async ({ page }) => {
  const code = await createPromoCode();
  await failPublicCalls({ path: `/promotions/${code}`, kind: "status", status: 500 });
  await open(page, "/register");
  await typePromo(page, code);
  await expect(page.getByText("Invalid Promo", { exact: true })).toBeVisible();
  await expect(page.getByText("The code could not be checked.")).toBeVisible();
  await expect(page.getByText("Connection Error")).toHaveCount(0);
  await typePromo(page, code);
  await expect(page.getByText("Promo Code Verified")).toBeVisible();
  await expect(page.getByText("could not be checked")).toHaveCount(0);
});

test(
  "a promo code for another country is refused by the server",
  { tag: "@servers" },
  async ({ page }) => {
    const code = await createPromoCode({ country_id: 200 });
    const form = {
      promo: code,
      name: "M",
      mobile: "0123456789",
      email: createEmail(),
      password: "abcd",
      businessName: "B",
      countryId: "135",
      terms: "on",
    };
    const answer = await page.request.post("/register", {
      form,
      headers: { Origin: readSetting("LEJAR_APP_URL") },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain("This promo code is for Singapore.");
  },
);
