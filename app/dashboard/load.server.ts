import { data } from "@remix-run/node";
import { formatAmount } from "../../money/money";
import { describeBegun } from "~/invoices/draft.server";
import type { Extension } from "~/lib/extensions";
import { owedPaths } from "~/lib/owed-paths";
import { pluralize } from "~/lib/pluralize";
import { readSnapshot, type Snapshot } from "~/models/snapshot.server";
import { paths } from "~/paths";
import { chartsOf } from "./charts.server";
import { FIRST_STEPS } from "./first-steps.server";
import { readWelcome } from "./welcome.server";
import { drawSummary } from "./draw-summary.server";
import type { Session } from "~/server/session/record.server";
import { extensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/**
 * What the dashboard shows; when the figures cannot be had it says so in their place. `toWrite` is
 * drawn by another subject.
 */
export async function loadDashboard(session: Session, request: Request, toWrite: Promise<string>) {
  const begun = describeBegun(session);
  const offered = await extensions();
  const offers = {
    sellsForCash: offered.includes("cash_sale"),
    welcome: readWelcome(request, offered.includes("profile")),
  };
  try {
    const snapshot = await readSnapshot(session);
    const beside = { begun: await begun, toWrite: await toWrite };
    return data({ shown: show(snapshot, offered), why: "", ...beside, ...offers });
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isBarred) throw error;
    const why = error.kind === "refused" ? error.words : "";
    const beside = { begun: await begun, toWrite: await toWrite };
    return data({ shown: null, why, ...beside, ...offers }, { status: error.status });
  }
}

export type Dashboard = ReturnType<typeof show>;

function show(snapshot: Snapshot, offered: Extension[]) {
  const { symbol, overdue, open, received, issued } = snapshot;
  const card = (name: string, tone: string, to: string, { count, amount }: Snapshot["open"]) => ({
    name,
    tone,
    to,
    amount: { symbol, figure: formatAmount(amount) },
    count: pluralize(count, "invoice"),
  });
  const lateAt = offered.includes("owed")
    ? owedPaths.owed()
    : paths.invoices("unpaid", { due: "overdue" });
  const charts = chartsOf(snapshot);
  const isNew =
    charts.length === 0 && !(overdue.count + open.count + received.count + issued.count);
  return {
    symbol,
    charts,
    /** Null once anything was invoiced or moved. */
    firstSteps: isNew ? FIRST_STEPS : null,
    cards: [
      card("Overdue", "overdue", lateAt, overdue),
      card("Open", "approved", paths.invoices("unpaid", { due: "open" }), open),
      card("Received", "received", paths.invoices("all", { status: "received" }), received),
    ],
    summary: drawSummary({
      amount: { symbol, figure: formatAmount(issued.amount) },
      issued: `${pluralize(issued.count, "Invoice")} Issued`,
      change: changeInWords(issued.change),
      showsPayments: offered.includes("payments") && offered.includes("periods"),
    }),
  };
}

function changeInWords(percent: string | null): string {
  if (percent === null) return "Nothing was issued in the 30 days before";
  if (/^-?0(\.0*)?$/.test(percent)) return "The same as in the 30 days before";
  const size = percent.replace("-", "");
  return `${size}% ${percent.startsWith("-") ? "less" : "more"} than in the 30 days before`;
}
