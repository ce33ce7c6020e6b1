import { count } from "../../../../domain/words/in-languages";
import type { ShownReason } from "~/models/coded.server";
import { fill } from "../../../../domain/words/message";
import { remindSeveralWords as words } from "../../../../domain/words/remind-several";
import { readReminderPlan, type ReminderOutcome } from "~/models/reminders.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

type Customer = { id: string; name: string; email: string };

/**
 * Returns the question before the ticked customers are reminded. It names those that are left out,
 * with the reason. `text` says why no reminder can be sent at all, in the API's words.
 */
export async function askBeforeReminding(session: Session, ticked: Customer[]) {
  const unreached = ticked.filter(({ email }) => email === "").map(({ name }) => name);
  const withEmail = ticked.filter(({ email }) => email !== "").map(({ id }) => id);
  const withoutEmail =
    unreached.length > 0 ? fill(words.withoutEmail, { names: unreached.join(words.comma) }) : "";
  const nobody = { ids: [], withoutEmail, others: [] };
  if (withEmail.length === 0) return { ...nobody, title: words.noneHasEmail, text: "" };
  const plan = await readPlanOrRefusal(session, withEmail);
  if ("refusal" in plan) return { ...nobody, title: words.noReminder, text: plan.refusal };
  const reminded = plan.outcomes.filter(({ is_queued }) => is_queued);
  return {
    ids: reminded.map(({ contact }) => contact.id),
    title: reminded.length > 0 ? count(words.question, reminded.length) : words.noReminder,
    text: reminded.map(({ contact }) => contact.name).join(words.comma),
    withoutEmail,
    others: explainOthers(plan.outcomes.filter(({ is_queued }) => !is_queued)),
  };
}

/** Returns the plan, or why the user cannot send any reminder. */
async function readPlanOrRefusal(
  session: Session,
  ids: string[],
): Promise<{ outcomes: ReminderOutcome[] } | { refusal: string }> {
  try {
    return { outcomes: await readReminderPlan(session, ids) };
  } catch (error) {
    const isRefusal = error instanceof UpstreamFault && error.kind === "refused";
    if (!isRefusal || error.isAccessDenied) throw error;
    return { refusal: error.words };
  }
}

/** Customers that are not reminded, and why. */
export type NotReminded = { names: string; reason: ShownReason };

/** Names the customers of each reason, such as "A, B" and "This customer is late with nothing." */
function explainOthers(left: ReminderOutcome[]): NotReminded[] {
  const byReason = new Map<string, { names: string[]; reason: ShownReason }>();
  for (const { contact, reason } of left) {
    const names = byReason.get(reason.text)?.names ?? [];
    byReason.set(reason.text, { names: [...names, contact.name], reason });
  }
  return [...byReason.values()].map(({ names, reason }) => ({
    names: names.join(words.comma),
    reason,
  }));
}
