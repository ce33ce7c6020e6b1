import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { changesSchema } from "./changes.server";
import { id, optionalId, pageSize, text } from "./wire.server";
import { historyWords as words } from "../../domain/words/history";
import { fill } from "../../domain/words/message";
import { formatDate } from "../../domain/calendar/days";
import { withQuery } from "~/lib/address";
import { formatCompanyTime } from "~/lib/company-day.server";
import { parsePageNumber } from "~/lib/page";
import { paths } from "~/paths";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

const eventsAnswer = z.object({
  events: z.array(
    z.object({
      id,
      kind: text,
      /** The moment in ISO 8601, UTC. */
      at: text,
      by: text,
      invoice_id: optionalId,
      no: text,
      /** The amount with its currency symbol, as it is displayed. */
      amount: text,
      reason: text,
      /** The address that a mail was sent to. */
      to: text,
      /** The way in which a reminder was sent. */
      way: text,
      version: z.number().int().nullish(),
      credit_note_id: optionalId,
      credit_note_no: text,
      /** The document that was mailed. Empty for the invoice itself. */
      paper: text,
      /** The first and last day of a statement. Both are empty for all other events. */
      from_day: text,
      to_day: text,
      changes: changesSchema.nullish().transform((list) => list ?? []),
    }),
  ),
  meta: z.object({ total: z.coerce.number().int(), per_page: pageSize }),
});

type HistoryEvent = z.output<typeof eventsAnswer>["events"][number];

type HistorySubject = { of: "invoice" | "contact"; id: string };

/**
 * Reads a page of the events of an invoice or a contact, the newest first. The first page is number
 * 1.
 */
async function readHistory(
  session: Session,
  { of, id: ofId }: HistorySubject,
  page: number,
): Promise<{ events: HistoryEvent[]; isLast: boolean }> {
  const records = of === "invoice" ? "/sales/invoices" : "/contacts";
  const { events, meta } = await callV2({
    path: `${records}/${encodeURIComponent(ofId)}/events`,
    query: { business_id: session.companyId, page },
    credentials: session.credentials,
    answer: eventsAnswer,
  });
  return { events, isLast: meta.total <= page * meta.per_page };
}

const PARAM = "history";

/**
 * Loads the page of the history whose number is in the parameter `history`. `newer` and `older` are
 * the addresses of the pages beside it; null when there is none. Returns null when the API stores
 * no history or the call fails. Throws when the user must log in or subscribe first.
 */
export async function loadHistory(
  session: Session,
  request: Request,
  {
    versionsUrl = "",
    ...subject
  }: {
    of: "invoice" | "contact";
    id: string;
    /** The address of the page with the invoice's versions. */
    versionsUrl?: string;
  },
) {
  if (!(await listExtensions()).includes("issued")) return null;
  const { pathname, searchParams } = new URL(request.url);
  const page = parsePageNumber(searchParams, PARAM);
  try {
    const { events, isLast } = await readHistory(session, subject, page);
    // The address keeps its other parameters, because they may name the draft of the form on the
    // page.
    const addressOf = (pageNumber: number) => {
      const query = {
        ...Object.fromEntries(searchParams),
        [PARAM]: pageNumber > 1 ? pageNumber : undefined,
      };
      return `${withQuery(pathname, query)}#history`;
    };
    return {
      events: events.map((event) =>
        toEventView(event, { of: subject.of, versionsUrl, countryId: session.countryId }),
      ),
      newer: page > 1 ? addressOf(page - 1) : null,
      older: isLast ? null : addressOf(page + 1),
    };
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}

/** One page of a history, formatted for display. */
export type HistoryView = NonNullable<Awaited<ReturnType<typeof loadHistory>>>;

type EventViewOptions = { of: "invoice" | "contact"; versionsUrl: string; countryId: string };

function toEventView(event: HistoryEvent, { of, versionsUrl, countryId }: EventViewOptions) {
  const text = describeEvent(event);
  const isOfInvoice = of === "contact" && event.invoice_id !== "";
  return {
    id: event.id,
    when: formatCompanyTime(countryId, event.at),
    by: isByItself(event) ? words.automatically : event.by,
    text: isOfInvoice ? fill(words.ofInvoice, { no: event.no, text }) : text,
    reason: event.reason,
    changes: event.changes,
    /** The link to more details. Empty when there are none. */
    to: isOfInvoice ? paths.invoice(event.invoice_id) : versionLink(versionsUrl, event.version),
  };
}

/** Tells whether a reminder went out by itself: then no user has caused it. */
function isByItself({ kind, by, way }: HistoryEvent): boolean {
  return by === "" && way === "mail" && (kind === "reminded" || kind.startsWith("mail_"));
}

/** Returns the link to a version. Returns "" when there is no version or no page with versions. */
function versionLink(versionsUrl: string, version: HistoryEvent["version"]): string {
  return versionsUrl && version ? `${versionsUrl}#version-${version}` : "";
}

function describeEvent(event: HistoryEvent): string {
  const { kind, amount, version, credit_note_no: no, to } = event;
  const texts = new Map([
    ["made", words.made],
    ["issued", words.issued],
    ["repeated", words.repeated],
    ["edited", version ? fill(words.editedVersion, { version }) : words.edited],
    ["paid", fill(words.paid, { amount })],
    ["undone", fill(words.undone, { amount })],
    ["applied", fill(words.applied, { amount })],
    ["released", fill(words.released, { amount })],
    ["received", fill(words.received, { amount })],
    ["refunded", fill(words.refunded, { amount })],
    ["receipt_undone", fill(words.receiptUndone, { amount })],
    ["refund_undone", fill(words.refundUndone, { amount })],
    ["credited", fill(words.credited, { no, amount })],
    ["credit_voided", fill(words.creditVoided, { no, amount })],
    ["voided", words.voided],
    ["linked", words.linked],
    ["unlinked", words.unlinked],
    ["opened", words.opened],
    ["reminded", to ? fill(words.remindedTo, { to }) : describeReminder(event)],
    ["deleted", words.deleted],
    ["restored", words.restored],
  ]);
  return texts.get(kind) ?? describeMail(event) ?? kind;
}

/** Returns null for an event that is no mail. */
function describeMail(event: HistoryEvent): string | null {
  const { kind, to } = event;
  const paper = documentName(event);
  switch (kind) {
    case "mailed":
      return paper ? fill(words.mailedPaper, { paper, to }) : fill(words.mailed, { to });
    case "mail_waiting":
      return paper ? fill(words.mailWaitingPaper, { paper, to }) : fill(words.mailWaiting, { to });
    case "mail_interrupted":
      return paper
        ? fill(words.mailInterruptedPaper, { paper, to })
        : fill(words.mailInterrupted, { to });
    case "mail_failed":
      return paper ? fill(words.mailFailedPaper, { paper, to }) : fill(words.mailFailed, { to });
    default:
      return null;
  }
}

/** Returns the name of the mailed document. Returns "" for the invoice itself. */
function documentName({ paper, credit_note_no: no, from_day, to_day }: HistoryEvent): string {
  if (paper === "receipt") return words.papers.receipt;
  if (paper === "credit_note") return fill(words.papers.creditNote, { no });
  if (paper === "statement")
    return fill(words.papers.statement, { from: formatDate(from_day), to: formatDate(to_day) });
  return "";
}

function describeReminder({ way }: HistoryEvent): string {
  return way === "whatsapp" || way === "sms" || way === "mail"
    ? words.remindedBy[way]
    : words.reminded;
}
