import { sql } from "kysely";
import { FAILED_MAIL_DAYS } from "../../../domain/day-spans";
import type { CompanyBooks } from "../../db/company-books";
import type { SubjectKind } from "../../db/issued-tables";

/** The maximum number of listed mails. */
const MAX_MAILS = 3;

const DAY_MS = 86_400_000;

/**
 * Returns the recent mails that failed, were interrupted or are tried again, in the API's JSON format
 * and newest first.
 * A mail is left out when there is a later message of the same kind about the same invoice, receipt,
 * credit note or customer, or when its invoice is deleted. `has_more` is true when there are further
 * mails.
 */
export async function listFailedMails(books: CompanyBooks, now: Date): Promise<object> {
  const since = new Date(now.getTime() - FAILED_MAIL_DAYS * DAY_MS).toISOString();
  const rows = (await hasFailedMails(books, since))
    ? await listMailsWithoutLaterMessage(books, since)
    : [];
  return {
    mails: rows.slice(0, MAX_MAILS).map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      invoice_id: mail.invoice_id,
      invoice_no: mail.no,
      part_id: mail.part_id,
      contact_id: mail.contact_id,
      contact_name: mail.display_name,
      from: mail.from_day,
      until: mail.to_day,
      to: mail.recipient,
      state: mail.state,
      at: mail.made_at,
    })),
    has_more: rows.length > MAX_MAILS,
  };
}

/**
 * Returns true when `listMailsWithoutLaterMessage` may find mails. That query costs far more than this
 * one, and there is nearly always nothing to list.
 */
async function hasFailedMails(books: CompanyBooks, since: string): Promise<boolean> {
  const failed = await books
    .selectFrom("sent_messages")
    .select("id")
    .where("made_at", ">=", since)
    .where("state", "<>", "sent")
    .where("reason", "<>", "")
    .limit(1)
    .executeTakeFirst();
  return failed !== undefined;
}

function listMailsWithoutLaterMessage(books: CompanyBooks, since: string) {
  return books
    .selectFrom("sent_messages as mail")
    .leftJoin("invoices", "invoices.id", "mail.invoice_id")
    .leftJoin("contacts", (join) =>
      join.on((eb) =>
        eb("contacts.id", "=", eb.fn.coalesce("mail.contact_id", "invoices.contact_id")),
      ),
    )
    .select(["mail.id", "mail.kind", "mail.invoice_id", "mail.part_id", "mail.from_day"])
    .select(["mail.to_day", "mail.recipient", "mail.state", "mail.made_at", "invoices.no"])
    .select(["contacts.id as contact_id", "contacts.display_name"])
    .where("mail.made_at", ">=", since)
    .where("mail.state", "<>", "sent")
    .where("mail.reason", "<>", "")
    .where("contacts.id", "is not", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          books
            .selectFrom("sent_messages as later")
            .select("later.id")
            .where("later.made_at", ">=", since)
            .where("later.id", ">", sql.ref<number>("mail.id"))
            .where("later.kind", "=", sql.ref<SubjectKind>("mail.kind"))
            .where(coalesceToZero("later.invoice_id"), "=", coalesceToZero("mail.invoice_id"))
            .where(coalesceToZero("later.part_id"), "=", coalesceToZero("mail.part_id"))
            .where(coalesceToZero("later.contact_id"), "=", coalesceToZero("mail.contact_id")),
        ),
      ),
    )
    .orderBy("mail.id", "desc")
    .limit(MAX_MAILS + 1)
    .execute();
}

function coalesceToZero(column: string) {
  return sql<number>`coalesce(${sql.ref(column)}, 0)`;
}
