import { getDayInZone } from "../../../domain/calendar/time-zone";
import { MALAYSIA } from "../../../domain/countries";
import { data } from "@remix-run/node";
import { env } from "../settings/env.server";
import { pluralize } from "~/lib/pluralize";
import { formatDate } from "../../../domain/calendar/days";
import type { CompanyChoice, ErrorPage } from "~/lib/error-page";
import { FAULT_MESSAGES, LOGGED_OUT_MESSAGE, type FaultMessageName } from "~/lib/fault-messages";
import type { DraftLimitReached } from "../drafts/drafts.server";
import { getRequestReference } from "./request-context.server";
import {
  STORE_FAULT_STATUS,
  STORE_FAULT_MESSAGES,
  type StoreFault,
} from "../store/key-value-store";

/**
 * Returns the page for a kind of failure, to be thrown. `details.words`, unless it is empty,
 * replaces the default text, for example with the API's own message.
 */
export function createErrorPage(
  kind: FaultMessageName,
  status: number,
  details: { words?: string } & Pick<ErrorPage, "resend" | "companies"> = {},
) {
  const message = FAULT_MESSAGES[kind];
  // The user can retry after a failure with status 503, even when the API sent its own message.
  const page: ErrorPage = {
    ...message,
    text: details.words || message.text,
    canRetry: message.canRetry ?? status === 503,
    reference: status >= 500 ? getRequestReference() : undefined,
    resend: details.resend,
    companies: details.companies,
  };
  return data(page, { status });
}

/**
 * Returns the page that explains a fault of the store, to be thrown. `resend` lets the user submit
 * the form again.
 */
export function createStoreFaultPage({ kind, message }: StoreFault, resend?: ErrorPage["resend"]) {
  // The connection to Redis logs each outage once, by itself.
  if (kind !== "unavailable") console.error("[store]", message);
  const page: ErrorPage = {
    title: resend ? "Not saved" : "Error",
    text: STORE_FAULT_MESSAGES[kind],
    canRetry: true,
    reference: getRequestReference(),
    resend,
  };
  return data(page, { status: STORE_FAULT_STATUS[kind] });
}

/**
 * Returns the page for a user who has too many drafts, to be thrown. The page lists the ten oldest.
 */
export function createDraftLimitPage({ drafts }: DraftLimitReached, resend?: ErrorPage["resend"]) {
  const oldest = drafts.slice(0, 10);
  const page: ErrorPage = {
    title: "Not saved",
    text:
      `You have ${pluralize(drafts.length, "unfinished form")}, as much as is kept ` +
      `for one person, so this one was not saved. ` +
      "Finish or discard some of these, the oldest first, then try again here. " +
      "Forms of contacts and items go by themselves a day after they were last sent.",
    list: oldest.map(({ title, to, savedAt }) => ({
      text: `${title}, last changed on ${formatDate(dayOf(savedAt))}`,
      to,
    })),
    resend,
  };
  return data(page, { status: 409 });
}

/** Returns the day, as YYYY-MM-DD, in Malaysia and Singapore, which share a time zone. */
function dayOf(moment: Date): string {
  return getDayInZone(MALAYSIA.timeZone, moment);
}

/** Returns the 'Unauthorized' dialog, to be thrown. */
export function createLoggedOutPage() {
  const page: ErrorPage = { ...LOGGED_OUT_MESSAGE, isLoggedOut: true };
  return data(page, { status: 401 });
}

/** Returns the paywall, to be thrown instead of every page of a company on the free plan. */
export function createPaywallPage(companies: CompanyChoice, privacyUrl: string) {
  const page: ErrorPage = {
    title: "Subscription Expired.",
    text:
      "The mobile app is for Premium users only. Subscribe to go on in it, or choose " +
      "another of your businesses.",
    paywall: { companies, subscribeUrl: env.DESKTOP_APP_URL, privacyUrl },
  };
  return data(page, { status: 402 });
}

/** Returns the 'Not found' page, to be thrown. */
export function createNotFoundPage() {
  return createErrorPage("notFound", 404);
}
