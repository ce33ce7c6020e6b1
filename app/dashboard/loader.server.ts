import { SUMMARY_DAYS } from "../../domain/day-spans";
import { data } from "@remix-run/node";
import { formatAmount } from "../../domain/money/money";
import { describeBegun } from "~/invoices/draft.server";
import { companyToday } from "~/lib/company-day.server";
import type { Extension } from "~/lib/extensions";
import { owedPaths } from "~/lib/owed-paths";
import { pluralize } from "~/lib/pluralize";
import { readSnapshot, type Snapshot } from "~/models/snapshot.server";
import { paths } from "~/paths";
import { chartsOf } from "./charts.server";
import { drawOverview } from "./draw-overview.server";
import { drawFirstSteps } from "./draw-first-steps.server";
import { drawSummary } from "./draw-summary.server";
import { drawWelcome } from "./draw-welcome.server";
import { listFirstSteps, type FirstStep } from "./first-steps.server";
import { readWelcome } from "./welcome.server";
import type { Session } from "~/server/session/session-storage.server";
import { extensions } from "~/server/v2/extensions.server";
import { drawn } from "~/ui/drawn.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { Markup } from "~/ui/static-html";

/**
 * What the dashboard shows; when the figures cannot be had it says so in their place. `toWrite` is
 * drawn by another subject.
 */
export async function loadDashboard(
  session: Session,
  request: Request,
  toWrite: Promise<Markup | null>,
) {
  const begun = describeBegun(session);
  const offered = await extensions();
  const { here, words } = readWelcome(request);
  const sellsForCash = offered.includes("cash_sale");
  try {
    const snapshot = await readSnapshot(session);
    const steps = await listFirstSteps(session, { here, hasSold: hasSold(snapshot) });
    const shown = show({ snapshot, steps, welcome: drawWelcome(words), offered, session });
    return data({ shown, why: "", sellsForCash, begun: await begun, toWrite: await toWrite });
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isBarred) throw error;
    const why = error.kind === "refused" ? error.words : "";
    const beside = { sellsForCash, begun: await begun, toWrite: await toWrite };
    return data({ shown: null, why, ...beside }, { status: error.status });
  }
}

type Read = {
  snapshot: Snapshot;
  steps: FirstStep[];
  /** Markup. */
  welcome: string;
  offered: Extension[];
  session: Session;
};

function show({ snapshot, steps, welcome, offered, session }: Read) {
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
  const drawnSteps = drawFirstSteps(steps);
  const summary = drawSummary({
    amount: { symbol, figure: formatAmount(issued.amount) },
    issued: `${pluralize(issued.count, "Invoice")} Issued`,
    change: changeInWords(issued.change),
    showsPayments: offered.includes("payments") && offered.includes("periods"),
  });
  // Who has figures wants them first.
  const isNew = !hasSold(snapshot);
  return {
    charts: chartsOf(snapshot, companyToday(session.countryId)),
    first: drawn(welcome + (isNew ? drawnSteps : "")),
    last: drawn(summary + (isNew ? "" : drawnSteps)),
    overview: drawn(
      drawOverview([
        card("Overdue", "overdue", lateAt, overdue),
        card("Open", "approved", paths.invoices("unpaid", { due: "open" }), open),
        card("Received", "received", paths.invoices("all", { status: "received" }), received),
      ]),
    ),
  };
}

function hasSold({ overdue, open, received, issued }: Snapshot): boolean {
  return [overdue, open, received, issued].some(({ count }) => count > 0);
}

function changeInWords(percent: string | null): string {
  const before = `in the ${SUMMARY_DAYS} days before`;
  if (percent === null) return `Nothing was issued ${before}`;
  if (/^-?0(\.0*)?$/.test(percent)) return `The same as ${before}`;
  const size = percent.replace("-", "");
  return `${size}% ${percent.startsWith("-") ? "less" : "more"} than ${before}`;
}
