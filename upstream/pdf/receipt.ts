import { drawClosing, measureClosing } from "./closing";
import type { DocumentHead } from "./document";
import { drawHead } from "./styles/draw-head";
import { drawLineTable } from "./line-table";
import type { ReceiptDocument } from "./receipt-document";
import { drawHeadersAndPageNumbers } from "./running-header";
import type { DrawingContext } from "./drawing-context";
import { listReceiptTotals } from "./totals-rows";
import { drawTotals, measureTotals } from "./totals-block";

/** Draws the goods and the payment in the style of the company's invoices. */
export function drawReceipt(context: DrawingContext, receipt: ReceiptDocument): void {
  const head = toReceiptHead(receipt);
  // A receipt does not ask for a payment.
  const { stamp } = head;
  const goods = {
    ...receipt.invoice,
    stamp,
    howToPay: [],
    pay: null,
    memo: "",
    hasReceivedBy: false,
  };
  const rows = listReceiptTotals(context, receipt);
  drawHead(context, head);
  const after = measureTotals(context, goods, rows) + measureClosing(context, goods);
  drawLineTable(context, goods, after);
  drawTotals(context, goods, rows);
  drawClosing(context, goods);
  drawHeadersAndPageNumbers(context, head);
}

/** Returns the head of the receipt: the head of its invoice, with the payment and its own stamp. */
export function toReceiptHead({ invoice, payment, slip }: ReceiptDocument): DocumentHead {
  const heading = slip?.heading ?? "Receipt";
  const isRefund = heading === "Refund";
  const stamp = isRefund && payment.undoneOn === "" ? "" : chooseStamp(payment);
  return { ...invoice, heading, stamp, paid: { ...payment, isRefund } };
}

/** Returns VOID for an undone payment, no stamp while the invoice has a balance, otherwise PAID. */
function chooseStamp({ undoneOn, balance }: ReceiptDocument["payment"]): DocumentHead["stamp"] {
  if (undoneOn !== "") return "VOID";
  return /[1-9]/.test(balance) ? "" : "PAID";
}
