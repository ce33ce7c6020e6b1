import { createCanvas } from "@napi-rs/canvas";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../upstream/testing/fixtures";
import { openShop, type Shop } from "./shop";

/** The states of an invoice on the customer's page. */
export const CUSTOMER_STATES = [
  "to pay",
  "late",
  "part paid",
  "paid",
  "credited",
  "to give back",
  "void",
] as const;

export type CustomerPageState = (typeof CUSTOMER_STATES)[number];

type CustomerPageOptions = {
  /** The name of the business. */
  name?: string;
  /** The colour of the invoice template. */
  color?: string;
  hasLogo?: boolean;
  language?: "en" | "ms" | "zh";
  unitPrice?: string;
  /** The current time of the servers. */
  now?: Date;
};

/**
 * Creates a Singaporean shop with an issued invoice in the given state, whose profile has PayNow
 * and a bank account, and the customer's link. Returns the path of the customer's page.
 */
export async function createCustomerPage(
  state: CustomerPageState,
  options: CustomerPageOptions = {},
): Promise<{ shop: Shop; path: string; id: number }> {
  const { name = "Kedai Cuba", color = "", unitPrice = "62.50", now = new Date() } = options;
  const dayFromToday = (days: number) => addDaysTo(now, days);
  const [date, dueDate] =
    state === "late" ? [dayFromToday(-33), dayFromToday(-3)] : [dayFromToday(0), dayFromToday(30)];
  const lines = [
    { name: "Coffee beans 1 kg", quantity: "2", unitPrice, discountPercent: "20" },
    { name: "Delivery to the shop at the corner", quantity: "1", unitPrice: "8.00" },
  ].map((line) => ({
    ...{ product: null, ledgerAccount: "sales", discountPercent: "0", taxCode: "SV-8" },
    ...line,
  }));
  const company = {
    displayName: name,
    countryId: 200 as const,
    currency: "SGD" as const,
    timeZone: "Asia/Singapore" as const,
    registrationNo: "201912345K",
    taxNo: "M9-0372481-5",
    template: { style: 1 as const, color },
  };
  const invoices = [tinyInvoice({ currency: "SGD", date, dueDate, lines })];
  const shop = await openShop(tinyAccount(tinyBooks({ company, invoices })));
  const companyId = await shop.readCompanyId();
  await shop.callApi("PUT", `/companies/${companyId}/profile`, {
    ...{ name, registration_no: "201912345K", tax_no: "M9-0372481-5", paynow: "201912345K" },
    ...{ bank_name: "DBS Bank", bank_account_name: name, bank_account_no: "017-123456-8" },
    footer: "Goods stay ours until they are paid.",
  });
  if (options.hasLogo)
    await shop.callApi("PUT", `/companies/${companyId}/logo`, { picture: makeLogo() });
  if (options.language) await setContactLanguage(shop, options.language);
  const [invoice] = await shop.listInvoices();
  const id = invoice?.id ?? 0;
  // An edited invoice is issued again, in the customer's present language.
  if (options.language) await shop.changeInvoiceElsewhere(id, { memo: "PO 4471" });
  const answer = await shop.callApi("POST", `/sales/invoices/${id}/link`, {
    business_id: companyId,
  });
  const { token } = (answer as { link: { token: string } }).link;
  await bringToState(shop, { id, state, today: dayFromToday(0) });
  return { shop, path: `/i/${token}`, id };
}

/** Brings the invoice into a state; its total is 116.64 unless the price differs. */
async function bringToState(
  shop: Shop,
  { id, state, today }: { id: number; state: CustomerPageState; today: string },
): Promise<void> {
  const path = `/sales/invoices/${id}`;
  const business_id = await shop.readCompanyId();
  const pay = async (amount: unknown) =>
    shop.callApi("POST", `${path}/payments`, {
      ...{ business_id, amount, date: today, reference: "" },
      method_id: await shop.findListId("methods", "Bank Transfer"),
      account_id: await shop.findListId("accounts", "Maybank"),
    });
  const { amount, items } = await shop.readInvoice(id);
  const credit = (quantityOf: (quantity: string) => string) =>
    shop.callApi("POST", `${path}/credit_notes`, {
      ...{ business_id, date: today, reason: "Came broken" },
      items: (items as { id: number; quantity: string }[]).map((line) => ({
        invoice_line_id: line.id,
        quantity: quantityOf(line.quantity),
      })),
    });
  if (state === "part paid") await pay("40.00");
  if (state === "paid" || state === "to give back") await pay(amount);
  if (state === "credited") await credit((quantity) => quantity);
  if (state === "to give back") await credit(() => "0.5");
  if (state === "void")
    await shop.callApi("POST", `${path}/void`, { business_id, reason: "Twice" });
}

/** Sets the language of the shop's first contact, who receives the invoice. */
async function setContactLanguage(shop: Shop, language: string): Promise<void> {
  const [contact] = await shop.listContacts();
  await shop.callApi("PUT", `/contacts/companies/${contact?.id}`, {
    ...contact,
    business_id: await shop.readCompanyId(),
    language,
  });
}

/** Returns a dark logo on a transparent background, as a PNG in Base64. */
function makeLogo(): string {
  const canvas = createCanvas(360, 120);
  const context = canvas.getContext("2d");
  context.fillStyle = "#7a1f3d";
  context.beginPath();
  context.arc(60, 60, 50, 0, 7);
  context.fill();
  context.fillStyle = "#1c1c1c";
  context.fillRect(130, 40, 210, 16);
  context.fillRect(130, 68, 150, 12);
  return canvas.toBuffer("image/png").toString("base64");
}

/** Returns the date in Singapore after so many days, YYYY-MM-DD. */
function addDaysTo(now: Date, days: number): string {
  const date = new Date(now.getTime() + days * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Singapore" }).format(date);
}
