import { CUSTOMER_STATES, customerPage, type CustomerPageState } from "../../support/customer-page";
import { begun, day, WORDS } from "../records";
import { by, file, look, page, post, type More } from "../screen";
import { clicking } from "../steps";

const CUSTOMER = "/customer/{business}";
const STATEMENT = `${CUSTOMER}/statement`;
const DAYS = `from=${day(-300)}&to=${day(0)}`;
const SEND = "/invoice/{linked}/send";
const write = (path: string) => ({ alone: { method: "POST", path } });

/** Who owes what, and how customers stand. */
export const customers = [
  page("Who owes me", "/owed", { as: "demo", sees: "Late invoices" }),
  look("Who owes me, one customer", "/owed", { isMain: true, sees: "Kopitiam Jaya" }),
  page("Customer", CUSTOMER, { as: "demo", isMain: true, sees: "Owed" }),
  look("Customer, new", "/customer/{person}"),
  post("Customer, new invoice", CUSTOMER, { mark: null }, { alone: { path: "/contacts" } }),
  look("Customer, another invoice begun", "/customer/{person}", {
    ...{ after: begun(), sees: "Discard the other invoice?", steps: clicking("New invoice") },
  }),
  look("A contact's history", "/edit_business/{business}", {
    ...{ after: (visit) => visit.record("note"), sees: "History" },
  }),
  page("Statement, this month", STATEMENT),
  page("Statement", `${STATEMENT}?${DAYS}`, { isMinor: true, sees: "Closing balance" }),
  look("Statement, days that cannot be read", `${STATEMENT}?from=31%2F02%2F2026`, {
    ...{ isMain: true, sees: "Enter the date as DD/MM/YYYY." },
  }),
  file("PDF of a statement", `/files/statement/{business}_${day(-300)}_${day(0)}.pdf`, {
    ...{ isFile: false, mayBeRight: false },
  }),
  ...by("new", [look("Who owes me, nobody", "/owed", { sees: "Nobody owes you anything" })]),
];

/** A button of the message's form; the form is not kept, so it comes back with the page. */
const message = (name: string, address: string, intent: string, more: More) =>
  post(`${name}, ${intent}`, address, { typed: { text: WORDS }, press: { intent } }, more);

/** A page that hands something over, and its mail. */
const sending = (name: string, address: string, api: string, more: More = {}) => [
  page(name, address, more),
  message(name, address, "mail", write(api)),
];

const LOGO = { hasLogo: true, color: "#673AB7" };
const LONG_NAME = "Perusahaan Pembekalan Makanan Laut dan Minuman Warisan Nenek";

/** Of a shop of its own. */
const customersPage = (
  name: string,
  state: CustomerPageState,
  wanted: Parameters<typeof customerPage>[1],
) => ({
  ...look(`The customer's page, ${name}`, "/i/{token}", { as: "nobody" }),
  prepare: async () => customerPage(state, { ...wanted, now: new Date(day(0)) }),
});

/** What goes to customers. */
export const handedOver = [
  look("Send, of a draft", "/invoice/{draft}/send", { sees: "You choose next how it goes." }),
  page("Send, without a link", "/invoice/{unpaid}/send", { sees: "Create link" }),
  post(
    "Send, the link made",
    "/invoice/{unpaid}/send",
    { mark: 'class="grid gap-3"', press: { intent: "make" } },
    write("/sales/invoices"),
  ),
  look("Send", SEND, { isMain: true, sees: "Whoever has the link sees the invoice" }),
  message("Send", SEND, "mail", write("/sales/invoices")),
  // It asks the API for nothing but the page itself.
  message("Send", SEND, "update", { isMinor: true }),
  post(
    "Remind, noted",
    "/invoice/{late}/send?reminder=firm",
    { mark: 'class="grid gap-3"', press: { intent: "note", way: "sms" } },
    { ...write("/sales/invoices"), isPictured: true, sees: /^Last reminded on/ },
  ),
  look("Remind, of one not late", "/invoice/{linked}/send?reminder=firm"),
  ...sending("Send, of a receipt", "/invoice/{partPaid}/receipt/{payment}/send", "/sales"),
  ...sending("Send, of a credit note", "/credit_note/{note}/send", "/sales"),
  ...sending("Send, of a statement", `${STATEMENT}/send?${DAYS}`, "/contacts"),
  ...sending("Remind a customer", `${CUSTOMER}/remind`, "/contacts", { sees: "Friendly" }),
  // The links that there are then are asked for again.
  message("Remind a customer", `${CUSTOMER}/remind`, "links", {
    ...write("/contacts"),
    mayBeRight: true,
  }),
  // Its calls name no account, by which faults are asked for.
  page("What the customer sees", "/i/{token}", { mayBeRight: true, isMain: true }),
  ...["invoice.pdf", "logo.png", "code.png"].map((name) =>
    file(`Of the customer: ${name}`, `/i/{token}/${name}`),
  ),
  file("Of the customer: receipt", "/i/{tokenOfPartPaid}/receipt/{payment}"),
  ...CUSTOMER_STATES.map((state) => customersPage(state, state, LOGO)),
  customersPage("to pay, without a logo", "to pay", {}),
  customersPage("late, a long name", "late", { ...LOGO, name: LONG_NAME, color: "#FFEB3B" }),
];
