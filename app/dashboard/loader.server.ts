import { SUMMARY_DAYS } from "../../domain/day-spans";
import { count } from "../../domain/words/in-languages";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { fill } from "../../domain/words/message";
import { data } from "@remix-run/node";
import { formatAmount } from "../../domain/money/money";
import { describeNewInvoiceDraft } from "~/invoices/draft.server";
import { getCompanyToday } from "~/lib/company-day.server";
import type { Extension } from "~/lib/extensions";
import { owedPaths } from "~/lib/owed-paths";
import { readSnapshot, type Snapshot } from "~/models/snapshot.server";
import { paths } from "~/paths";
import { renderSlides } from "./charts.server";
import { renderOverview } from "./overview.server";
import { renderFirstSteps, listFirstSteps, type FirstStep } from "./first-steps.server";
import { renderSummary } from "./summary.server";
import { renderWelcome, parseWelcome } from "./welcome.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { toMarkup } from "~/ui/static-html.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { Markup } from "~/ui/static-html";
import { commonWords } from "../../domain/words/common";

/**
 * The sections that the route passes in; each is null or empty when there is nothing to show. The
 * strings are HTML.
 */
type OtherSections = {
  /** The section of `renderInvoicesToWrite`. */
  toWrite: Promise<Markup | null>;
  /** The sections of `renderToday`. */
  today: Promise<{
    waiting: string;
    nothingWaits: string;
    moneyIn: string;
    notice: string;
  } | null>;
};

/**
 * Returns the data of the dashboard. When the figures cannot be read, `view` is null and `why` is the
 * API's message, empty when the API gave none. Throws when the API denies access.
 */
export async function loadDashboard(session: Session, request: Request, other: OtherSections) {
  const draftText = describeNewInvoiceDraft(session);
  const offered = await listExtensions();
  const { here, text } = parseWelcome(request);
  const sellsForCash = offered.includes("cash_sale");
  try {
    const snapshot = await readSnapshot(session);
    const steps = await listFirstSteps(session, { here, hasSold: hasSold(snapshot) });
    const view = toDashboardView({
      snapshot,
      steps,
      welcome: renderWelcome(text),
      offered,
      session,
    });
    const today = await toTodayView(other, { isNew: !hasSold(snapshot) });
    return data({ view, today, why: "", sellsForCash, draft: await draftText });
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    const why = error.kind === "refused" ? error.words : "";
    const today = await toTodayView(other, { isNew: false });
    const rest = { today, sellsForCash, draft: await draftText };
    return data({ view: null, why, ...rest }, { status: error.status });
  }
}

/**
 * A new company (`isNew`) sees what waits for it, such as a draft invoice. It sees neither
 * `nothingWaits` nor the money that came in.
 */
async function toTodayView(other: OtherSections, { isNew }: { isNew: boolean }) {
  const toWrite = (await other.toWrite)?.html ?? "";
  const today = await other.today;
  const waits = `${today?.waiting ?? ""}${toWrite && `<div class="card">${toWrite}</div>`}`;
  const nothingWaits = isNew ? "" : (today?.nothingWaits ?? "");
  return {
    waiting: toMarkup((waits || nothingWaits) + (today?.notice ?? "")),
    moneyIn: toMarkup(isNew ? "" : (today?.moneyIn ?? "")),
  };
}

type ViewInput = {
  snapshot: Snapshot;
  steps: FirstStep[];
  /** HTML; empty on every page but the one after sign-up. */
  welcome: string;
  offered: Extension[];
  session: Session;
};

function toDashboardView({ snapshot, steps, welcome, offered, session }: ViewInput) {
  const { symbol, overdue, open, received, issued } = snapshot;
  const card = (
    name: string,
    tone: string,
    to: string,
    sum: Snapshot["open"],
    invoices: string = count(commonWords.invoices, sum.count),
  ) => ({ name, tone, to, amount: { symbol, figure: formatAmount(sum.amount) }, count: invoices });
  const lateAt = offered.includes("owed")
    ? owedPaths.owed()
    : paths.invoices("unpaid", { due: "overdue" });
  const stepsHtml = renderFirstSteps(steps);
  const summary = renderSummary({
    amount: { symbol, figure: formatAmount(issued.amount) },
    issued: count(words.summary.issued, issued.count),
    change: changeText(issued.change),
    showsPayments: offered.includes("payments") && offered.includes("periods"),
  });
  const isNew = !hasSold(snapshot);
  return {
    charts: renderSlides(snapshot, getCompanyToday(session.countryId)),
    /** The welcome after sign-up, and the first steps of a company without sales. */
    first: toMarkup(welcome + (isNew ? stepsHtml : "")),
    /** The summary of issued invoices, and the first steps of a company with sales. */
    last: toMarkup(summary + (isNew ? "" : stepsHtml)),
    overview: toMarkup(
      renderOverview([
        card(words.overview.overdue, "overdue", lateAt, overdue),
        card(words.overview.open, "approved", paths.invoices("unpaid", { due: "open" }), open),
        card(
          words.overview.received,
          "received",
          paths.invoices("all", { status: "received" }),
          received,
          count(words.overview.invoicesEver, received.count),
        ),
      ]),
    ),
  };
}

function hasSold({ overdue, open, received, issued }: Snapshot): boolean {
  return [overdue, open, received, issued].some(({ count }) => count > 0);
}

function changeText(percent: string | null): string {
  const days = SUMMARY_DAYS;
  if (percent === null) return fill(words.summary.noneBefore, { days });
  if (/^-?0(\.0*)?$/.test(percent)) return fill(words.summary.same, { days });
  const message = percent.startsWith("-") ? words.summary.less : words.summary.more;
  return fill(message, { percent: percent.replace("-", ""), days });
}
