import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { showReason } from "./coded.server";
import { describeEvent, eventSchema, type HistoryEvent } from "./event-text.server";
import { pageSize } from "./wire.server";
import { historyWords as words } from "../../domain/words/history";
import { fill } from "../../domain/words/message";
import { withQuery } from "~/lib/address";
import { formatCompanyTime } from "~/lib/company-day.server";
import { parsePageNumber } from "~/lib/page";
import { paths } from "~/paths";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

const eventsAnswer = z.object({
  events: z.array(eventSchema),
  meta: z.object({ total: z.coerce.number().int(), per_page: pageSize }),
});

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
    reason: showReason(event),
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
