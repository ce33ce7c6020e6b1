import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { DEFAULT_LANGUAGE, getEnglishLanguageName, getLanguageTag } from "../domain/languages";
import { chooserWords } from "../domain/words/choosers";
import { commonWords } from "../domain/words/common";
import { contactWords } from "../domain/words/contacts";
import { dashboardWords } from "../domain/words/dashboard";
import { count, setLanguageSource } from "../domain/words/in-languages";
import { invoiceFormWords } from "../domain/words/invoice-form";
import { invoiceViewWords } from "../domain/words/invoice-view";
import { itemWords } from "../domain/words/items";
import { loginWords } from "../domain/words/login";
import { fill } from "../domain/words/message";
import { moneyWords } from "../domain/words/money";
import { recordPaymentWords } from "../domain/words/record-payment";
import { resetWords } from "../domain/words/reset";
import { sendWords } from "../domain/words/send";
import { signUpWords } from "../domain/words/sign-up";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { postDraft } from "./support/invoice-form";
import { readMailsTo } from "./support/mail";
import { expect, logIn, open, openShop, test } from "./support/shop";
import { createEmail } from "./support/sign-up";

// The labels come from the words themselves. The sentences are written out as a person reads them.
const SENTENCES = {
  ms: {
    locale: "ms-MY",
    wrongPassword: "E-mel atau kata laluan tidak betul. Sila semak dan cuba lagi.",
    pinMail: /PIN anda ialah (\d{4})\./,
    isReset: "Kata laluan anda telah ditetapkan semula.",
    country: "Malaysia",
    trial: "30 hari Premium percuma anda telah bermula.",
    created: "Invois berjaya dibuat.",
    draft: "Draf",
    recorded: "Bayaran RM 40.00 berjaya direkodkan.",
    personCreated: "Individu berjaya ditambah.",
    itemCreated: "Item berjaya ditambah.",
    compulsory: "Ruangan ini wajib diisi",
    notFound: "Tiada apa-apa di alamat ini.",
    connection: "Ralat sambungan",
    paywall: "Langganan telah tamat.",
  },
  zh: {
    locale: "zh-CN",
    wrongPassword: "电邮或密码不正确。请检查后再试。",
    pinMail: /PIN 码是 (\d{4})，/,
    isReset: "密码已重设。",
    country: "马来西亚",
    trial: "30 天 Premium 免费试用已开始。",
    created: "已创建发票。",
    draft: "草稿",
    recorded: "已记录付款 RM 40.00。",
    personCreated: "已添加联系人。",
    itemCreated: "已添加项目。",
    compulsory: "此栏必须填写",
    notFound: "此网址没有任何内容。",
    connection: "连接错误",
    paywall: "订阅已到期。",
  },
};

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).last().click();

async function answerYes(page: Page, question: string): Promise<void> {
  await page
    .getByRole("dialog", { name: question, exact: true })
    .getByRole("button", { name: commonWords.yes, exact: true })
    .click();
}

/** Returns the PIN of the last mail to an address. */
async function readPinOf(email: string, pattern: RegExp): Promise<string> {
  await expect.poll(async () => (await readMailsTo(email)).length).toBe(1);
  const [mail = ""] = await readMailsTo(email);
  const { text = "" } = await PostalMime.parse(mail);
  return pattern.exec(text)?.[1] ?? "no PIN";
}

/** Returns the answer to the question of a sum, such as "Berapakah dua tambah 3?". */
function answerSum(question: string): string {
  const { plus, times, numbers } = signUpWords.captcha;
  const values = question.match(new RegExp([...Object.values(numbers), "\\d+"].join("|"), "g"));
  const [a = 0, b = 0] = (values ?? []).map((value) =>
    Number(Object.entries(numbers).find(([, word]) => word === value)?.[0] ?? value),
  );
  const isOf = (message: string) => question.includes(message.split(/\{\w\}/)[1] ?? message);
  if (isOf(plus)) return String(a + b);
  return String(isOf(times) ? a * b : a - b);
}

for (const language of ["ms", "zh"] as const) {
  const sentences = SENTENCES[language];

  test.describe(`in ${getEnglishLanguageName(language)}`, () => {
    test.use({ locale: sentences.locale });
    test.beforeEach(() => setLanguageSource(() => language));
    test.afterEach(() => setLanguageSource(() => DEFAULT_LANGUAGE));

    test("a forgotten password is reset, and logs in", { tag: "@servers" }, async ({ page }) => {
      const { email } = (await openShop()).account;
      const logInWith = async (password: string) => {
        await page.getByLabel(loginWords.email).fill(email);
        await page.getByLabel(loginWords.password).fill(password);
        await press(page, loginWords.logIn);
      };
      await open(page, "/login");
      await logInWith("not-this-one");
      await expect(page.getByRole("alert")).toContainText(sentences.wrongPassword);
      await page.getByRole("link", { name: loginWords.forgotPassword }).click();
      await page.getByLabel(resetWords.email).fill(email);
      await press(page, resetWords.sendPin);
      await page.getByRole("link", { name: resetWords.done }).click();
      await page
        .getByLabel(fill(resetWords.pin, { digits: 4 }))
        .fill(await readPinOf(email, sentences.pinMail));
      await page.getByLabel(resetWords.newPassword).fill("a new secret");
      await press(page, resetWords.reset);
      await expect(page.getByRole("alertdialog")).toContainText(sentences.isReset);
      await page.getByRole("link", { name: resetWords.ok }).click();
      await logInWith("a new secret");
      await expect(page.getByRole("heading", { name: dashboardWords.title })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", getLanguageTag(language));
    });

    test("a person signs up", { tag: "@servers" }, async ({ page }) => {
      const { labels } = signUpWords;
      await open(page, "/register");
      await page.getByLabel(labels.name, { exact: true }).fill("Mei Ling");
      await page.getByLabel(signUpWords.mobile).fill("012-345 6789");
      await page.getByLabel(labels.email).fill(createEmail());
      await page.getByLabel(loginWords.password, { exact: true }).fill("kopi-o-kosong");
      await page.getByLabel(labels.businessName).fill("Roti & Kopi");
      await page.getByLabel(labels.countryId).selectOption({ label: sentences.country });
      await page.getByRole("checkbox").check();
      const answer = page.locator("[name=captchaAnswer]");
      await answer.fill(answerSum(await page.locator("label[for=captchaAnswer]").innerText()));
      await press(page, signUpWords.submit);
      await expect(page.getByRole("heading", { name: dashboardWords.title })).toBeVisible();
      await expect(page.getByText(sentences.trial)).toBeVisible();
    });

    // The words of the choosers, of the totals and of the questions are those of the scripts.
    test("an invoice with lines is created", { tag: "@script" }, async ({ page, shop }) => {
      await postDraft(page, shop, { contact: "Kopitiam Jaya" });
      await open(page, "/create_invoice");
      await expect(
        page.getByRole("heading", { name: invoiceFormWords.createInvoice }),
      ).toBeVisible();
      await press(page, invoiceFormWords.addItem);
      await expect(page.getByRole("heading", { name: chooserWords.selectItem })).toBeVisible();
      await page.getByRole("checkbox", { name: "Mug" }).check();
      await press(page, count(chooserWords.addItems, 1, { amount: "RM 3.00" }));
      await page.getByRole("heading", { level: 3, name: "Mug", exact: true }).click();
      await press(page, fill(invoiceFormWords.oneMore, { item: "Mug" }));
      await expect(
        page.getByLabel(fill(invoiceFormWords.quantityOf, { item: "Mug" }), { exact: true }),
      ).toHaveValue("2");
      await press(page, commonWords.save);
      await answerYes(page, invoiceFormWords.createQuestion.title);
      await expect(page.getByText(sentences.created)).toBeVisible();
      await expect(page.getByRole("main").getByRole("row").first()).toContainText(sentences.draft);
      expect(await shop.listInvoices()).toMatchObject([{ no: "INV-0001", balance: "6.48" }]);
    });

    test("a payment is recorded, and the rest is sent", { tag: "@servers" }, async ({ page }) => {
      await logIn(page, await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] }))));
      await open(page, "/invoices/all");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "INV-0001" }).click();
      await main.getByRole("link", { name: invoiceViewWords.recordPayment, exact: true }).click();
      await page.getByLabel(fill(moneyWords.amountIn, { symbol: "RM" })).fill("40");
      await press(page, recordPaymentWords.title);
      await expect(page.getByText(sentences.recorded)).toBeVisible();
      await expect(main).toContainText("RM 60.00");
      await main.getByRole("link", { name: invoiceViewWords.send, exact: true }).click();
      await press(page, sendWords.link.create);
      await expect(page.getByRole("textbox", { name: sendWords.link.title })).toHaveValue(/\/i\//);
      // The message is in the customer's language, which is English.
      await expect(page.getByLabel(sendWords.message)).toHaveValue(/INV-0001/);
      await expect(page.getByRole("link", { name: sendWords.whatsApp })).toBeVisible();
    });

    test("a contact and an item are created", { tag: "@servers" }, async ({ page, shop }) => {
      await open(page, "/contacts/all");
      await page.getByLabel(contactWords.add, { exact: true }).click();
      await page.getByRole("link", { name: contactWords.person, exact: true }).click();
      await press(page, commonWords.save);
      await answerYes(page, contactWords.createPersonQuestion.title);
      const firstName = page.getByLabel(contactWords.labels.firstName, { exact: true });
      await expect(firstName).toHaveAccessibleDescription(sentences.compulsory);
      await firstName.fill("Mei Ling");
      await page.getByLabel(contactWords.labels.displayName, { exact: true }).fill("Mei Ling");
      await press(page, commonWords.save);
      await answerYes(page, contactWords.createPersonQuestion.title);
      await expect(page.getByText(sentences.personCreated)).toBeVisible();

      await open(page, "/create_item");
      await page.getByLabel(itemWords.labels.name, { exact: true }).fill("Kaya Toast");
      const price = { label: itemWords.labels.salePrice, symbol: "RM" };
      await page.getByLabel(fill(itemWords.inCurrency, price)).fill("4.50");
      await press(page, commonWords.save);
      await answerYes(page, itemWords.createQuestion.title);
      await expect(page.getByText(sentences.itemCreated)).toBeVisible();
      expect(await shop.listProducts()).toContainEqual(
        expect.objectContaining({ name: "Kaya Toast" }),
      );
    });

    test("errors and the paywall say what to do", { tag: "@servers" }, async ({ page }) => {
      const free = tinyBooks({ company: { displayName: "Warung Percuma", isFree: true } });
      const shop = await openShop(tinyAccount(tinyBooks(), free));
      await logIn(page, shop);
      await page.goto("/no/such/page");
      await expect(page.getByRole("main")).toContainText(sentences.notFound);
      await shop.addFault({ kind: "drop", path: "/contacts", times: 5 });
      await page.goto("/contacts/all");
      await expect(page.getByRole("main")).toContainText(sentences.connection);
      await shop.clearFaults();
      await logIn(page, await openShop(tinyAccount(free)));
      await page.goto("/invoices/all");
      await expect(page.getByRole("alertdialog", { name: sentences.paywall })).toBeVisible();
    });
  });
}
