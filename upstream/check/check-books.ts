import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { addUp, type KeptSum } from "../invoices/running-totals";
import { checkInvoice } from "./check-invoice";
import { compare, type Finding } from "./finding";
import { readInvoicesAfter } from "./read-invoices";

export type CheckedCompany = { id: number; name: string; invoices: number; findings: Finding[] };

/**
 * Works out every sum and balance of all companies again and names what differs; changes nothing.
 * Each company is looked at as it is at one moment.
 */
export async function* checkBooks(db: Kysely<Schema>): AsyncGenerator<CheckedCompany> {
  const companies = await db
    .selectFrom("companies")
    .select(["id", "display_name as name"])
    .orderBy("id")
    .execute();
  for (const { id, name } of companies) {
    const checked = await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [id]);
      await books.lock();
      return checkCompany(books);
    });
    yield { id, name, ...checked };
  }
}

async function checkCompany(
  books: CompanyBooks,
): Promise<{ invoices: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  let invoices = 0;
  let after = 0;
  for (;;) {
    const some = await readInvoicesAfter(books, after);
    findings.push(...some.flatMap(checkInvoice));
    invoices += some.length;
    const last = some.at(-1);
    if (!last) break;
    after = last.invoice.id;
  }
  findings.push(...(await checkNumbers(books)), ...(await checkSums(books)));
  return { invoices, findings };
}

/** Each number of an invoice is among those that are never given again. */
async function checkNumbers(books: CompanyBooks): Promise<Finding[]> {
  const unkept = await books
    .selectFrom("invoices")
    .leftJoin("invoice_numbers", "invoice_numbers.no", "invoices.no")
    .select("invoices.no")
    .where("invoice_numbers.no", "is", null)
    .execute();
  return unkept.flatMap(({ no }) => compare(`${no}: number`, "not kept", "kept"));
}

async function checkSums(books: CompanyBooks): Promise<Finding[]> {
  const rows = await books
    .selectFrom("running_totals")
    .select(["kind", "day", "ref", "count", "amount"])
    .where("company_id", "=", books.companyId)
    .execute();
  const stored = new Map(
    rows.map((row) => [nameOf(row), told({ ...row, amount: BigInt(row.amount) })]),
  );
  const expected = new Map((await addUp(books)).map((row) => [nameOf(row), told(row)]));
  return [...new Set([...stored.keys(), ...expected.keys()])]
    .sort()
    .flatMap((name) =>
      compare(`sum ${name}`, stored.get(name) ?? NOTHING, expected.get(name) ?? NOTHING),
    );
}

type Sum = Pick<KeptSum, "kind" | "day" | "ref">;

function nameOf({ kind, day, ref }: Sum): string {
  return [kind, day, ref].join(" ");
}

function told({ count, amount }: Pick<KeptSum, "count" | "amount">): string {
  return `${amount} (${count})`;
}

const NOTHING = told({ count: 0, amount: 0n });
