import { sum } from "../../../domain/money/money";
import type { InvoiceRows } from "../check/invoice-rows";
import { readInvoices } from "../check/read-invoices";
import type { CompanyBooks } from "../../db/company-books";
import { withBaseAmount } from "../../invoices/read/base-amount";
import { statusFacts } from "../../../domain/invoices/status";
import { joinAccountName, escapeText, transactionText, type Posting } from "./hledger-text";

/**
 * Yields one company's books as an hledger journal: issued invoices that are not void, with
 * payments, credit notes and their reversals, and all other movements of cash and bank accounts.
 * Receivables are in the invoice's currency, cash and bank accounts in the company's own.
 */
export async function* hledgerJournal(books: CompanyBooks): AsyncGenerator<string> {
  const names = await readNames(books);
  yield `; ${escapeText(names.company)}\n`;
  for await (const batch of readInvoices(books))
    for (const rows of batch)
      if (statusFacts(rows.invoice.status).isCounted) yield* invoiceTransactions(rows, names);
  yield* await readOtherMovements(books, names);
}

type Names = Awaited<ReturnType<typeof readNames>>;

async function readNames(books: CompanyBooks) {
  const company = await books.selectFrom("companies").select("display_name").executeTakeFirst();
  const currencies = await books.selectFrom("currencies").selectAll().execute();
  const contacts = await books.selectFrom("contacts").select(["id", "display_name"]).execute();
  const accounts = await books.selectFrom("ledger_accounts").select(["id", "name"]).execute();
  const products = await books.selectFrom("products").select(["id", "sale_account_id"]).execute();
  const taxes = await books.selectFrom("tax_codes").select(["id", "code"]).execute();
  return {
    company: company?.display_name ?? "",
    base: currencies.find(({ is_primary }) => is_primary === 1)?.code ?? "",
    currency: new Map(currencies.map(({ id, code }) => [id, code])),
    contact: new Map(contacts.map((each) => [each.id, each.display_name])),
    account: new Map(accounts.map(({ id, name }) => [id, name])),
    incomeOf: new Map(products.map((each) => [each.id, each.sale_account_id])),
    tax: new Map(taxes.map(({ id, code }) => [id, code])),
  };
}

function* invoiceTransactions(
  { invoice, lines, payments, roundingChanges, notes }: InvoiceRows,
  names: Names,
) {
  const { no } = invoice;
  const contact = names.contact.get(invoice.contact_id) ?? "";
  const customer = joinAccountName("Assets", "Receivable", `${invoice.contact_id} ${contact}`);
  const codeOf = (id: number) => names.currency.get(id) ?? "";
  const code = codeOf(invoice.currency_id);
  const entry = (day: string, number: string, what: string, postings: Posting[]) =>
    transactionText({ day, no: number, description: `${contact} | ${what}`, postings });
  yield entry(
    invoice.date,
    no,
    "Invoice",
    toSalesPostings({ lines, code, customer, sign: 1n }, names),
  );
  for (const payment of payments) {
    const { base_amount: baseAmount } = withBaseAmount(payment, invoice.currency_rate);
    const postings = (sign: bigint): Posting[] => [
      {
        account: assetAccountName(payment.ledger_account_id, names),
        ...{ amount: sign * baseAmount, code: names.base },
      },
      { account: "Expenses:Cash rounding", amount: -sign * BigInt(payment.rounding), code },
      {
        ...{ account: customer, amount: sign * BigInt(payment.rounding - payment.amount), code },
        cost: code === names.base ? undefined : { amount: baseAmount, code: names.base },
      },
    ];
    yield entry(payment.date, no, "Payment", postings(1n));
    if (payment.reversed_on !== null)
      yield entry(payment.reversed_on, no, "Payment taken back", postings(-1n));
  }
  for (const { date, amount } of roundingChanges)
    yield entry(date, no, "Cash rounding", [
      { account: "Expenses:Cash rounding", amount: -BigInt(amount), code },
      { account: customer, amount: BigInt(amount), code },
    ]);
  for (const note of notes) {
    const sale = { lines: note.lines, code: codeOf(note.currency_id), customer };
    yield entry(
      note.date,
      note.no,
      `Credit note for ${no}`,
      toSalesPostings({ ...sale, sign: -1n }, names),
    );
    if (note.voided_on !== null)
      yield entry(
        note.voided_on,
        note.no,
        "Credit note voided",
        toSalesPostings({ ...sale, sign: 1n }, names),
      );
  }
}

type Line = {
  net: number;
  tax: number;
  ledger_account_id: number | null;
  product_id: number | null;
  tax_code_id: number | null;
};
type Sale = { lines: Line[]; code: string; customer: string; sign: bigint };

/** Returns the postings of lines, from income and tax accounts to the customer's receivable. */
function toSalesPostings({ lines, code, customer, sign }: Sale, names: Names): Posting[] {
  const total = sum(lines.map(({ net, tax }) => BigInt(net) + BigInt(tax)));
  return [
    { account: customer, amount: sign * total, code },
    ...lines.flatMap((line) => [
      { account: incomeAccountName(line, names), amount: -sign * BigInt(line.net), code },
      { account: taxAccountName(line, names), amount: -sign * BigInt(line.tax), code },
    ]),
  ];
}

/** Returns the line's account, or the current income account of its item. */
function incomeAccountName({ ledger_account_id, product_id }: Line, names: Names): string {
  const id = ledger_account_id ?? names.incomeOf.get(product_id ?? 0) ?? 0;
  return joinAccountName("Income", names.account.get(id) ?? "Other income");
}

function taxAccountName({ tax_code_id }: Line, names: Names): string {
  return joinAccountName("Liabilities", "Tax", names.tax.get(tax_code_id ?? 0) ?? "none");
}

function assetAccountName(id: number, names: Names): string {
  return joinAccountName("Assets", "Accounts", names.account.get(id) ?? "");
}

const CONTRA_ACCOUNTS = {
  opening: "Equity:Opening balances",
  expense: "Expenses:Spent",
  transfer: "Equity:Transfers",
};

async function readOtherMovements(books: CompanyBooks, names: Names): Promise<string[]> {
  const movements = await books.selectFrom("account_movements").selectAll().orderBy("id").execute();
  return movements.flatMap(({ kind, date, description, amount, ledger_account_id }) => {
    if (kind === "payment") return [];
    const account = assetAccountName(ledger_account_id, names);
    const postings = [
      { account, amount: BigInt(amount), code: names.base },
      { account: CONTRA_ACCOUNTS[kind], amount: -BigInt(amount), code: names.base },
    ];
    return transactionText({ day: date, no: "", description, postings });
  });
}
