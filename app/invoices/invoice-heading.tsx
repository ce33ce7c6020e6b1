import { Amount, type AmountView } from "~/ui/amount";

export type HeadingView = { no: string; contactName: string; amount: AmountView; what?: string };

/** Shows which invoice a page is about. `what` names the amount when it is not the total. */
export function InvoiceHeading({ no, contactName, amount, what = "" }: HeadingView) {
  return (
    <p>
      <span className="block font-medium">{contactName}</span>
      <span className="block text-sm text-quiet">
        {no} · <Amount {...amount} /> {what}
      </span>
    </p>
  );
}
