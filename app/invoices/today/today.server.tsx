import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { readToday } from "~/models/today.server";
import { createFormProof } from "~/server/session/guards.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { MoneyIn } from "./money-in.server";
import { NothingWaits, Waiting, toWaitingRows } from "./waiting.server";

/** Sections of Home as markup; each is empty when there is nothing to show. */
export type TodayMarkup = {
  waiting: string;
  /** Says that nothing waits, in place of `waiting`. */
  nothingWaits: string;
  moneyIn: string;
};

/**
 * Renders what waits for the owner today, and the money of these days. Static markup keeps its code
 * out of the browser's script. Returns null when the API has no such figures or cannot answer.
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
        ? renderToStaticMarkup(<Waiting today={today} rows={rows} remindForm={remindForm} />)
        : "",
      nothingWaits: waits ? "" : renderToStaticMarkup(<NothingWaits />),
      moneyIn: renderToStaticMarkup(
        <MoneyIn today={today} hasPeriods={offered.includes("periods")} />,
      ),
    };
  } catch (error) {
    // The page is complete without these sections. The page's other calls report an error that
    // concerns all of it.
    if (error instanceof UpstreamFault) return null;
    throw error;
  }
}
