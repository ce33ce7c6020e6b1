import { createFirstChoiceReader } from "../forms";
import { chooseLanguages, createDraftFiller } from "../records";
import {
  createPostResultScreen,
  createFileScreen,
  createStateScreen,
  createPageScreen,
  createPostScreen,
  type FormPost,
  type ScreenOptions,
} from "../screen";
import { createClickSteps } from "../steps";

const withDraft = { setUp: createDraftFiller() };

/** Returns the screens of a chooser and of its posted choice. */
function chooserScreens(
  title: string,
  address: string,
  form: FormPost,
  options: ScreenOptions = {},
) {
  return [
    createPageScreen(title, address, { ...withDraft, owner: "demo", maySucceed: true, ...options }),
    createPostScreen(`${title}, chosen`, address, form, { ...withDraft, maySucceed: true }),
  ];
}

const ITEMS = "/select_item?draft=new";
/** The form of a payment of a draft. */
export const PAYMENT = {
  address: "/select_payment?draft=new&payment=0",
  formTagText: 'id="payment"',
};
const DETAILS = { address: "/invoice_details?draft=new", formTagText: 'id="details"' };
/** Returns the form that chooses the first payment method or account. */
export const createChoiceForm = (part: string) => ({
  ...{ formTagText: `action="/${part}`, choices: { choice: createFirstChoiceReader("choice") } },
});
/** Returns the form of a payment with one of its buttons pressed. */
export const createPaymentForm = (intent: string, typed = { amount: "77.77" }) => ({
  ...{ formTagText: PAYMENT.formTagText, choices: { intent, ...typed } },
});

/** The choosers of an invoice, and the steps to its preview. */
export const choosingSteps = [
  ...chooserScreens("Select Contact", "/select_contact/all?draft=new", {
    ...{
      formTagText: 'action="/select_contact/all',
      choices: { contactId: createFirstChoiceReader("contactId") },
    },
  }),
  ...chooserScreens(
    "Select Item",
    ITEMS,
    { formTagText: 'id="items"', choices: { item: createFirstChoiceReader("item"), add: "1" } },
    { expectedText: "Add to invoice", isMain: true },
  ),
  createStateScreen("Select Item, five chosen", ITEMS, {
    owner: "demo",
    needsScript: true,
    expectedText: /items · RM/,
    steps: async ({ page }) => {
      const boxes = page.getByRole("main").getByRole("checkbox");
      for (const place of [0, 1, 2, 3, 6]) await boxes.nth(place).check();
    },
  }),
  createPostScreen(
    "Select Item, searched",
    ITEMS,
    { formTagText: 'id="items"', choices: { item: createFirstChoiceReader("item"), q: "mug" } },
    { ...withDraft, maySucceed: true, isPictured: true },
  ),
  ...chooserScreens("Select Account", "/select_account?draft=new", {
    ...{
      formTagText: 'action="/select_account',
      choices: { account: createFirstChoiceReader("account") },
    },
  }),
  createPageScreen("Select Payment", PAYMENT.address, {
    ...withDraft,
    owner: "demo",
    maySucceed: true,
  }),
  ...["method", "account", "done"].map((intent) =>
    createPostScreen(`Select Payment, ${intent}`, PAYMENT.address, createPaymentForm(intent), {
      ...withDraft,
      maySucceed: true,
    }),
  ),
  createPostResultScreen(
    "Select Payment, refused",
    PAYMENT.address,
    createPaymentForm("done", { amount: "x" }),
    {
      ...{ ...withDraft, expectedText: "Please check the following" },
    },
  ),
  ...chooserScreens("Method", "/method?draft=new&payment=0", createChoiceForm("method")),
  ...chooserScreens("Account", "/account?draft=new&payment=0", createChoiceForm("account")),
  ...chooserScreens("Invoice Details", DETAILS.address, {
    ...{ formTagText: DETAILS.formTagText, choices: { title: "New title", memo: "other memo" } },
  }),
  createPostScreen(
    "Invoice Details, refused",
    DETAILS.address,
    { formTagText: DETAILS.formTagText, typed: { memo: "other memo" }, choices: { title: "" } },
    { ...withDraft, maySucceed: true, isPictured: true, expectedText: "This field is compulsory" },
  ),
  createStateScreen("Invoice Personalization, a step", "/invoice_personalization?draft=new", {
    ...{ ...withDraft, owner: "demo", expectedText: "Classic" },
  }),
  createPageScreen("Invoice Preview", "/invoice_preview?draft=new", {
    ...withDraft,
    owner: "demo",
    maySucceed: true,
  }),
  createStateScreen("Invoice Preview, a Malay paper", "/invoice_preview?draft=new", {
    setUp: async (visit) => {
      await chooseLanguages(visit, { customer_language: "ms", paper_languages: "en" });
      await createDraftFiller()(visit);
    },
    expectedText: "Jumlah keseluruhan",
  }),
  createPostScreen(
    "Invoice Preview, done",
    "/invoice_preview?draft=new",
    { formTagText: 'action="/invoice_preview', storedFormPath: () => "/create_invoice" },
    { ...withDraft, ownCalls: { method: "POST", path: "/sales/invoices" } },
  ),
  createStateScreen("Invoice Preview, the question", "/invoice_preview?draft=new", {
    ...{ ...withDraft, owner: "demo", steps: createClickSteps("Done") },
    expectedText: "Are you sure you want to create this invoice?",
  }),
  createFileScreen("Rate", "/rate?currency=1&date=2026-11-20"),
  createFileScreen("Suggestions", "/suggestions?q=kopi"),
  createFileScreen("Items that match", "/item_options?q=cup"),
];
