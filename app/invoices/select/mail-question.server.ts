import { commonWords } from "../../../domain/words/common";
import { count, joinList } from "../../../domain/words/in-languages";
import { selectionWords as words } from "../../../domain/words/invoice-selection";
import { fill } from "../../../domain/words/message";
import type { ShownReason } from "~/models/coded.server";
import { readMailPlan, type MailPlan } from "~/models/invoices/bulk-mails.server";
import { isLocalAddress } from "~/server/settings/app-address.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** Invoices that are not sent, with their customer, and the reason. */
export type LeftOutView = { no: string; reason: ShownReason };

/**
 * Returns the question that is asked before the chosen invoices are emailed. It names the customers
 * with their invoices, the drafts, and all others that are left out.
 */
export async function askBeforeMailing(session: Session, ids: string[], appUrl: string) {
  const plan = await readPlanOrRefusal(session, ids);
  if ("refusal" in plan)
    return { ...NOTHING_TO_SEND, ids: [], title: words.refusedMails, text: plan.refusal };
  const { mails, left_out } = plan;
  const hasMails = mails.length > 0;
  const drafts = left_out.filter(({ code }) => code === "draft");
  return {
    ids: mails.flatMap(({ invoices }) => invoices.map(({ id }) => id)),
    title: hasMails ? count(words.mailsQuestion, mails.length) : words.noMails,
    text: "",
    mails: mails.map(({ contact, to, invoices }) => ({
      id: contact.id,
      text: fill(words.mailOf, { customer: contact.name, invoices: joinNumbers(invoices) }),
      to,
    })),
    drafts: drafts.length > 0 ? joinNumbers(drafts.flatMap(({ invoices }) => invoices)) : "",
    leftOut: toLeftOutViews(left_out.filter(({ code }) => code !== "draft")),
    unreachable: hasMails && isLocalAddress(appUrl) ? words.localLinks : "",
  };
}

const NOTHING_TO_SEND = { mails: [], drafts: "", leftOut: [], unreachable: "" };

/** Returns the plan of the emails, or why the user cannot send any, in the API's words. */
async function readPlanOrRefusal(
  session: Session,
  ids: string[],
): Promise<MailPlan | { refusal: string }> {
  try {
    return await readMailPlan(session, ids);
  } catch (error) {
    const isRefusal = error instanceof UpstreamFault && error.kind === "refused";
    if (!isRefusal || error.isAccessDenied) throw error;
    return { refusal: error.words };
  }
}

/** Names the invoices that are left out, with their customers. Deleted invoices are counted. */
export function toLeftOutViews(leftOut: MailPlan["left_out"]): LeftOutView[] {
  const deleted = leftOut.filter(({ contact }) => contact === null);
  const views = leftOut.flatMap(({ contact, invoices, reason }) =>
    contact
      ? [
          {
            no: fill(words.leftOutOf, { customer: contact.name, invoices: joinNumbers(invoices) }),
            reason,
          },
        ]
      : [],
  );
  return deleted.length > 0 ? [...views, toDeletedView(deleted.length)] : views;
}

/** Counts the invoices that were deleted meanwhile. */
export function toDeletedView(number: number): LeftOutView {
  return {
    no: count(commonWords.invoices, number),
    reason: { text: words.deleted, lang: undefined },
  };
}

function joinNumbers(invoices: { no: string }[]): string {
  return joinList(invoices.map(({ no }) => no));
}
