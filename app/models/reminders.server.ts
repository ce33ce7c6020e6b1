import * as z from "zod";
import { LANGUAGES, type Language } from "../../domain/languages";
import { REMINDER_TEXT_KINDS, type ReminderTextKind } from "../../domain/messages/reminder";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import { reasonFields, withShownReason } from "./coded.server";
import { toInvoicePath } from "./record-path.server";
import { amount, flag, id, text, wireDate } from "./wire.server";

// This module makes the calls of the extension `reminders`: reminders that go out by themselves.

const [firstLanguage, ...otherLanguages] = LANGUAGES.map(({ id: language }) => language);

const settings = z.object({
  is_on: flag,
  /** The days after the due date; negative before it. */
  days: z.array(z.number().int()),
  /** From 1 (Monday) to 6, besides Sunday. */
  excluded_weekdays: z.array(z.number().int()),
  /** The owner's texts. A missing text is the product's. */
  texts: z.array(
    z.object({
      language: z.enum([firstLanguage ?? "en", ...otherLanguages]),
      kind: z.enum(REMINDER_TEXT_KINDS),
      text,
    }),
  ),
  updated_at: text,
  /** Whether mails can go out, or why not: `none` means that there is no mail server. */
  mailing: z.enum(["open", "unconfirmed", "demo", "none"]),
});

export type ReminderSettings = z.output<typeof settings>;
export type Mailing = ReminderSettings["mailing"];

export type ReminderSettingsInput = {
  isOn: boolean;
  days: number[];
  excludedWeekdays: number[];
  texts: { language: Language; kind: ReminderTextKind; text: string }[];
};

/** Reads the settings of the session's company. */
export async function readReminderSettings(session: Session): Promise<ReminderSettings> {
  const { reminders } = await callV2({
    path: settingsPath(session),
    credentials: session.credentials,
    answer: z.object({ reminders: settings }),
  });
  return reminders;
}

/** Replaces the settings. Throws `UpstreamFault` with status 409 when they have another etag. */
export async function saveReminderSettings(
  session: Session,
  { isOn, days, excludedWeekdays, texts }: ReminderSettingsInput,
  { etag, idempotencyKey }: { etag: string; idempotencyKey: string },
): Promise<void> {
  await callV2({
    method: "PUT",
    path: settingsPath(session),
    body: { is_on: isOn, days, excluded_weekdays: excludedWeekdays, texts },
    credentials: session.credentials,
    idempotencyKey,
    etag,
    // A page of a proxy in place of the settings must not pass for a success.
    answer: z.object({ reminders: settings }),
  });
}

function settingsPath({ companyId }: Session): string {
  return `/companies/${encodeURIComponent(companyId)}/reminders`;
}

const contact = z.object({ id, name: text });

const next = z.object({
  /** The next day on which reminders can go out. */
  day: wireDate,
  customers: z.array(
    z.object({
      contact,
      to: text,
      invoices: z.array(
        z.object({
          id,
          no: text,
          due_date: wireDate,
          balance: amount,
          currency: z.object({ symbol: text }),
        }),
      ),
    }),
  ),
  /** The number of customers that are not listed. */
  more: z.number().int(),
  without_email: z.array(contact),
});

export type NextReminders = z.output<typeof next>;

/** Reads the reminders that go out on the next day on which some can go out. */
export async function readNextReminders(session: Session): Promise<NextReminders> {
  const answer = await callV2({
    path: "/reminders/next",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ next }),
  });
  return answer.next;
}

/** An invoice or a customer whose reminders can be paused. */
export type PausedRecord = { kind: "invoice" | "contact"; id: string };

const pause = z.object({
  is_on: flag,
  paused: flag,
  /** Whether the reminders of the invoice's customer are paused. */
  contact_paused: flag.catch(false),
  /** The days on which reminders of the invoice will go out while it is unpaid. */
  dates: z.array(wireDate).default([]),
});

export type ReminderPause = z.output<typeof pause>;

/** Reads whether the reminders of an invoice or a customer go out by themselves. */
export async function readReminderPause(
  session: Session,
  { kind, id: recordId }: PausedRecord,
): Promise<ReminderPause> {
  const { reminders } = await callV2({
    path:
      kind === "invoice"
        ? `${toInvoicePath(recordId)}/reminders`
        : `${toContactPath(recordId)}/pause`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ reminders: pause }),
  });
  return reminders;
}

/** Pauses the reminders of an invoice or a customer, or lets them go out again. */
export async function saveReminderPause(
  session: Session,
  { kind, id: recordId }: PausedRecord,
  { paused, idempotencyKey }: { paused: boolean; idempotencyKey: string },
): Promise<void> {
  await callV2({
    method: "PUT",
    path: kind === "invoice" ? `${toInvoicePath(recordId)}/reminders` : toContactPath(recordId),
    body: { business_id: session.companyId, paused },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({ reminders: pause }),
  });
}

function toContactPath(contactId: string): string {
  return `/contacts/${encodeURIComponent(contactId)}/reminders`;
}

const outcomes = z.array(
  z.object({ contact, is_queued: flag, ...reasonFields }).transform(withShownReason),
);

/** What becomes of the reminder of one customer; `reason` says why none is sent. */
export type ReminderOutcome = z.output<typeof outcomes>[number];

/**
 * Reads what would become of the reminders of these customers, in this order, without sending any.
 * Throws `UpstreamFault` "refused" when the caller may send no mails, or chose too many customers.
 */
export async function readReminderPlan(
  session: Session,
  contactIds: string[],
): Promise<ReminderOutcome[]> {
  const { reminders } = await callV2({
    path: "/reminders/mails",
    query: { business_id: session.companyId, contact_ids: contactIds.join(",") },
    credentials: session.credentials,
    answer: z.object({ reminders: outcomes }),
  });
  return reminders;
}

/** Queues one reminder of all that is late for each of these customers. */
export async function remindCustomers(
  session: Session,
  { contactIds, appUrl }: { contactIds: string[]; appUrl: string },
  idempotencyKey: string,
): Promise<ReminderOutcome[]> {
  const { reminders } = await callV2({
    method: "POST",
    path: "/reminders/mails",
    body: { business_id: session.companyId, contact_ids: contactIds, app_url: appUrl },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({ reminders: outcomes }),
  });
  return reminders;
}
