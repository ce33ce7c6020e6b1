import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrate } from "../../db/migrate";
import { openDatabase } from "../../db/open";
import type { CompanyBooks } from "../../db/company-books";
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
