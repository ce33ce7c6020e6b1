import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "../../db/migrate";
import { openDatabase } from "../../db/open";
import { CompanyBooks } from "../../db/company-books";
import type { Schema } from "../../db/schema";
import { recordReceipt } from "../../invoices/receipts/record-receipt";
import { recordRefund, undoRefund } from "../../invoices/receipts/refund";
import { undoReceipt } from "../../invoices/receipts/undo-receipt";
import { readStatement } from "../statement/statement";
import { minorToText } from "../../../domain/money/money";
import { writeGeneratedCustomers } from "../../testing/generated-customers";
import { exportBooks } from "./export-books";
import { joinAccountName, formatTransaction } from "./hledger-text";

const NOW = new Date("2026-11-20T16:30:00.000Z");
const DAYS = ["2026-03-31", "2026-11-21"];

it("characters that hledger interprets are replaced, and postings of zero are left out", () => {
  expect(joinAccountName("Assets", "12 A:B  (x); C\n|")).toBe("Assets:12 A-B -x-- C -");
  const postings = [
    { account: "Assets:A", amount: 5n, currency: "MYR", cost: { amount: 16n, currency: "SGD" } },
    { account: "Income:B", amount: -5n, currency: "MYR" },
    { account: "Income:C", amount: 0n, currency: "MYR" },
  ];
  const text = formatTransaction({
    day: "2026-11-01",
    documentNumber: "I (1)",
    description: "Lim; | Paid",
    postings,
  });
  expect(text).toBe(
    "\n2026-11-01 (I -1-) Lim- | Paid\n" +
      "    Assets:A  0.05 MYR @@ 0.16 SGD\n    Income:B  -0.05 MYR\n",
  );
});

const isSkipped = !process.env.CI && !isHledgerInstalled();

it.skipIf(isSkipped)(
  "hledger reads the same balances from a journal as the statements have",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "lejar-hledger-"));
    const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
    await migrate(db);
    const written = await writeGeneratedCustomers(db, {
      seed: 24,
      count: 200,
      today: "2026-11-21",
    });
    await moveMoney(db, written);
    const file = join(dataDir, "books.journal");
    let journal = "";
    await exportBooks(db, async ({ pieces }) => {
      for await (const piece of pieces) journal += piece;
    });
    await writeFile(file, journal);
    for (const day of DAYS) {
      const expected = await readClosingBalances(written, day);
      expect(expected.length).toBeGreaterThan(100);
      expect(readHledgerBalances(file, day)).toEqual(expected);
    }
    await db.destroy();
    await rm(dataDir, { recursive: true });
  },
);

/**
 * Receives money of every customer, cash and foreign money too, uses some of it and gives some of it
 * back, and undoes some receipts and refunds.
 */
async function moveMoney(
  db: Kysely<Schema>,
  { books, customerIds }: { books: CompanyBooks; customerIds: number[] },
): Promise<void> {
  const context = { now: NOW, actor: "Aminah" };
  const readId = async (table: "methods" | "ledger_accounts" | "currencies", name: string) => {
    const rows = await books.selectFrom(table).selectAll().execute();
    return rows.find((row) => Object.values(row).includes(name))?.id ?? 0;
  };
  const [cash, till] = [await readId("methods", "Cash"), await readId("ledger_accounts", "Till")];
  const ids = { method_id: cash, account_id: till };
  const [myr, sgd] = [await readId("currencies", "MYR"), await readId("currencies", "SGD")];
  await db.transaction().execute(async (transaction) => {
    const own = new CompanyBooks(transaction, [books.companyId]);
    for (const [index, id] of customerIds.entries()) {
      const money = { ...ids, currency_id: index % 3 === 0 ? sgd : myr, date: "2026-11-20" };
      const amount = `${100 + index}.0${index % 10}`;
      const receipt = await recordReceipt(own, id, { body: { ...money, amount }, ...context });
      const advance = { ...money, amount: "12.34", shares: [] };
      await recordReceipt(own, id, { body: advance, ...context });
      const refund = await recordRefund(own, id, {
        body: { ...money, date: "2026-11-21", amount: index % 2 === 0 ? "12.00" : null },
        ...context,
      });
      if (index % 4 === 0) await undoRefund(own, refund, { etag: undefined, ...context });
      if (index % 8 === 0) await undoReceipt(own, receipt, { etag: undefined, ...context });
    }
  });
}

/** Returns the customers' closing balances other than zero, such as "12 MYR -5.00". */
async function readClosingBalances(
  { books, customerIds }: { books: CompanyBooks; customerIds: number[] },
  day: string,
): Promise<string[]> {
  const all: string[] = [];
  for (const id of customerIds) {
    const request = { books, params: { id: String(id) }, query: { from: day, to: day }, now: NOW };
    const { sections } = await readStatement(request);
    for (const { currency, closing } of sections)
      if (closing !== 0n) all.push(`${id} ${currency.code} ${minorToText(closing)}`);
  }
  return all.sort();
}

function readHledgerBalances(file: string, day: string): string[] {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const options = ["-e", next, "--flat", "--layout=bare", "-O", "csv", "--no-total"];
  const csv = runHledger("-f", file, "balance", "Assets:Receivable", ...options);
  return csv
    .trim()
    .split("\n")
    .slice(1)
    .map(
      (row) =>
        /^"Assets:Receivable:(\d+) [^"]*","(\w+)","([^"]+)"$/.exec(row)?.slice(1).join(" ") ?? row,
    )
    .filter((row) => !/ -?0(\.00)?$/.test(row))
    .sort();
}

function isHledgerInstalled(): boolean {
  try {
    return runHledger("--version") !== "";
  } catch {
    return false;
  }
}

function runHledger(...args: string[]): string {
  return execFileSync("hledger", args, { encoding: "utf8" });
}
