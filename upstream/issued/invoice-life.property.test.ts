import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { minorToText } from "../../domain/money/money";
import { writeAccount } from "../books/write-account";
import { checkBooks } from "../check/check-books";
import { CompanyBooks } from "../db/company-books";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import type { Schema } from "../db/schema";
import { createInvoice } from "../invoices/create";
import { markSent } from "../invoices/mark-sent";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { tinyAccount } from "../testing/fixtures";
import { invoiceCommands, type RealInvoice } from "./testing/invoice-commands";
import { InvoiceModel, type Lines } from "./testing/invoice-model";
import { ACT, readNames, type Names } from "./testing/names";

const RUNS = 2_000;

const lines: fc.Arbitrary<Lines> = fc.array(
  fc.record({
    quantity: fc.constantFrom("1", "2.5", "3"),
    unitPrice: fc.integer({ min: 1, max: 9_999 }).map((cents) => minorToText(BigInt(cents))),
    discountPercent: fc.constantFrom("0", "5", "12.5"),
    tax: fc.constantFrom(null, { code: "SV-8", ratePercent: "8" }),
  }),
  { minLength: 1, maxLength: 3 },
);

let dataDir: string;
let db: Kysely<Schema>;
let companyId: number;
let names: Names;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-life-"));
  db = openDatabase({ dataDir, apiKey: "", demo: false });
  await migrate(db);
  const { companyIds } = await writeAccount(db, tinyAccount());
  companyId = companyIds[0] ?? 0;
  names = await readNames(new CompanyBooks(db, [companyId]));
});

afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

/** Most of what may happen to an invoice happens to issued ones. */
async function begin(books: CompanyBooks, first: Lines, isIssued: boolean, no: string) {
  const model = new InvoiceModel(first);
  const id = await createInvoice(books, names.invoice(first, no), ACT);
  const real: RealInvoice = { books, names, id, no, paymentIds: [], creditIds: [] };
  if (isIssued) {
    model.send();
    await markSent(books, id, {
      body: { status: INVOICE_STATUS.sent },
      version: undefined,
      ...ACT,
    });
  }
  return { model, real };
}

it(`is what a plain model says through ${RUNS} lives of an invoice, all sums with it`, async () => {
  let count = 0;
  // One for all: a quarter of the time would go to the disk, which does not matter here.
  await db.transaction().execute(async (transaction) => {
    const books = new CompanyBooks(transaction, [companyId]);
    await fc.assert(
      fc.asyncProperty(
        lines,
        fc.integer({ min: 0, max: 5 }),
        fc.commands(invoiceCommands(lines), { maxCommands: 8 }),
        async (first, chance, commands) => {
          count += 1;
          // SQLite answers at once: without a pause the worker hears nothing from Vitest for half a
          // minute, and Vitest gives up on one that is silent for a whole.
          await setImmediate();
          const begun = await begin(books, first, chance > 0, `L-${count}`);
          await fc.asyncModelRun(() => begun, commands);
        },
      ),
      { numRuns: RUNS, seed: 20_261_123 },
    );
  });
  const findings = [];
  for await (const company of checkBooks(db, ACT.now)) findings.push(...company.findings);
  expect(findings).toEqual([]);
});
