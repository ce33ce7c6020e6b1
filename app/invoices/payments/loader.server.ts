import { listPayments } from "~/models/invoices/payment-list.server";
import type { Session } from "~/server/session/session-storage.server";
import { drawn } from "~/ui/drawn.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "../paths";
import {
  emptyListText,
  parseListChoice,
  loadListPage,
  type ChoiceParams,
} from "../periods/choice.server";
import { toPaymentSumsView } from "../periods/sums.server";
import { renderListTools } from "../periods/tools.server";

/** The payments by day, as far down as the address says. */
export async function loadPaymentList(session: Session, request: Request) {
  await requireExtension("payments");
  await requireExtension("periods");
  const { searchParams: params } = new URL(request.url);
  const choice = parseListChoice(session, params, { isOffered: true });
  const addressOf = (kept: ChoiceParams, page?: number) =>
    invoicePaths.payments({ ...kept, ...(page && { page }) });
  const { page, sums } = await loadListPage(
    choice,
    { q: "", params },
    {
      // Without a period too: this list has sums unless it is told not to.
      ask: (number, withSums = false) =>
        listPayments(session, { page: number, ...choice.apiQuery, withSums }),
      addressOf: (number) => addressOf(choice.params, number),
    },
  );
  const total = page?.total ?? null;
  const { period } = choice;
  const tools = renderListTools({
    list: "payments",
    choice,
    addressOf,
    sums: period.name && total !== null ? toPaymentSumsView(sums, total) : NO_SUMS,
    total,
    isOpen: true,
  });
  return {
    page,
    tools: drawn(tools),
    empty: emptyListText(choice, "payments", "No payments yet."),
  };
}

const NO_SUMS = { lines: [], uncounted: "" };
