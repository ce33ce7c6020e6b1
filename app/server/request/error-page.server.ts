import { dayIn } from "../../../domain/calendar/time-zone";
import { MALAYSIA } from "../../../domain/countries";
import { data } from "@remix-run/node";
import { env } from "../settings/env.server";
import { pluralize } from "~/lib/pluralize";
import { showDate } from "../../../domain/calendar/days";
import type { Companies, ErrorPage } from "~/lib/error-page";
import { FAULT_MESSAGES, LOGGED_OUT, type FaultMessageName } from "~/lib/fault-messages";
import type { DraftLimitReached } from "../drafts/drafts.server";
import { requestReference } from "./request-context.server";
import {
  STORE_FAULT_STATUS,
  STORE_FAULT_MESSAGES,
  type StoreFault,
} from "../store/key-value-store";

/** To be thrown: the page with the words for this kind of failure, or with the upstream's own. */
export function errorPage(
  kind: FaultMessageName,
  status: number,
  more: { words?: string } & Pick<ErrorPage, "resend" | "companies"> = {},
) {
  const words = FAULT_MESSAGES[kind];
  // 503 is for now only, also when it says why.
  const page: ErrorPage = {
    ...words,
    text: more.words || words.text,
    canRetry: words.canRetry ?? status === 503,
    reference: status >= 500 ? requestReference() : undefined,
    resend: more.resend,
    companies: more.companies,
  };
  return data(page, { status });
}

/** To be thrown: why the store did nothing, with what was posted to be sent again. */
export function storeFaultPage({ kind, message }: StoreFault, resend?: ErrorPage["resend"]) {
  // A connection logs its outage itself, once.
  if (kind !== "unavailable") console.error("[store]", message);
  const page: ErrorPage = {
    title: resend ? "Not saved" : "Error",
    text: STORE_FAULT_MESSAGES[kind],
    canRetry: true,
    reference: requestReference(),
    resend,
  };
  return data(page, { status: STORE_FAULT_STATUS[kind] });
}

/** To be thrown: what has to be finished or discarded before more can be kept. */
export function draftLimitPage({ drafts }: DraftLimitReached, resend?: ErrorPage["resend"]) {
  const oldest = drafts.slice(0, 10);
  const page: ErrorPage = {
    title: "Not saved",
    text:
      `You have ${pluralize(drafts.length, "unfinished form")}, as much as is kept ` +
      `for one person, so this one was not saved. ` +
      "Finish or discard some of these, the oldest first, then try again here. " +
      "Forms of contacts and items go by themselves a day after they were last sent.",
    list: oldest.map(({ title, to, savedAt }) => ({
      text: `${title}, last changed on ${showDate(dayOf(savedAt))}`,
      to,
    })),
    resend,
  };
  return data(page, { status: 409 });
}

/** In Malaysia and in Singapore, which share their time. */
function dayOf(moment: Date): string {
  return dayIn(MALAYSIA.timeZone, moment);
}

/** To be thrown: the 'Unauthorized' dialog. */
export function loggedOutPage() {
  const page: ErrorPage = { ...LOGGED_OUT, isLoggedOut: true };
  return data(page, { status: 401 });
}

/** To be thrown in place of every page of a free-plan company. */
export function paywallPage(companies: Companies, privacyUrl: string) {
  const page: ErrorPage = {
    title: "Subscription Expired.",
    text:
      "The mobile app is for Premium users only. Subscribe to go on in it, or choose " +
      "another of your businesses.",
    paywall: { companies, subscribeUrl: env.DESKTOP_APP_URL, privacyUrl },
  };
  return data(page, { status: 402 });
}

/** To be thrown for an address that names nothing. */
export function notFound() {
  return errorPage("notFound", 404);
}
