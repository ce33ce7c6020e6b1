import { data } from "@remix-run/node";
import { formatAmount } from "../../money/money";
import { describeBegun } from "~/invoices/draft.server";
import { pluralize } from "~/lib/pluralize";
import { readSnapshot, type Snapshot } from "~/models/snapshot.server";
import { paths } from "~/paths";
import { chartsOf } from "./charts.server";
import { drawSummary } from "./draw-summary.server";
import type { Session } from "~/server/session/record.server";
import { extensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** What the dashboard shows; when the figures cannot be had it says so in their place. */
export async function loadDashboard(session: Session) {
  const begun = describeBegun(session);
  const offered = await extensions();
  const offers = {
    sellsForCash: offered.includes("cash_sale"),
    offersProfile: offered.includes("profile"),
  };
  try {
    const snapshot = await readSnapshot(session);
    const showsPayments = offered.includes("payments") && offered.includes("periods");
    return data({ shown: show(snapshot, showsPayments), why: "", begun: await begun, ...offers });
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isBarred) throw error;
    const why = error.kind === "refused" ? error.words : "";
    return data({ shown: null, why, begun: await begun, ...offers }, { status: error.status });
  }
}

export type Dashboard = ReturnType<typeof show>;

function show(snapshot: Snapshot, showsPayments: boolean) {
  const { symbol, overdue, open, received, issued } = snapshot;
  const card = (name: string, tone: string, to: string, { count, amount }: Snapshot["open"]) => ({
    name,
    tone,
    to,
    amount: { symbol, figure: formatAmount(amount) },
    count: pluralize(count, "invoice"),
  });
  const charts = chartsOf(snapshot);
  return {
    symbol,
    charts,
    /** Nothing was ever invoiced or moved. */
    isNew: charts.length === 0 && overdue.count + open.count + received.count + issued.count === 0,
    cards: [
      card("Overdue", "overdue", paths.invoices("unpaid", { due: "overdue" }), overdue),
      card("Open", "approved", paths.invoices("unpaid", { due: "open" }), open),
      card("Received", "received", paths.invoices("all", { status: "received" }), received),
    ],
    summary: drawSummary({
      amount: { symbol, figure: formatAmount(issued.amount) },
      issued: `${pluralize(issued.count, "Invoice")} Issued`,
      change: changeInWords(issued.change),
      showsPayments,
    }),
  };
}

function changeInWords(percent: string | null): string {
  if (percent === null) return "Nothing was issued in the 30 days before";
  if (/^-?0(\.0*)?$/.test(percent)) return "The same as in the 30 days before";
  const size = percent.replace("-", "");
  return `${size}% ${percent.startsWith("-") ? "less" : "more"} than in the 30 days before`;
}
