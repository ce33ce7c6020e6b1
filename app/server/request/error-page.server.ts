import { getDayInZone } from "../../../domain/calendar/time-zone";
import { MALAYSIA } from "../../../domain/countries";
import { data } from "@remix-run/node";
import { env } from "../settings/env.server";
import { errorWords as words } from "../../../domain/words/errors";
import { count } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import { formatDate } from "../../../domain/calendar/days";
import type { CompanyChoice, ErrorPage } from "~/lib/error-page";
import type { DraftLimitReached } from "../drafts/drafts.server";
import { getRequestReference } from "./request-context.server";
import { STORE_FAULT_STATUS, type StoreFault } from "../store/key-value-store";

/** The names of the messages that `createErrorPage` can show. */
export type FaultMessageName = keyof typeof words.faults;

/**
 * Returns the page for a kind of failure, to be thrown. `details.words`, unless it is empty,
 * replaces the default text, for example with the API's own message.
 */
export function createErrorPage(
  kind: FaultMessageName,
  status: number,
  details: { words?: string } & Pick<ErrorPage, "resend" | "companies"> = {},
) {
  const message = words.faults[kind];
  const canRetry = kind === "unreachable" || kind === "malformed" || status === 503;
  // The user can retry after a failure with status 503, even when the API sent its own message.
  const page: ErrorPage = {
    ...message,
    text: details.words || message.text,
    canRetry,
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
    title: resend ? words.notSaved : words.error,
    text: kind === "out-of-memory" ? words.store.full : words.store[kind],
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
    title: words.notSaved,
    text: count(words.draftLimit, drafts.length),
    list: oldest.map(({ title, to, savedAt }) => ({
      text: fill(words.draft, { title, date: formatDate(dayOf(savedAt)) }),
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
  const page: ErrorPage = { ...words.loggedOut, isLoggedOut: true };
  return data(page, { status: 401 });
}

/** Returns the paywall, to be thrown instead of every page of a company on the free plan. */
export function createPaywallPage(companies: CompanyChoice, privacyUrl: string) {
  const page: ErrorPage = {
    ...words.paywall,
    paywall: { companies, subscribeUrl: env.DESKTOP_APP_URL, privacyUrl },
  };
  return data(page, { status: 402 });
}

/** Returns the 'Not found' page, to be thrown. */
export function createNotFoundPage() {
  return createErrorPage("notFound", 404);
}
