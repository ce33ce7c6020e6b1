import { createMatchReader } from "../forms";
import { chooseLanguages, SAMPLE_TEXT } from "../records";
import {
  createPageScreen,
  createPostResultScreen,
  createPostScreen,
  createStateScreen,
  createUnpicturedScreen,
  type ScreenOptions,
} from "../screen";
import { createClickSteps } from "../steps";

const PAYMENT = "/customer/{business}/payment";
const REFUND = "/customer/{onAccount}/refund";
const RECEIPT = "/receipt/{receipt}";
const SEND = `${RECEIPT}/send`;
const receiptCalls: ScreenOptions = { ownCalls: { method: "POST", path: "/contacts" } };

/** The hidden fields of the form that undoes a receipt or a refund. */
const undo = {
  formTagText: null,
  choices: {
    key: createMatchReader(/id="undo"[^]*?name="key" value="([^"]+)"/),
    company: createMatchReader(/id="undo"[^]*?name="company" value="([^"]+)"/),
    etag: createMatchReader(/id="undo"[^]*?name="etag" value="([^"]+)"/),
  },
};

/** The pages of receipts of several invoices, of money on account, and of refunds. */
export const receipts = [
  createPageScreen("Record payment of a customer", PAYMENT, {
    isMain: true,
    expectedText: "What it pays",
  }),
  createPostScreen(
    "Record payment of a customer, recorded",
    PAYMENT,
    { typed: { reference: SAMPLE_TEXT } },
    receiptCalls,
  ),
  createPostResultScreen(
    "Record payment of a customer, to look at once more",
    PAYMENT,
    { typed: { amount: "900" } },
    { expectedText: /Nothing is recorded yet/ },
  ),
  createPostResultScreen("Record payment of a customer, refused", PAYMENT, {
    typed: { amount: "x", "shares[0].amount": "RM 5" },
  }),
  createStateScreen("Record payment of a customer, nothing to pay", "/customer/{person}/payment", {
    expectedText: "All of it goes on account.",
  }),
  createPageScreen("Receipt of several invoices", RECEIPT, {
    isMain: true,
    expectedText: "On account",
  }),
  createStateScreen("Receipt of several invoices, the question", RECEIPT, {
    steps: createClickSteps("Undo"),
    expectedText: "Undo receipt?",
  }),
  createPostScreen("Receipt of several invoices, undone", RECEIPT, undo, {
    ownCalls: { method: "DELETE", path: "/receipts" },
  }),
  createPageScreen("Send, of a receipt of several invoices", SEND),
  createStateScreen("Send, of a receipt of several invoices in Malay", SEND, {
    setUp: (visit) => chooseLanguages(visit, { customer_language: "ms", paper_languages: "en" }),
  }),
  createPostScreen(
    "Send, of a receipt of several invoices, mail",
    SEND,
    { typed: { text: SAMPLE_TEXT }, choices: { intent: "mail" } },
    { ownCalls: { method: "POST", path: "/receipts" } },
  ),
  createStateScreen("Invoice, money on account", "/invoice/{late}", {
    setUp: (visit) => visit.ensureRecord("onAccount"),
    expectedText: /^Use RM .* on account$/,
  }),
  createStateScreen("Credit note, money on account", "/credit_note/{noteKept}", {
    expectedText: /put on account on/,
  }),
  createStateScreen("Customer, money on account", "/customer/{onAccount}", {
    expectedText: "On account",
  }),
  createPageScreen("Give back", REFUND, { isMain: true, expectedText: /is on account/ }),
  createPostScreen("Give back, given", REFUND, { typed: { reference: SAMPLE_TEXT } }, receiptCalls),
  createPostResultScreen("Give back, refused", REFUND, { typed: { amount: "900" } }),
  createStateScreen("Give back, nothing there", "/customer/{person}/refund", {
    expectedText: /There is nothing to give back/,
  }),
  createPageScreen("Refund", "/refund/{refund}", {
    isMain: true,
    expectedText: /given back to/,
  }),
  createPostScreen("Refund, undone", "/refund/{refund}", undo, {
    ownCalls: { method: "DELETE", path: "/refunds" },
  }),
  createStateScreen("Void invoice, with money", "/invoice/{partPaid}/void", {
    expectedText: /goes on account for/,
  }),
  createStateScreen("Delete, with money", "/invoice/{partPaid}", {
    isMain: true,
    steps: createClickSteps("Options", "Delete"),
    expectedText: /goes on account for/,
  }),
  createUnpicturedScreen("PDF of a receipt", "/files/whole_receipt/{receipt}.pdf", {
    maySucceed: false,
  }),
  createUnpicturedScreen("PDF of a refund", "/files/refund/{refund}.pdf", { maySucceed: false }),
];
