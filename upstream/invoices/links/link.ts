import type { CompanyBooks } from "../../db/company-books";
import { recordEvent } from "../../history/record-event";
import { createNotFoundError } from "../../wire/api-error";
import type { LoggedChangeContext } from "../../calls/calls";
import { readInvoiceKeys } from "../read/invoice-keys";
import { refuseUnsendable } from "../read/operations";
import { readInvoice } from "../read/record";
import { hashToken, createNonce, deriveToken } from "./token";

type Invoice = Awaited<ReturnType<typeof readInvoiceKeys>>;

/** Returns the active link of an invoice in the API's JSON format, or null when there is none. */
export async function findLink(books: CompanyBooks, id: number | undefined, secret: string) {
  const invoice = await readInvoiceKeys(books, id);
  const link = await findActiveLink(books, invoice);
  return link ? toWireLink(link, secret) : null;
}

/**
 * Returns the active link of an invoice. When there is none, creates a link, or throws a refusal for a
 * draft or void invoice. Must be called in a transaction that holds the company's lock.
 */
export async function createLink(
  callerBooks: CompanyBooks,
  id: number | undefined,
  secret: string,
  { now, actor, logEvent }: LoggedChangeContext,
) {
  const invoice = await readInvoiceKeys(callerBooks, id);
  const books = callerBooks.forCompany(invoice.company_id);
  const existing = await findActiveLink(books, invoice);
  if (existing) return toWireLink(existing, secret);
  refuseUnsendable(await readInvoice(books, invoice.id), "share", now);
  const nonce = createNonce();
  const link = await books
    .insertInto("invoice_links")
    .values({
      company_id: invoice.company_id,
      invoice_id: invoice.id,
      nonce,
      token_hash: hashToken(deriveToken(secret, nonce)),
      made_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(books, "linked", toEventSubject(invoice), { now, actor });
  logEvent({ event: "link_made", company: invoice.company_id, invoice: invoice.id });
  return toWireLink(link, secret);
}

/**
 * Revokes the active link of an invoice. Does nothing without an active link. Must be called in a
 * transaction.
 */
export async function revokeLink(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { now, actor, logEvent }: LoggedChangeContext,
): Promise<void> {
  const invoice = await readInvoiceKeys(callerBooks, id);
  const books = callerBooks.forCompany(invoice.company_id);
  const { numUpdatedRows } = await books
    .updateTable("invoice_links")
    .set({ revoked_at: now.toISOString() })
    .where("invoice_id", "=", invoice.id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await recordEvent(books, "unlinked", toEventSubject(invoice), { now, actor });
  logEvent({ event: "link_ended", company: invoice.company_id, invoice: invoice.id });
}

/**
 * Stores when the customer opened a link. The first opening adds an event to the history. Throws a 404
 * when the link is missing.
 */
export async function recordOpening(books: CompanyBooks, linkId: number, now: Date): Promise<void> {
  const link = await books
    .updateTable("invoice_links")
    .set((eb) => ({
      first_opened_at: eb.fn.coalesce("first_opened_at", eb.val(now.toISOString())),
      last_opened_at: now.toISOString(),
    }))
    .where("id", "=", linkId)
    .returning(["invoice_id", "first_opened_at", "last_opened_at"])
    .executeTakeFirst();
  if (!link) throw createNotFoundError("link");
  if (link.first_opened_at !== link.last_opened_at) return;
  const invoice = await readInvoiceKeys(books, link.invoice_id);
  await recordEvent(books, "opened", toEventSubject(invoice), { now, actor: "" });
}

function findActiveLink(books: CompanyBooks, { id }: Invoice) {
  return books
    .selectFrom("invoice_links")
    .selectAll()
    .where("invoice_id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** Lists the active links of the given invoices. */
export function listActiveLinks(books: CompanyBooks, invoiceIds: number[]) {
  return books
    .selectFrom("invoice_links")
    .selectAll()
    .where("invoice_id", "in", [0, ...invoiceIds])
    .where("revoked_at", "is", null)
    .execute();
}

type Link = NonNullable<Awaited<ReturnType<typeof findActiveLink>>>;

/**
 * Converts a link to the API's JSON format. `token` is null when the server's secret was changed
 * after the link was created: the link still works, but its token cannot be derived again.
 */
export function toWireLink(link: Link, secret: string) {
  const token = deriveToken(secret, link.nonce);
  return {
    token: hashToken(token) === link.token_hash ? token : null,
    made_at: link.made_at,
    first_opened_at: link.first_opened_at,
    last_opened_at: link.last_opened_at,
  };
}

function toEventSubject({ id, contact_id, no }: Invoice) {
  return { invoiceId: id, contactId: contact_id, no };
}
