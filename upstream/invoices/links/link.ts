import type { CompanyBooks } from "../../db/company-books";
import { recordEvent } from "../../history/record-event";
import { notFound } from "../../wire/api-error";
import type { NotedAct } from "../../calls/calls";
import { findInvoice } from "../read/find";
import { refuseUnsendable } from "../read/operations";
import { readInvoice } from "../read/record";
import { hashOf, newNonce, tokenOf } from "./token";

type Invoice = Awaited<ReturnType<typeof findInvoice>>;

/** The standing link of an invoice as the wire has it; null for none. */
export async function readLink(books: CompanyBooks, id: number | undefined, secret: string) {
  const invoice = await findInvoice(books, id);
  const link = await standingLink(books, invoice);
  return link ? linkOnWire(link, secret) : null;
}

/** The standing link of an issued invoice, made when there is none; in a transaction. */
export async function makeLink(
  callerBooks: CompanyBooks,
  id: number | undefined,
  secret: string,
  { now, actor, note }: NotedAct,
) {
  const invoice = await findInvoice(callerBooks, id);
  const books = callerBooks.forCompany(invoice.company_id);
  const standing = await standingLink(books, invoice);
  if (standing) return linkOnWire(standing, secret);
  refuseUnsendable(await readInvoice(books, invoice.id), "share", now);
  const nonce = newNonce();
  const link = await books
    .insertInto("invoice_links")
    .values({
      company_id: invoice.company_id,
      invoice_id: invoice.id,
      nonce,
      token_hash: hashOf(tokenOf(secret, nonce)),
      made_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(books, "linked", subjectOf(invoice), { now, actor });
  note({ event: "link_made", company: invoice.company_id, invoice: invoice.id });
  return linkOnWire(link, secret);
}

/** Has the link lead nowhere; in a transaction. Whoever presses twice finds it done. */
export async function revokeLink(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { now, actor, note }: NotedAct,
): Promise<void> {
  const invoice = await findInvoice(callerBooks, id);
  const books = callerBooks.forCompany(invoice.company_id);
  const { numUpdatedRows } = await books
    .updateTable("invoice_links")
    .set({ revoked_at: now.toISOString() })
    .where("invoice_id", "=", invoice.id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await recordEvent(books, "unlinked", subjectOf(invoice), { now, actor });
  note({ event: "link_ended", company: invoice.company_id, invoice: invoice.id });
}

/** Notes that the customer has opened it; the first time is told in the history. */
export async function noteOpened(books: CompanyBooks, linkId: number, now: Date): Promise<void> {
  const link = await books
    .updateTable("invoice_links")
    .set((eb) => ({
      first_opened_at: eb.fn.coalesce("first_opened_at", eb.val(now.toISOString())),
      last_opened_at: now.toISOString(),
    }))
    .where("id", "=", linkId)
    .returning(["invoice_id", "first_opened_at", "last_opened_at"])
    .executeTakeFirst();
  if (!link) throw notFound("link");
  if (link.first_opened_at !== link.last_opened_at) return;
  const invoice = await findInvoice(books, link.invoice_id);
  await recordEvent(books, "opened", subjectOf(invoice), { now, actor: "" });
}

function standingLink(books: CompanyBooks, { id }: Invoice) {
  return books
    .selectFrom("invoice_links")
    .selectAll()
    .where("invoice_id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** Those that stand of some invoices. */
export function standingLinks(books: CompanyBooks, invoiceIds: number[]) {
  return books
    .selectFrom("invoice_links")
    .selectAll()
    .where("invoice_id", "in", [0, ...invoiceIds])
    .where("revoked_at", "is", null)
    .execute();
}

type Link = NonNullable<Awaited<ReturnType<typeof standingLink>>>;

/** `token` is null when the secret has changed since: the link works, and cannot be shown again. */
export function linkOnWire(link: Link, secret: string) {
  const token = tokenOf(secret, link.nonce);
  return {
    token: hashOf(token) === link.token_hash ? token : null,
    made_at: link.made_at,
    first_opened_at: link.first_opened_at,
    last_opened_at: link.last_opened_at,
  };
}

function subjectOf({ id, contact_id, no }: Invoice) {
  return { invoiceId: id, contactId: contact_id, no };
}
