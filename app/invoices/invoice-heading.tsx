import { Amount, type AmountView } from "~/ui/amount";

export type HeadingView = {
  no: string;
  contactName: string;
  amount: AmountView;
  amountLabel?: string;
};

/** Shows which invoice a page is about. `amountLabel` names the amount when it is not the total. */
export function InvoiceHeading({
  no,
  contactName,
  amount,
  amountLabel: amountLabel = "",
}: HeadingView) {
  return (
    <p>
      <span className="block font-medium">{contactName}</span>
      <span className="block text-sm text-quiet">
        {no} · <Amount {...amount} /> {amountLabel}
      </span>
    </p>
  );
}
