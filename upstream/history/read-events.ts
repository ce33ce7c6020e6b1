import * as z from "zod";
import { toEventCode } from "../../domain/history/event-kinds";
import type { CompanyBooks } from "../db/company-books";
import { createNotFoundError } from "../wire/api-error";
import { PAGE_SIZE } from "../../domain/limits/lists";
import { storedRefusalSchema, toWireReason } from "../jobs/reason";
import { differencesSchema, toWireDifference } from "./differences";

const detailsSchema = z
  .object({ changes: differencesSchema.optional() })
  .catchall(z.union([z.string(), z.number()]));

const codedEventSchema = z.object({
  code: z.string(),
  values: z.record(z.union([z.string(), z.number()])),
  refusal: storedRefusalSchema.optional(),
});

/** Returns what an event says. The code is null for an event that an older program wrote. */
function toWireCode(coded: string | null) {
  if (coded === null) return { code: null, values: {} };
  return codedEventSchema.parse(JSON.parse(coded));
}

type EventOwner = { invoiceId: number | undefined } | { contactId: number | undefined };

/**
 * Returns one page (from 1) of the events of an invoice or contact, newest first, and the number of
 * all events. Throws a 404 when there is neither the invoice or contact nor an event.
 */
export async function readEvents(
  books: CompanyBooks,
  owner: EventOwner,
  page: number,
): Promise<{ events: object[]; total: number }> {
  const selectEvents = () =>
    "invoiceId" in owner
      ? books.selectFrom("events").where("invoice_id", "=", owner.invoiceId ?? 0)
      : books.selectFrom("events").where("contact_id", "=", owner.contactId ?? 0);
  const { count } = await selectEvents()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count === 0) await refuseUnknownOwner(books, owner);
  const rows = await selectEvents()
    .selectAll()
    .orderBy("id", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const events = rows.map((event) => ({
    ...toWireDetails(event.details),
    ...toWireCode(event.coded),
    id: event.id,
    kind: event.kind,
    at: event.happened_at,
    by: event.actor,
    invoice_id: event.invoice_id,
  }));
  const waiting = page === 1 ? await listWaitingMails(books, owner) : [];
  return { events: [...waiting, ...events], total: count };
}

function toWireDetails(stored: string) {
  const { changes, ...details } = detailsSchema.parse(JSON.parse(stored));
  return { ...details, ...(changes && { changes: changes.map(toWireDifference) }) };
}

/**
 * Lists the mails about an invoice or to a contact that are not sent yet, newest first, in the form
 * of events. The outcome of a mail is a real event.
 */
async function listWaitingMails(books: CompanyBooks, owner: EventOwner): Promise<object[]> {
  const mails = await books
    .selectFrom("sent_messages")
    .leftJoin("invoices", "invoices.id", "sent_messages.invoice_id")
    .leftJoin("reminded_invoices", "reminded_invoices.message_id", "sent_messages.id")
    .select(["sent_messages.id", "sent_messages.made_at", "sent_messages.actor"])
    .select(["reason", "reason_coded"])
    .select(["recipient", "sent_messages.invoice_id", "invoices.no"])
    .distinct()
    .where("sent_messages.state", "in", ["waiting", "sending"])
    .where((eb) =>
      "invoiceId" in owner
        ? eb.or([
            eb("sent_messages.invoice_id", "=", owner.invoiceId ?? 0),
            eb("reminded_invoices.invoice_id", "=", owner.invoiceId ?? 0),
          ])
        : eb.or([
            eb("sent_messages.contact_id", "=", owner.contactId ?? 0),
            eb("invoices.contact_id", "=", owner.contactId ?? 0),
          ]),
    )
    .orderBy("sent_messages.id", "desc")
    .execute();
  return mails.map((mail) => ({
    ...{ id: `mail-${mail.id}`, kind: "mail_waiting", at: mail.made_at, by: mail.actor },
    ...toWireReason(mail),
    ...{ code: toEventCode("mail_waiting", {}), values: { to: mail.recipient, no: mail.no ?? "" } },
    ...{ to: mail.recipient, invoice_id: mail.invoice_id, no: mail.no ?? "" },
  }));
}

/**
 * Throws a 404 when the invoice or contact does not exist. An invoice or contact that is older than
 * the history has no events either.
 */
async function refuseUnknownOwner(books: CompanyBooks, owner: EventOwner): Promise<void> {
  const [table, id] =
    "invoiceId" in owner
      ? (["invoices", owner.invoiceId] as const)
      : (["contacts", owner.contactId] as const);
  const existing = await books
    .selectFrom(table)
    .select("id")
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!existing) throw createNotFoundError(table === "invoices" ? "invoice" : "contact");
}
