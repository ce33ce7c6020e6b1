import { listPayments } from "~/models/invoices/payment-list.server";
import type { Session } from "~/server/session/session-storage.server";
import { drawn } from "~/ui/drawn.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "../paths";
import { emptyWords, readListChoice, readListed, type Kept } from "../periods/choice.server";
import { showPaymentSums } from "../periods/sums.server";
import { drawListTools } from "../periods/tools.server";

/** The payments by day, as far down as the address says. */
export async function loadPaymentList(session: Session, request: Request) {
  await requireExtension("payments");
  await requireExtension("periods");
  const { searchParams: params } = new URL(request.url);
  const choice = readListChoice(session, params, { isOffered: true });
  const addressOf = (kept: Kept, page?: number) =>
    invoicePaths.payments({ ...kept, ...(page && { page }) });
  const { page, sums } = await readListed(
    choice,
    { q: "", params },
    {
      // Without a period too: this list has sums unless it is told not to.
      ask: (number, withSums = false) =>
        listPayments(session, { page: number, ...choice.wanted, withSums }),
      addressOf: (number) => addressOf(choice.kept, number),
    },
  );
  const total = page?.total ?? null;
  const { period } = choice;
  const tools = drawListTools({
    list: "payments",
    choice,
    addressOf,
    sums: period.name && total !== null ? showPaymentSums(sums, total) : NO_SUMS,
    total,
    isOpen: true,
  });
  return { page, tools: drawn(tools), empty: emptyWords(choice, "payments", "No payments yet.") };
}

const NO_SUMS = { lines: [], uncounted: "" };
