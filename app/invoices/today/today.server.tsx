import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { readToday } from "~/models/today.server";
import { createFormProof } from "~/server/session/guards.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { MoneyIn } from "./money-in.server";
import { BackupNotice } from "./backup-notice.server";
import { NoWaitingTasks, UnknownTasks, WaitingTasks, toWaitingRows } from "./waiting.server";

/** Sections of Home as HTML. Either `waiting` or `nothingWaits` is empty. */
export type TodayMarkup = {
  waiting: string;
  /** The section in place of `waiting` when nothing waits for the owner. */
  nothingWaits: string;
  /** The sums of the latest payments; empty when the call fails. */
  moneyIn: string;
  /** Says that no backup was made; empty when all is well. */
  notice: string;
};

/**
 * Renders two sections: the tasks that wait for the owner today, and the sums of the latest
 * payments. Static HTML keeps the code of these sections out of the browser's script. Returns null
 * when the API lacks the extension `today`. When the call fails, `waiting` is a section that says
 * so, and `moneyIn` is empty.
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
      notice: today.backup
        ? renderToStaticMarkup(<BackupNotice {...today.backup} countryId={session.countryId} />)
        : "",
    };
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    // A fault that affects the whole page is reported by the other calls of the page.
    return {
      waiting: renderToStaticMarkup(<UnknownTasks />),
      nothingWaits: "",
      moneyIn: "",
      notice: "",
    };
  }
}
