import { minorToText, sum, toDecimal, toMinor } from "../../domain/money/money";
import { randomUUID } from "node:crypto";
import { answerCaptcha } from "../../app/server/security/testing/answer-captcha";
import { addDays } from "../../domain/calendar/days";
import { MALAYSIA } from "../../domain/countries";
import type { AccountHolder, Books, InvoiceSeed } from "../../upstream/books/types";
import { generateDemoAccount } from "../../upstream/seed/demo";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../upstream/testing/fixtures";
import { readConfirmationLink } from "../support/mail";
import { openShop, readSetting, type Shop } from "../support/shop";
import { createPromoCode } from "../support/sign-up";
import { toVisibleText } from "./markup";
import { toSignUpEmail, Visit, type Records } from "./visit";
import { Visitor } from "./visitor";

/**
 * The owner of the shown books: `new` has empty books, `small` an invoice in each state, and `demo`
 * the demo books. `nobody` has small books too, but is not logged in and has not confirmed an email.
 */
export type BooksOwner = "nobody" | "new" | "small" | "demo";

/** Text in three scripts. */
export const SAMPLE_TEXT = "Sent twice, இருமுறை 重复";

/** The current date of the servers, YYYY-MM-DD; LEJAR_NOW sets it when pictures are taken. */
const today = (process.env.LEJAR_NOW ?? new Date().toISOString()).slice(0, 10);
/** Returns the date so many days after today, YYYY-MM-DD. */
export const getDayFromToday = (days: number) => addDays(today, days);
/** Returns the date so many days after today as a person types it, DD/MM/YYYY. */
export const formatDayFromToday = (days: number) =>
  getDayFromToday(days).split("-").reverse().join("/");

const createLine = (
  name: string,
  quantity: string,
  unitPrice: string,
): InvoiceSeed["lines"][number] => ({
  ...{ product: name === "Mug" ? "mug" : "beans", ledgerAccount: null, discountPercent: "0" },
  ...{ name, quantity, unitPrice, taxCode: "SV-8" },
});
const LINES = [createLine("Coffee Beans 1 kg", "2", "38.50"), createLine("Mug", "6", "2.80")];
const createBankPayments = (amount: string) => [
  { method: "bank", ledgerAccount: "bank", amount, date: getDayFromToday(-1) },
];

/** The invoices by state; the first is the oldest. */
const INVOICES: Record<string, Partial<InvoiceSeed>> = {
  late: { status: 3, date: getDayFromToday(-60), dueDate: getDayFromToday(-30) },
  voided: { status: 4 },
  paid: { status: 5, payments: createBankPayments("101.30") },
  partPaid: { status: 2, payments: createBankPayments("40.00") },
  sent: { status: 1, currency: "SGD", rate: "3.2", lines: [createLine("Mug", "4", "2.00")] },
  unpaid: { status: 2 },
  draft: { status: 0, title: "Beans for the opening" },
};
const formatInvoiceNumber = (name: string) => `000${Object.keys(INVOICES).indexOf(name) + 1}`;

/** Returns small books with an invoice in each state. */
export function createSmallBooks(overrides: Parameters<typeof tinyBooks>[0] = {}): Books {
  const invoices = Object.entries(INVOICES).map(([name, seed]) =>
    tinyInvoice({
      ...{
        no: `INV-${formatInvoiceNumber(name)}`,
        date: getDayFromToday(-19),
        dueDate: getDayFromToday(11),
        lines: LINES,
        ...seed,
      },
    }),
  );
  return tinyBooks({ invoices, ...overrides });
}

function createAccountFor(owner: BooksOwner): AccountHolder {
  if (owner === "new") return tinyAccount(tinyBooks({ contacts: [], products: [] }));
  if (owner === "demo")
    return { ...tinyAccount(), companies: generateDemoAccount(today).companies };
  return { ...tinyAccount(createSmallBooks()), isEmailConfirmed: owner !== "nobody" };
}

/** Creates a shop and, unless `owner` is `nobody`, logs its owner in. */
export async function beginVisit(
  owner: BooksOwner,
  account = createAccountFor(owner),
): Promise<Visit> {
  const visitor = new Visitor(readSetting("LEJAR_APP_URL"));
  const visit = new Visit(await openShop(account), visitor, RECORDS);
  if (owner !== "nobody" && (await visit.logIn()) === null)
    throw new Error("The login was refused.");
  return visit;
}

/** The answers of the API to the operations below; each has only the record that it created. */
type ApiAnswer = { credit_note: { id: number }; link: { token: string }; repeat: { id: number } };

async function callOperation(
  visit: Visit,
  name: string,
  operation: string,
  body: object = {},
): Promise<ApiAnswer> {
  const path =
    operation === "repeats"
      ? "/repeats"
      : `/sales/invoices/${await visit.ensureRecord(name)}/${operation}`;
  const business_id = await visit.shop.readCompanyId();
  return (await visit.shop.callApi("POST", path, { business_id, ...body })) as ApiAnswer;
}

async function createCreditNote(
  visit: Visit,
  name = "unpaid",
  { quantity, ...choice }: { quantity?: string; overpaid?: "keep" } = {},
): Promise<number> {
  const { items } = await visit.shop.readInvoice(Number(await visit.ensureRecord(name)));
  const answer = await callOperation(visit, name, "credit_notes", {
    ...{ date: getDayFromToday(0), reason: visit.creditReason },
    items: (items as { id: number; quantity: string }[]).map((line) => ({
      ...{ invoice_line_id: line.id, quantity: quantity ?? line.quantity },
    })),
    ...choice,
  });
  return answer.credit_note.id;
}

type CustomerAnswer = { receipt: { id: number }; refund: { id: number } };

/**
 * Records money that came in from the customer, or goes back, by the method and account of a
 * payment before it, because their names differ between accounts.
 */
async function callForCustomer(
  visit: Visit,
  operation: "receipts" | "refunds",
  body: object,
): Promise<CustomerAnswer> {
  const { shop } = visit;
  const { currency, payments } = await shop.readInvoice(
    Number(await visit.ensureRecord("partPaid")),
  );
  const [payment] = payments as { method_id: number; account_id: number }[];
  const path = `/contacts/${await visit.ensureRecord("business")}/${operation}`;
  return (await shop.callApi("POST", path, {
    ...{ business_id: await shop.readCompanyId(), date: getDayFromToday(0) },
    currency_id: (currency as { id: number }).id,
    ...{ method_id: payment?.method_id, account_id: payment?.account_id },
    ...body,
  })) as CustomerAnswer;
}

/** Chooses the languages of customers for whom none is chosen, and of their papers. */
export async function chooseLanguages({ shop }: Visit, languages: object): Promise<void> {
  const path = `/companies/${await shop.readCompanyId()}/profile`;
  await shop.callApi("PUT", path, { name: "Kedai Cuba Sdn Bhd", ...languages });
}

/** The amount that goes on account. */
const ON_ACCOUNT = "30.00";

/** Records a payment of these invoices in full, and of what goes on account; returns its id. */
async function createReceipt(visit: Visit, names: string[]): Promise<number> {
  const shares = await Promise.all(
    names.map(async (name) => {
      const invoice_id = Number(await visit.ensureRecord(name));
      const { balance } = await visit.shop.readInvoice(invoice_id);
      return { invoice_id, amount: String(balance) };
    }),
  );
  const amounts = [ON_ACCOUNT, ...shares.map(({ amount }) => amount)];
  const amount = minorToText(sum(amounts.map((each) => toMinor(toDecimal(each)))));
  const body = { amount, reference: "IBG 7781", shares };
  return (await callForCustomer(visit, "receipts", body)).receipt.id;
}

const invoices: Records = {};
for (const name of Object.keys(INVOICES))
  invoices[name] = async ({ shop }) =>
    (await shop.listInvoices()).find(({ no }) => no.endsWith(formatInvoiceNumber(name)))?.id;

const findContactId = async (shop: Shop, isPerson: boolean) =>
  (await shop.listContacts()).find(({ entity }) => (entity.type === 0) === isPerson)?.id;

const listSoldItems = async (shop: Shop) =>
  (await shop.listProducts()).filter(({ for_sale }) => for_sale);

/** Returns English for text in the pseudo-language (scripts/vite/pseudo.ts). */
const removeAccents = (text: string) =>
  text.normalize("NFD").replace(/ ~[~ ]*(?=\])|[\u0300-\u036f[\]]/g, "");

/** The fields of a complete sign-up. */
export const SIGN_UP = {
  typed: { name: "Typed Name", mobile: "012-999 0000", businessName: "Typed Sdn Bhd" },
  choices: {
    ...{ email: "{newEmail}", password: "kopi-o-kosong", terms: "on", promo: "" },
    countryId: String(MALAYSIA.id),
    captchaAnswer: (html: string) => answerCaptcha(removeAccents(toVisibleText(html))),
  },
};

/**
 * The records by the names that stand in addresses; each is found or created when its name is used.
 */
const RECORDS: Records = {
  ...invoices,
  business: ({ shop }) => findContactId(shop, false),
  person: ({ shop }) => findContactId(shop, true),
  item: async ({ shop }) => (await listSoldItems(shop))[0]?.id,
  payment: async (visit) => {
    const { payments } = await visit.shop.readInvoice(Number(await visit.ensureRecord("partPaid")));
    return (payments as { id: number }[])[0]?.id;
  },
  /** A credit note of the unpaid invoice. */
  note: (visit) => createCreditNote(visit, "unpaid", { quantity: "0.25" }),
  /** A credit note of the paid invoice, whose money went on account. */
  noteKept: (visit) => createCreditNote(visit, "paid", { quantity: "1", overpaid: "keep" }),
  credited: async (visit) => (await createCreditNote(visit), visit.ensureRecord("unpaid")),
  deleted: async (visit) => {
    const id = await visit.ensureRecord("unpaid");
    await visit.shop.changeInvoiceElsewhere(Number(id), "delete");
    return id;
  },
  /** The unpaid invoice, after an edit has given it a second version. */
  versioned: async (visit) => {
    const id = await visit.ensureRecord("unpaid");
    await visit.shop.changeInvoiceElsewhere(Number(id), { memo: "Goods stay ours until paid." });
    return id;
  },
  /** The unpaid invoice, whose second version has Chinese labels with English ones beside them. */
  chinese: async (visit) => {
    await chooseLanguages(visit, { customer_language: "zh", paper_languages: "en" });
    return visit.ensureRecord("versioned");
  },
  linked: async (visit) => (await visit.ensureRecord("token"), visit.ensureRecord("unpaid")),
  token: async (visit) => (await callOperation(visit, "unpaid", "link")).link.token,
  tokenOfPartPaid: async (visit) => (await callOperation(visit, "partPaid", "link")).link.token,
  /** The receipt of two invoices, of which RM 30.00 is on account. */
  receipt: (visit) => createReceipt(visit, ["partPaid", "unpaid"]),
  /** The customer, after RM 30.00 was put on account. */
  onAccount: async (visit) => {
    await createReceipt(visit, []);
    return visit.ensureRecord("business");
  },
  refund: async (visit) => {
    await visit.ensureRecord("onAccount");
    return (await callForCustomer(visit, "refunds", { amount: ON_ACCOUNT })).refund.id;
  },
  /** A weekly repeat from the day after the invoice, so that some dates are due. */
  repeat: async (visit) => {
    const invoice_id = Number(await visit.ensureRecord("unpaid"));
    return (
      await callOperation(visit, "unpaid", "repeats", {
        invoice_id,
        every: "week",
        from: getDayFromToday(-18),
      })
    ).repeat.id;
  },
  cashSale: async (visit) => {
    const receipt = await visit.submit("/cash_sale/confirm?item={item}", { intent: "sell" });
    // The receipt is opened once, so that its toast is not shown again.
    await visit.visitor.open(receipt);
    return /\d+/.exec(receipt)?.[0];
  },
  company: ({ shop }) => shop.readCompanyId(),
  email: async ({ shop }) => shop.account.email,
  password: async ({ shop }) => shop.account.password,
  newEmail: async ({ shop }) => toSignUpEmail(shop.account.email),
  promo: () => createPromoCode(),
  /** The token of the link that confirms the owner's email. */
  confirmation: async ({ shop }) => {
    const page = `${readSetting("LEJAR_APP_URL")}/confirm_email`;
    await shop.callApi("POST", "/email_confirmation", { page });
    return (await readConfirmationLink(shop.account.email)).split("/").at(-1);
  },
  /** The key of a sign-up that waits for its payment. */
  kept: async (visit) =>
    /kept=([^&]+)/.exec(
      await visit.submit(
        "/register",
        { ...SIGN_UP.typed, ...SIGN_UP.choices, promo: "{promo}" },
        'action="/register',
      ),
    )?.[1],
};

/** Returns a function that fills a draft with a customer and some items, as a person would. */
export const createDraftFiller =
  (items = 2, draft = { name: "new", address: "/create_invoice" }) =>
  async (visit: Visit) => {
    const title = "Kopi for the opening";
    await visit.submit(draft.address, { title, intent: "update" }, 'id="invoice"');
    const postChoice = async (chooser: string, fields: [string, string][]) => {
      const path = `/${chooser}?draft=${draft.name}`;
      const { status } = await visit.visitor.send({
        path,
        fields: [["key", randomUUID()], ...fields],
      });
      if (status !== 302) throw new Error(`${path} answered ${status}`);
    };
    await postChoice("select_contact/all", [["contactId", await visit.ensureRecord("business")]]);
    const chosenItems = (await listSoldItems(visit.shop)).slice(0, items);
    await postChoice("select_item", [
      ["add", "1"],
      ...chosenItems.map(({ id }): [string, string] => ["item", String(id)]),
    ]);
  };
