import { Amount, type AmountView } from "~/ui/amount";

export type HeadingView = {
  no: string;
  contactName: string;
  amount: AmountView;
  amountLabel?: string;
};

/**
 * Shows the number, customer and amount of the invoice that a page is about. `amountLabel` tells
 * what the amount is when it is not the total.
 */
export function InvoiceHeading({ no, contactName, amount, amountLabel = "" }: HeadingView) {
  return (
    <p>
      <span className="block font-medium">{contactName}</span>
      <span className="block text-sm text-quiet">
        {no} · <Amount {...amount} /> {amountLabel}
      </span>
    </p>
  );
}
