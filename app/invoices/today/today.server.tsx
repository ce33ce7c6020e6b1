import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { readToday } from "~/models/today.server";
import { createFormProof } from "~/server/session/guards.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { MoneyIn } from "./money-in.server";
import { NoWaitingTasks, UnknownTasks, WaitingTasks, toWaitingRows } from "./waiting.server";

/** The sections of Home as static HTML; each is empty when there is nothing to show. */
export type TodayMarkup = {
  waiting: string;
  /** The text that is shown in place of `waiting` when nothing waits for the owner. */
  nothingWaits: string;
  moneyIn: string;
};

/**
 * Renders two sections: the tasks that wait for the owner today, and the payments of the last days.
 * Static HTML keeps their code out of the browser's script. Returns null when the API does not have
 * these figures, and a sentence in place of both sections when it fails.
 */
export async function renderToday(session: Session, request: Request): Promise<TodayMarkup | null> {
  const offered = await listExtensions();
  if (!offered.includes("today")) return null;
  try {
    const [today, { proof }] = await Promise.all([readToday(session), createFormProof(request)]);
    const canRemind = offered.includes("links") && offered.includes("send_papers");
    const remindForm = canRemind
      ? { proof, postKey: randomUUID(), companyId: session.companyId }
      : null;
    const rows = toWaitingRows(today);
    const waits = today.late.customers.length > 0 || rows.length > 0;
    return {
      waiting: waits
        ? renderToStaticMarkup(<WaitingTasks today={today} rows={rows} remindForm={remindForm} />)
        : "",
      nothingWaits: waits ? "" : renderToStaticMarkup(<NoWaitingTasks />),
      moneyIn: renderToStaticMarkup(
        <MoneyIn today={today} hasPeriods={offered.includes("periods")} />,
      ),
    };
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    // A fault that affects the whole page is reported by the other calls of the page.
    return {
      waiting: renderToStaticMarkup(<UnknownTasks />),
      nothingWaits: "",
      moneyIn: "",
    };
  }
}
