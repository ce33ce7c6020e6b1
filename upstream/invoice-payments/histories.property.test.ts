import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { minorToText } from "../../money/money";
import { calculateByFractions, type PlainLine } from "../../money/testing/calculations";
import { Fraction } from "../../money/testing/fraction";
import { writeAccount } from "../books/write-account";
import { CompanyBooks } from "../db/company-books";
import { openDatabase } from "../db/open";
import { migrate } from "../db/migrate";
import type { Schema } from "../db/schema";
import { ApiError } from "../http/api-error";
import { createInvoice } from "../invoices/create";
import { editInvoice } from "../invoices/edit";
import { markSent } from "../invoices/mark-sent";
import { readInvoice } from "../invoices/record";
import { addUp } from "../invoices/running-totals";
import { tinyAccount } from "../testing/fixtures";
import { recordPayment } from "./record";
import { undoPayment } from "./undo";

const ACT = { now: new Date("2026-11-20T16:30:00.000Z"), actor: "Aminah" };
const TODAY = "2026-11-21";
const RECEIVED = 5;

const figure = (most: number) =>
  fc.integer({ min: 1, max: most }).map((cents) => minorToText(BigInt(cents)));

const lines = fc.array(
  fc.record({
    quantity: fc.constantFrom("1", "2.5", "3"),
    unitPrice: figure(9_999),
    discountPercent: fc.constantFrom("0", "5", "12.5"),
    isTaxed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

type Lines = typeof lines extends fc.Arbitrary<infer T> ? T : never;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("pay"), share: share(), inCash: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("undo"), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("edit"), lines }) },
);

/** Of what is left, in percent; more than that is to be refused. */
function share() {
  return fc.constantFrom(10, 33, 50, 99, 100, 100, 100, 101, 150);
}

const HISTORIES = fc.sample(
  fc.record({ lines, steps: fc.array(step, { minLength: 1, maxLength: 6 }) }),
  { seed: 20_261_123, numRuns: 1_000 },
);

let dataDir: string;
let db: Kysely<Schema>;
let companyId: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-histories-"));
  db = openDatabase({ dataDir, apiKey: "", demo: false });
  await migrate(db);
  const { companyIds } = await writeAccount(db, tinyAccount());
  companyId = companyIds[0] ?? 0;
});

afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

/** The same by plain loops over exact fractions, in sen. */
class Model {
  payments: { amount: bigint; rounding: bigint; stands: boolean }[] = [];
  total: bigint;

  constructor(plain: Lines) {
    this.total = totalOf(plain);
  }

  get #standing() {
    return this.payments.filter(({ stands }) => stands);
  }

  get left(): bigint {
    return this.#standing.reduce(
      (left, { amount, rounding }) => left + rounding - amount,
      this.total,
    );
  }

  get isReceived(): boolean {
    return this.#standing.length > 0 && this.left <= 0n;
  }

  /** False where it is to be refused. */
  pay(typed: bigint, isCash: boolean): boolean {
    const { left } = this;
    const inCoins = new Fraction(left, 5n).round() * 5n;
    const isAll = isCash && inCoins > 0n && (typed === left || typed === inCoins);
    const payment = isAll
      ? { amount: inCoins, rounding: inCoins - left }
      : { amount: typed, rounding: 0n };
    if (left <= 0n || typed <= 0n || payment.amount > left + payment.rounding) return false;
    this.payments.push({ ...payment, stands: true });
    return true;
  }

  undo(index: number): boolean {
    const payment = this.payments[index];
    if (!payment?.stands) return false;
    payment.stands = false;
    return true;
  }

  edit(plain: Lines): boolean {
    const total = totalOf(plain);
    if (this.isReceived || this.left - this.total + total < 0n) return false;
    this.total = total;
    return true;
  }
}

function totalOf(plain: Lines): bigint {
  return calculateByFractions(plain.map(toPlain), []).invoice.total;
}

function toPlain({ isTaxed, ...line }: Lines[number]): PlainLine {
  return { ...line, tax: isTaxed ? { code: "SV-8", ratePercent: "8" } : null };
}

it("leaves total + rounding − payments, through 1,000 histories with undo and edits", async () => {
  const names = await namesOf();
  for (const [index, { lines: first, steps }] of HISTORIES.entries()) {
    const model = new Model(first);
    await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [companyId]);
      const call = (body: unknown) => ({ body, version: undefined, ...ACT });
      const id = await createInvoice(books, names.invoice(first, `H-${index}`), ACT);
      await markSent(books, id, call({ status: 1 }));
      for (const each of steps) {
        const told = `history ${index}, ${JSON.stringify(each)}`;
        const { payments } = await readInvoice(books, id);
        if ("share" in each) {
          const typed = (model.left * BigInt(each.share) + 50n) / 100n;
          const method = each.inCash ? names.cash : names.bank;
          const body = { ...method, amount: minorToText(typed), date: TODAY };
          const isTaken = await takes(() => recordPayment(books, id, call(body)));
          expect(isTaken, told).toBe(model.pay(typed, each.inCash));
        } else if ("which" in each) {
          const paymentId = payments[each.which]?.id;
          const ids = { invoiceId: id, paymentId };
          const isTaken = await takes(() => undoPayment(books, ids, call(undefined)));
          expect(isTaken, told).toBe(model.undo(each.which));
        } else {
          const body = names.invoice(each.lines, `H-${index}`);
          const isTaken = await takes(() => editInvoice(books, id, call(body)));
          expect(isTaken, told).toBe(model.edit(each.lines));
        }
        const { invoice } = await readInvoice(books, id);
        const found = { left: BigInt(invoice.balance), isReceived: invoice.status === RECEIVED };
        expect(found, told).toEqual({ left: model.left, isReceived: model.isReceived });
      }
    });
  }
  await expectTrueSums();
});

/** False where it is refused, in words. */
async function takes(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** What payloads name. */
async function namesOf() {
  const books = new CompanyBooks(db, [companyId]);
  const idOf = async (table: "methods" | "terms" | "ledger_accounts", name: string) =>
    (await books.selectFrom(table).select("id").where("name", "=", name).executeTakeFirstOrThrow())
      .id;
  const contact = await books.selectFrom("contacts").select("id").executeTakeFirstOrThrow();
  const tax = await books
    .selectFrom("tax_codes")
    .select("id")
    .where("code", "=", "SV-8")
    .executeTakeFirstOrThrow();
  const currency = await books
    .selectFrom("currencies")
    .select("id")
    .where("is_primary", "=", 1)
    .executeTakeFirstOrThrow();
  const common = {
    contact_id: contact.id,
    currency_id: currency.id,
    term_id: await idOf("terms", "30 Days"),
    date: "2026-11-01",
    due_date: "2026-12-01",
  };
  const account_id = await idOf("ledger_accounts", "Sales");
  return {
    cash: {
      method_id: await idOf("methods", "Cash"),
      account_id: await idOf("ledger_accounts", "Till"),
    },
    bank: {
      method_id: await idOf("methods", "Bank Transfer"),
      account_id: await idOf("ledger_accounts", "Maybank"),
    },
    invoice: (plain: Lines, no: string) => ({
      ...common,
      no,
      items: plain.map((line, index) => ({
        line: index + 1,
        name: "Sales",
        account_id,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        discount: `${line.discountPercent}%`,
        tax_code_id: line.isTaxed ? tax.id : null,
      })),
    }),
  };
}

async function expectTrueSums(): Promise<void> {
  const books = new CompanyBooks(db, [companyId]);
  const kept = await books
    .selectFrom("running_totals")
    .select(["kind", "day", "ref", "count", "amount"])
    .execute();
  const sums = kept
    .map((sum) => ({ ...sum, amount: BigInt(sum.amount) }))
    .filter(({ count, amount }) => count !== 0 || amount !== 0n);
  const key = ({ kind, day, ref }: (typeof sums)[number]) => [kind, day, ref].join(" ");
  const sorted = (list: typeof sums) => list.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  expect(sorted(sums)).toEqual(sorted(await addUp(books)));
}
