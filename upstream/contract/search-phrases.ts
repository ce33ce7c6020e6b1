import { expect, it } from "vitest";
import { writeAccount } from "../books/write-account";
import { CompanyBooks } from "../db/company-books";
import { fillSearchTexts } from "../invoices/compose/fill-search-texts";
import { searchInvoices } from "../invoices/read/search";
import { indexNewInvoices } from "../search-index/write";
import { createRandom } from "../seed/random";
import { tinyAccount, tinyBooks, tinyInvoice } from "../testing/fixtures";
import type { Api } from "./api";

const WORDS = ["thank you", "Deliver", "茶 morning", "50% off", "12 ab34 ", "y".repeat(45)];

export function searchPhrasesContract(api: () => Api): void {
  it("finds by phrases, and all at once, what it finds one by one", () => expectAlike(api()));
}

async function expectAlike({ db }: Api): Promise<void> {
  const random = createRandom(5);
  const memo = () => [random.pick(WORDS), random.pick(WORDS)].join(random.pick(["", " "]));
  const invoices = Array.from({ length: 80 }, () => {
    return tinyInvoice({ memo: random.chance(0.8) ? memo() : "", status: random.pick([0, 2]) });
  });
  const { companyIds } = await writeAccount(db, tinyAccount(tinyBooks({ invoices })));
  await fillSearchTexts(db);
  const books = new CompanyBooks(db, companyIds);
  const find = async (words: string, few?: number, isDraft = false) => {
    const found = await searchInvoices(books, words, {
      ...(few !== undefined && { few }),
      ...(isDraft && { limited: (query) => query.where("status", "=", 0) }),
    });
    return { count: found.count, ids: await found.page(3, 40) };
  };
  const searches = [
    "thank",
    "you d",
    "deliver",
    "deliverthank",
    "茶 mo",
    "k you5",
    "inv-",
    "inv-00",
  ]
    .concat(["yyy", "y".repeat(45), "50% off", "b34", "ab", "q", "no such words"])
    .flatMap((words) => [false, true].map((isDraft) => [words, isDraft] as const));
  const before = await Promise.all(searches.map(([words, isDraft]) => find(words, 0, isDraft)));
  const indexSome = () =>
    db
      .transaction()
      .execute((transaction) =>
        indexNewInvoices(new CompanyBooks(transaction, companyIds), { least: 1, most: 30 }),
      );
  while (await indexSome());
  for (const [index, [words, isDraft]] of searches.entries()) {
    for (const few of [0, 10, 2000]) {
      const found = await find(words, few, isDraft);
      expect([words, isDraft, few, found]).toEqual([words, isDraft, few, before[index]]);
    }
  }
}
