import { formatCompanyTime } from "~/lib/company-day.server";
import { withQuery } from "~/lib/address";
import { showDate } from "../../domain/calendar/days";
import { parsePageNumber } from "~/lib/page";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { readHistory, type HistoryEvent } from "./history.server";

const PARAM = "history";

/**
 * The page of the history that the address asks for; null where the API keeps none, or cannot be
 * asked now.
 */
export async function loadHistory(
  session: Session,
  request: Request,
  {
    versionsAt = "",
    ...of
  }: {
    of: "invoice" | "contact";
    id: string;
    /** The address where an invoice's versions are seen. */
    versionsAt?: string;
  },
) {
  if (!(await listExtensions()).includes("issued")) return null;
  const { pathname, searchParams } = new URL(request.url);
  const page = parsePageNumber(searchParams, PARAM);
  try {
    const { events, isLast } = await readHistory(session, of, page);
    // The rest stays: it may name what is being typed above the history.
    const addressOf = (to: number) => {
      const query = { ...Object.fromEntries(searchParams), [PARAM]: to > 1 ? to : undefined };
      return `${withQuery(pathname, query)}#history`;
    };
    return {
      events: events.map((event) =>
        showEvent(event, { of: of.of, versionsAt, countryId: session.countryId }),
      ),
      newer: page > 1 ? addressOf(page - 1) : null,
      older: isLast ? null : addressOf(page + 1),
    };
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}

export type HistoryShown = NonNullable<Awaited<ReturnType<typeof loadHistory>>>;

type Shown = { of: "invoice" | "contact"; versionsAt: string; countryId: string };

function showEvent(event: HistoryEvent, { of, versionsAt, countryId }: Shown) {
  const text = wordsOf(event);
  const isOfInvoice = of === "contact" && event.invoice_id !== "";
  return {
    id: event.id,
    when: formatCompanyTime(countryId, event.at),
    by: event.by,
    text: isOfInvoice ? `${event.no}: ${text}` : text,
    reason: event.reason,
    changes: event.changes,
    /** Where more of it is seen; blank where all is said. */
    to: isOfInvoice ? paths.invoice(event.invoice_id) : versionAt(versionsAt, event.version),
  };
}

/** Blank where there is none, or no address of them. */
function versionAt(versionsAt: string, version: HistoryEvent["version"]): string {
  return versionsAt && version ? `${versionsAt}#version-${version}` : "";
}

function wordsOf(event: HistoryEvent): string {
  const { kind, amount, version, credit_note_no: credit, to, way } = event;
  const paper = paperOf(event);
  const email = paper ? `${paper} by email` : "Email";
  const words = new Map([
    ["made", "Created"],
    ["issued", "Marked as sent"],
    ["edited", version ? `Edited: version ${version}` : "Edited"],
    ["paid", `${amount} paid`],
    ["undone", `Payment of ${amount} undone`],
    ["credited", `Credit note ${credit} of ${amount}`],
    ["credit_voided", `Credit note ${credit} of ${amount} voided`],
    ["voided", "Voided"],
    ["linked", "Link for the customer made"],
    ["unlinked", "Link for the customer revoked"],
    ["opened", "Opened by the customer for the first time"],
    ["mailed", `${paper}${paper ? " sent" : "Sent"} by email to ${to}`],
    ["mail_interrupted", `${email} to ${to} may have been sent`],
    ["mail_failed", `${email} to ${to} was not sent`],
    ["reminded", to ? `Reminded by email to ${to}` : (REMINDED.get(way) ?? "Reminded")],
    ["deleted", "Deleted"],
    ["restored", "Restored"],
  ]);
  return words.get(kind) ?? kind;
}

/** Blank for the invoice itself. */
function paperOf({ paper, credit_note_no, from_day, to_day }: HistoryEvent): string {
  if (paper === "receipt") return "Receipt";
  if (paper === "credit_note") return `Credit note ${credit_note_no}`;
  if (paper === "statement") return `Statement of ${showDate(from_day)} to ${showDate(to_day)}`;
  return "";
}

const REMINDED = new Map([
  ["whatsapp", "Reminded by WhatsApp"],
  ["sms", "Reminded by SMS"],
  ["mail", "Reminded by email"],
]);
