import { count } from "../../../../domain/words/in-languages";
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
  const others =
    unreached.length > 0 ? [fill(words.withoutEmail, { names: unreached.join(words.comma) })] : [];
  if (withEmail.length === 0) return { ids: [], title: words.noneHasEmail, text: "", others };
  const plan = await readPlanOrRefusal(session, withEmail);
  if ("refusal" in plan) return { ids: [], title: words.noReminder, text: plan.refusal, others };
  const reminded = plan.outcomes.filter(({ is_queued }) => is_queued);
  return {
    ids: reminded.map(({ contact }) => contact.id),
    title: reminded.length > 0 ? count(words.question, reminded.length) : words.noReminder,
    text: reminded.map(({ contact }) => contact.name).join(words.comma),
    others: [...others, ...explainOthers(plan.outcomes.filter(({ is_queued }) => !is_queued))],
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

/** Names the customers of each reason, such as "A, B: This customer is late with nothing." */
function explainOthers(left: ReminderOutcome[]): string[] {
  const namesByReason = new Map<string, string[]>();
  for (const { contact, reason } of left)
    namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), contact.name]);
  return [...namesByReason].map(([reason, names]) =>
    fill(words.reasonOf, { names: names.join(words.comma), reason }),
  );
}
