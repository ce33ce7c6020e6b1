import {
  CUSTOMER_STATES,
  createCustomerPage,
  type CustomerPageState,
} from "../../support/customer-page";
import { chooseLanguages, createDraftFiller, getDayFromToday, SAMPLE_TEXT } from "../records";
import {
  assignOwner,
  createFileScreen,
  createStateScreen,
  createPageScreen,
  createPostScreen,
  createUnpicturedScreen,
  type ScreenOptions,
} from "../screen";
import { createClickSteps } from "../steps";

const CUSTOMER = "/customer/{business}";
const STATEMENT = `${CUSTOMER}/statement`;
const DAYS = `from=${getDayFromToday(-300)}&to=${getDayFromToday(0)}`;
const SEND = "/invoice/{linked}/send";
const onlyPosts = (path: string) => ({ ownCalls: { method: "POST", path } });

/** The list of owed amounts and the pages of customers. */
export const customers = [
  createPageScreen("Who owes me", "/owed", { owner: "demo", expectedText: "Late invoices" }),
  createStateScreen("Who owes me, one customer", "/owed", {
    isMain: true,
    expectedText: "Kopitiam Jaya",
  }),
  createPageScreen("Customer", CUSTOMER, { owner: "demo", isMain: true, expectedText: "Owed" }),
  createStateScreen("Customer, new", "/customer/{person}"),
  createPostScreen(
    "Customer, new invoice",
    CUSTOMER,
    { formTagText: null },
    { ownCalls: { path: "/contacts" } },
  ),
  createStateScreen("Customer, another invoice begun", "/customer/{person}", {
    ...{
      setUp: createDraftFiller(),
      expectedText: "Discard the other invoice?",
      steps: createClickSteps("New invoice"),
    },
  }),
  createStateScreen("A contact's history", "/edit_business/{business}", {
    ...{ setUp: (visit) => visit.ensureRecord("note"), expectedText: "History" },
  }),
  createPageScreen("Statement, this month", STATEMENT),
  createPageScreen("Statement", `${STATEMENT}?${DAYS}`, {
    isMinor: true,
    expectedText: "Closing balance",
  }),
  createStateScreen("Statement, days that cannot be read", `${STATEMENT}?from=31%2F02%2F2026`, {
    ...{ isMain: true, expectedText: "Enter the date as DD/MM/YYYY." },
  }),
  createUnpicturedScreen(
    "PDF of a statement",
    `/files/statement/{business}_${getDayFromToday(-300)}_${getDayFromToday(0)}.pdf`,
    {
      maySucceed: false,
    },
  ),
  ...assignOwner("new", [
    createStateScreen("Who owes me, nobody", "/owed", { expectedText: "Nobody owes you anything" }),
  ]),
];

/**
 * Returns the screen that answers a button of the message form. The form has no draft; the page
 * that answers shows the typed text again.
 */
const messageForm = (name: string, address: string, intent: string, options: ScreenOptions) =>
  createPostScreen(
    `${name}, ${intent}`,
    address,
    { typed: { text: SAMPLE_TEXT }, choices: { intent } },
    options,
  );

/** Returns the screens of the page that sends a document, and of its mail button. */
const sendScreens = (
  name: string,
  address: string,
  apiPath: string,
  options: ScreenOptions = {},
) => [
  createPageScreen(name, address, options),
  messageForm(name, address, "mail", onlyPosts(apiPath)),
];

const LOGO = { hasLogo: true, color: "#673AB7" };
const LONG_NAME = "Perusahaan Pembekalan Makanan Laut dan Minuman Warisan Nenek";

/** Returns the screen of a customer's page, for which a shop is created. */
const customersPage = (
  name: string,
  state: CustomerPageState,
  options: Parameters<typeof createCustomerPage>[1],
) => ({
  ...createStateScreen(`The customer's page, ${name}`, "/i/{token}", { owner: "nobody" }),
  prepare: async () => createCustomerPage(state, { ...options, now: new Date(getDayFromToday(0)) }),
});

/** The pages that send to customers, and the customers' pages. */
export const sentToCustomers = [
  createStateScreen("Send, of a draft", "/invoice/{draft}/send", {
    expectedText: "You choose next how it goes.",
  }),
  createPageScreen("Send, without a link", "/invoice/{unpaid}/send", {
    expectedText: "Create link",
  }),
  createPostScreen(
    "Send, the link made",
    "/invoice/{unpaid}/send",
    { formTagText: 'class="grid gap-3"', choices: { intent: "make" } },
    onlyPosts("/sales/invoices"),
  ),
  createStateScreen("Send", SEND, {
    isMain: true,
    expectedText: "Whoever has the link sees the invoice",
  }),
  messageForm("Send", SEND, "mail", onlyPosts("/sales/invoices")),
  // The button calls the API only for the page itself.
  messageForm("Send", SEND, "update", { isMinor: true }),
  createPostScreen(
    "Remind, noted",
    "/invoice/{late}/send?reminder=firm",
    { formTagText: 'class="grid gap-3"', choices: { intent: "note", way: "sms" } },
    { ...onlyPosts("/sales/invoices"), isPictured: true, expectedText: /^Last reminded on/ },
  ),
  createStateScreen("Remind, of one not late", "/invoice/{linked}/send?reminder=firm"),
  ...sendScreens("Send, of a receipt", "/invoice/{partPaid}/receipt/{payment}/send", "/sales"),
  ...sendScreens("Send, of a credit note", "/credit_note/{note}/send", "/sales"),
  ...sendScreens("Send, of a statement", `${STATEMENT}/send?${DAYS}`, "/contacts"),
  createStateScreen("Send, of a statement in Chinese", `${STATEMENT}/send?${DAYS}`, {
    setUp: (visit) => chooseLanguages(visit, { customer_language: "zh", paper_languages: "en" }),
  }),
  ...sendScreens("Remind a customer", `${CUSTOMER}/remind`, "/contacts", {
    expectedText: "Friendly",
  }),
  // This post can succeed, because the page does not use its answer: it reads the links again.
  messageForm("Remind a customer", `${CUSTOMER}/remind`, "links", {
    ...onlyPosts("/contacts"),
    maySucceed: true,
  }),
  // The page's calls name no account, so the faults, which are set for an account, do not reach
  // them.
  createPageScreen("What the customer sees", "/i/{token}", { maySucceed: true, isMain: true }),
  ...["invoice.pdf", "logo.png", "code.png"].map((name) =>
    createFileScreen(`Of the customer: ${name}`, `/i/{token}/${name}`),
  ),
  createFileScreen("Of the customer: receipt", "/i/{tokenOfPartPaid}/receipt/{payment}"),
  ...CUSTOMER_STATES.map((state) => customersPage(state, state, LOGO)),
  customersPage("to pay, without a logo", "to pay", {}),
  customersPage("to pay, in Malay", "to pay", { ...LOGO, language: "ms" }),
  customersPage("part paid, in Chinese", "part paid", { language: "zh" }),
  customersPage("late, a long name", "late", { ...LOGO, name: LONG_NAME, color: "#FFEB3B" }),
];
