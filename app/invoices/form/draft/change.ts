import type { InvoiceForm, LineForm, PaymentForm } from "~/invoices/schema";
import type { InvoiceIntent } from "../intent";
import { stepQuantity } from "~/lib/quantity";

/**
 * Returns the form after the button with this intent was pressed. `before` is the form of the
 * stored draft, from which the page was rendered; null without a draft.
 */
export function changeForm(
  form: InvoiceForm,
  before: InvoiceForm | null,
  intent: InvoiceIntent,
): InvoiceForm {
  switch (intent.name) {
    case "quantity":
      return {
        ...form,
        lines: form.lines.map((line) =>
          line.id === intent.lineId
            ? { ...line, quantity: nextQuantity(line, before, intent) }
            : line,
        ),
      };
    case "price": {
      const { lineId, unitPrice, discount } = intent;
      return {
        ...form,
        lines: form.lines.map((line) =>
          line.id === lineId ? { ...line, unitPrice, discount } : line,
        ),
      };
    }
    case "oldPrice":
      return {
        ...form,
        lines: form.lines.map((line) =>
          line.id === intent.lineId && line.oldPrice
            ? { ...line, unitPrice: line.oldPrice, oldPrice: "" }
            : line,
        ),
      };
    case "moveLine":
      return { ...form, lines: moveLine(form.lines, intent) };
    case "removeLine":
      return { ...form, lines: form.lines.filter((line) => line.id !== intent.lineId) };
    case "removePayment":
      return {
        ...form,
        payments: form.payments.flatMap((payment, index) =>
          index === intent.index ? withoutPayment(payment) : [payment],
        ),
      };
    default:
      return form;
  }
}

/**
 * Returns the quantity that the button names. When `before` does not have the line with the same
 * quantity, returns the typed quantity plus the step.
 */
function nextQuantity(
  line: LineForm,
  before: InvoiceForm | null,
  { by, next }: Extract<InvoiceIntent, { name: "quantity" }>,
): string {
  const rendered = before?.lines.find(({ id }) => id === line.id)?.quantity;
  return line.quantity === rendered ? next : stepQuantity(line.quantity, by);
}

/**
 * Removes a new payment. A stored payment is only marked, because saving the form must remove it in
 * the API.
 */
function withoutPayment(payment: PaymentForm): PaymentForm[] {
  return payment.storedId ? [{ ...payment, isRemoved: "1" }] : [];
}

/**
 * Moves a line up or down by one place. Returns the lines unchanged when there is no such line or
 * no neighbour.
 */
function moveLine(
  lines: LineForm[],
  { lineId, by }: Extract<InvoiceIntent, { name: "moveLine" }>,
): LineForm[] {
  const from = lines.findIndex(({ id }) => id === lineId);
  const to = from + by;
  const [line, neighbour] = [lines[from], lines[to]];
  if (!line || !neighbour) return lines;
  return lines.map((each, index) => (index === to ? line : index === from ? neighbour : each));
}
