import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { formatMoney } from "../../../domain/money/money";
import { invoiceViewWords } from "../../../domain/words/invoice-view";
import { fill } from "../../../domain/words/message";
import { moneyWords } from "../../../domain/words/money";
import { readCustomerBalance } from "./unpaid.server";

/**
 * Says what a contact has on account: "RM 50.00 on account". Returns "" when there is nothing, when
 * the API lacks the extension `receipts`, and when the call fails.
 */
export async function describeOnAccount(session: Session, contactId: string): Promise<string> {
  if (!contactId || !(await listExtensions()).includes("receipts")) return "";
  try {
    const { on_account: sums } = await readCustomerBalance(session, contactId);
    const amounts = sums
      .filter(({ on_account }) => on_account > 0n)
      .map(({ currency, on_account }) => formatMoney(currency.symbol, on_account));
    if (amounts.length === 0) return "";
    const amount = amounts.reduce((first, second) => fill(moneyWords.and, { first, second }));
    return fill(invoiceViewWords.onAccount, { amount });
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return "";
    throw error;
  }
}
