/**
 * The demo account. `trading.ts` and `studio.ts` contain the data of its two shops. The other files
 * generate the history of each shop until today; the same day always gives the same history.
 */
import type { Kysely } from "kysely";
import { DEMO_EMAIL } from "../accounts/demo-account";
import { hashPassword } from "../accounts/password";
import type { AccountHolder, Books } from "../books/types";
import { writeAccountIn } from "../books/write-account";
import { getDayInZone } from "../../domain/calendar/time-zone";
import { MALAYSIA, SINGAPORE } from "../../domain/countries";
import type { ChangeContext } from "../calls/calls";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { createCreditNote } from "../invoices/credit-notes/create";
import { readInvoice } from "../invoices/read/record";
import { createRepeat } from "../invoices/repeats/create";
import { recordReminder } from "../messages/queue";
import { createNewBooks } from "../sign-up/new-books";
import { savePromotion, type Promotion } from "../sign-up/promotions";
import { generateShopBooks } from "./shop-books";
import type { LatestInvoice } from "./company-data";
import { studioData } from "./studio";
import { tradingData } from "./trading";

const SHOPS = [tradingData, studioData];

/** Returns the account that anyone may try; its password is public. `today` is YYYY-MM-DD. */
export function generateDemoAccount(today: string): AccountHolder {
  return {
    displayName: "Aisyah Rahman",
    email: DEMO_EMAIL,
    password: "demo1234",
    companies: [...SHOPS.map((data) => generateShopBooks(data, today)), createBeginnerBooks()],
  };
}

/**
 * Creates the books of a company on the free plan without invoices. The demo uses these books to
 * show what the app does after the trial.
 */
function createBeginnerBooks(): Books {
  const { company, ...lists } = createNewBooks({
    businessName: "Jahitan Seri Kenari",
    countryId: MALAYSIA.id,
    phone: "019-457 2216",
    email: "tempahan@serikenari.example",
  });
  return { ...lists, company: { ...company, isFree: true } };
}

/**
 * The promo codes of the demo data. Amounts are in sen or cents. A fee is null when the promotion
 * does not offer that period.
 */
const PROMOTIONS: Promotion[] = [
  {
    ...{ code: "LEJAR-MY", country_id: MALAYSIA.id, plan_name: "Premium", expires_at: null },
    ...{ monthly_fee: 3900, annual_fee: null, first_charge: 1950 },
  },
  {
    ...{ code: "LEJAR-SG", country_id: SINGAPORE.id, plan_name: "Premium", expires_at: null },
    ...{ monthly_fee: null, annual_fee: 19_800, first_charge: 14_850 },
  },
];

/** Fills an empty database with the demo account and its promo codes. */
export async function writeDemo(db: Kysely<Schema>, now: Date): Promise<void> {
  const today = getDayInZone(MALAYSIA.timeZone, now);
  const account = generateDemoAccount(today);
  const hash = await hashPassword(account.password);
  await db.transaction().execute(async (transaction) => {
    const { companyIds } = await writeAccountIn(transaction, account, hash, now);
    for (const [index, { latest }] of SHOPS.entries()) {
      const books = new CompanyBooks(transaction, companyIds.slice(index, index + 1));
      await addFollowUps(books, latest, { today, now, actor: account.displayName });
    }
  });
  for (const promotion of PROMOTIONS) await savePromotion(db, promotion);
}

/** Adds the credit notes, repeats and reminders of the newest invoices with functions of the API. */
async function addFollowUps(
  books: CompanyBooks,
  latest: LatestInvoice[],
  { today: date, ...context }: ChangeContext & { today: string },
): Promise<void> {
  const newest = await books
    .selectFrom("invoices")
    .select("id")
    .orderBy("id", "desc")
    .limit(latest.length)
    .execute();
  for (const [index, { credit: reason, repeats: every, isReminded }] of latest.entries()) {
    const id = newest.at(-1 - index)?.id ?? 0;
    if (reason) {
      const { lines } = await readInvoice(books, id);
      const items = lines.map(({ id: invoice_line_id, quantity }) => ({
        invoice_line_id,
        quantity,
      }));
      const body = { date, reason, items: items.slice(0, 1) };
      await createCreditNote(books, id, { ...context, body, etag: undefined });
    }
    if (every) await createRepeat(books, { ...context, body: { invoice_id: id, every } });
    if (isReminded)
      await recordReminder({
        ...context,
        books,
        params: { id: String(id) },
        body: { way: "whatsapp" },
      });
  }
}
