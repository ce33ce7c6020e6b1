import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import type { Kysely, Transaction } from "kysely";
import { expect, it } from "vitest";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { minorToText } from "../../../domain/money/money";
import { writeAccountIn } from "../../books/write-account";
import { checkBooks, checkCompany } from "../../reports/check/check-books";
import { TYPE_PERSON } from "../../contacts/record";
import { createContact } from "../../contacts/save";
import { CompanyBooks } from "../../db/company-books";
import { migrate } from "../../db/migrate";
import { openDatabase } from "../../db/open";
import type { Schema } from "../../db/schema";
import { createInvoice } from "./create";
import { markSent } from "./mark-sent";
import { tinyAccount } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { createInvoiceCommands } from "./testing/invoice-commands";
import { InvoiceModel, type Lines } from "./testing/invoice-model";
import { CONTEXT, readPayloads, type Payloads } from "./testing/payloads";
import type { RealInvoice } from "./testing/real-invoice";

/** A change of what invoices allow is tried with more, such as RANDOM_SEQUENCES=1000. */
const RUNS = Number(process.env.RANDOM_SEQUENCES ?? 300);
const RUNS_ON_POSTGRES = RUNS / 10;
/**
 * Every twentieth run has a company of its own, so that its whole books can be compared with the
 * model after each command.
 */
const OWN_BOOKS_EVERY = 20;

const lines: fc.Arbitrary<Lines> = fc.array(
  fc.record({
    quantity: fc.constantFrom("1", "2.5", "3"),
    unitPrice: fc.integer({ min: 1, max: 9_999 }).map((cents) => minorToText(BigInt(cents))),
    discountPercent: fc.constantFrom("0", "5", "12.5"),
    tax: fc.constantFrom(null, { code: "SV-8", ratePercent: "8" }),
  }),
  { minLength: 1, maxLength: 3 },
);

type TestCompany = { books: CompanyBooks; payloads: Payloads };

async function createCompany(transaction: Transaction<Schema>): Promise<TestCompany> {
  const { companyIds } = await writeAccountIn(transaction, tinyAccount(), "", CONTEXT.now);
  const books = new CompanyBooks(transaction, companyIds);
  return { books, payloads: await readPayloads(books) };
}

/**
 * Creates a model and a stored invoice with the same lines. Most runs begin with an issued invoice,
 * which allows more operations.
 */
async function createInvoicePair(
  { books, payloads }: TestCompany,
  first: Lines,
  isIssued: boolean,
  no: string,
) {
  const model = new InvoiceModel(first);
  const contact = { entity: { first_name: `Customer ${no}` }, is_customer: true };
  const contactId = await createContact(books, TYPE_PERSON, contact, CONTEXT);
  const { invoice } = await createInvoice(books, payloads.invoice(first, no, contactId), CONTEXT);
  const id = invoice.id;
  const ids = { paymentIds: [], receiptIds: [], refundIds: [], creditIds: [] };
  const real: RealInvoice = { books, payloads, id, no, contactId, ...ids };
  if (isIssued) {
    model.markSent();
    await markSent(books, id, {
      body: { status: INVOICE_STATUS.sent },
      etag: undefined,
      ...CONTEXT,
    });
  }
  return { model, real };
}

/**
 * Runs random sequences of commands on a model and on a stored invoice. One transaction for all of
 * them saves a quarter of the time.
 */
async function runSequences(db: Kysely<Schema>, runs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const sharedCompany = await createCompany(transaction);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        lines,
        fc.integer({ min: 0, max: 5 }),
        fc.commands(createInvoiceCommands(lines), { maxCommands: 8 }),
        async (first, chance, commands) => {
          count += 1;
          // SQLite answers synchronously. Without this pause Vitest loses contact with the worker
          // and stops it.
          await setImmediate();
          const hasOwnBooks = count % OWN_BOOKS_EVERY === 0;
          const company = hasOwnBooks ? await createCompany(transaction) : sharedCompany;
          const isIssued = chance > 0;
          const { model, real } = await createInvoicePair(company, first, isIssued, `L-${count}`);
          const checked = { id: company.books.companyId, name: "Alone" };
          if (hasOwnBooks)
            real.checkBooks = async () =>
              (await checkCompany(transaction, checked, CONTEXT.now)).findings;
          await fc.asyncModelRun(() => ({ model, real }), commands);
        },
      ),
      { numRuns: runs, seed: 20_261_123 },
    );
  });
  const findings = [];
  for await (const company of checkBooks(db, CONTEXT.now)) findings.push(...company.findings);
  expect(findings).toEqual([]);
}

it(`a stored invoice agrees with a simple model in ${RUNS} random sequences of operations`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-life-"));
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  try {
    await migrate(db);
    await runSequences(db, RUNS);
  } finally {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  }
});

describePostgres("PostgreSQL", () => {
  it(`an invoice agrees with the model in ${RUNS_ON_POSTGRES} random sequences of operations`, async () => {
    const db = await openPostgres();
    try {
      await migrate(db);
      await runSequences(db, RUNS_ON_POSTGRES);
    } finally {
      await db.destroy();
    }
  });
});
