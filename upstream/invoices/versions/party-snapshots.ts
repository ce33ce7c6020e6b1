import { createHash } from "node:crypto";
import type { CompanyBooks } from "../../db/company-books";
import { toBytes } from "../../db/values";
import {
  customerSnapshot,
  readParties,
  sellerSnapshot,
  type CustomerDetails,
  type Parties,
  type SellerDetails,
} from "./parties";

/** The ids of two rows of `party_snapshots`. */
export type PartyIds = { seller_id: number; customer_id: number };

/**
 * Stores the current details of the seller and the customer and returns the ids of the snapshots.
 * Unchanged details get no new snapshot. Must be called in a transaction that holds the company's
 * lock.
 */
export async function savePartySnapshots(
  books: CompanyBooks,
  invoice: { company_id: number; contact_id: number },
  now: Date,
): Promise<PartyIds> {
  const { seller, customer } = await readParties(books, invoice);
  return {
    seller_id: await saveSellerSnapshot(books, seller, now),
    customer_id: await saveCustomerSnapshot(
      books,
      { contactId: invoice.contact_id, customer },
      now,
    ),
  };
}

/** Stores the details of a seller when they have changed. Returns the id of the newest snapshot. */
export async function saveSellerSnapshot(
  books: CompanyBooks,
  { logo, ...seller }: SellerDetails,
  now: Date,
): Promise<number> {
  const logoHash = logo && (await saveLogo(books, logo));
  return saveSnapshot(books, { contact_id: null, details: { ...seller, logoHash } }, now);
}

/** Stores the details of a customer when they have changed. Returns the id of the newest snapshot. */
export function saveCustomerSnapshot(
  books: CompanyBooks,
  { contactId, customer }: { contactId: number; customer: CustomerDetails },
  now: Date,
): Promise<number> {
  return saveSnapshot(books, { contact_id: contactId, details: customer }, now);
}

async function saveLogo(books: CompanyBooks, png: Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(png).digest("hex");
  await books
    .insertInto("issued_logos")
    .values({ company_id: books.companyId, hash, png })
    .onConflict((conflict) => conflict.columns(["company_id", "hash"]).doNothing())
    .execute();
  return hash;
}

/**
 * Returns the id of the newest snapshot of the seller (`contact_id` null) or the customer. Creates a
 * snapshot when the details have changed.
 */
async function saveSnapshot(
  books: CompanyBooks,
  { contact_id, details }: { contact_id: number | null; details: object },
  now: Date,
): Promise<number> {
  const text = JSON.stringify(details);
  const newest = await books
    .selectFrom("party_snapshots")
    .select(["id", "details"])
    .where("company_id", "=", books.companyId)
    .where("contact_id", contact_id === null ? "is" : "=", contact_id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest?.details === text) return newest.id;
  const { id } = await books
    .insertInto("party_snapshots")
    .values({
      company_id: books.companyId,
      contact_id,
      details: text,
      taken_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads the stored snapshots of seller and customer. */
export async function readPartySnapshots(
  books: CompanyBooks,
  { seller_id, customer_id }: PartyIds,
): Promise<Parties> {
  const { logoHash, ...seller } = sellerSnapshot.parse(await readDetails(books, seller_id));
  return {
    seller: { ...seller, logo: await readLogo(books, logoHash) },
    customer: customerSnapshot.parse(await readDetails(books, customer_id)),
  };
}

async function readDetails(books: CompanyBooks, id: number): Promise<unknown> {
  const { details } = await books
    .selectFrom("party_snapshots")
    .select("details")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return JSON.parse(details);
}

async function readLogo(books: CompanyBooks, hash: string | null): Promise<Uint8Array | null> {
  if (hash === null) return null;
  const { png } = await books
    .selectFrom("issued_logos")
    .select("png")
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return toBytes(png);
}
