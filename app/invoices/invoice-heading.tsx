import { Amount, type AmountShown } from "~/ui/amount";

export type Heading = { no: string; contactName: string; amount: AmountShown };

/** Which invoice a page is about. */
export function InvoiceHeading({ no, contactName, amount }: Heading) {
  return (
    <p>
      <span className="block font-medium">{contactName}</span>
      <span className="text-sm text-quiet">
        {no} · <Amount {...amount} />
      </span>
    </p>
  );
}
