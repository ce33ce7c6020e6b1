import { Link } from "@remix-run/react";
import type { InvoiceRow } from "~/models/invoices/list.server";
import { paths } from "~/paths";
import { Amount } from "~/ui/amount";

/**
 * Name and amount on the first line; number, due text and status on the second; spaces between, for
 * browsers of text.
 */
export function InvoiceRow({
  invoice,
  opensForm,
}: {
  invoice: InvoiceRow;
  /** An issued one too, where the API offers nothing else to do with it. */
  opensForm: boolean;
}) {
  const { contactName, no, amount, leftOf, baseAmount, due, dueRelative, status } = invoice;
  const to = opensForm || invoice.isDraft ? paths.editInvoice : paths.invoice;
  return (
    <Link className="row" to={to(invoice.id)}>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1 font-medium">{contactName}</span> <Amount {...amount} />
        </span>{" "}
        <span className="mt-1 flex items-start gap-3 text-sm text-quiet">
          <span className="min-w-0 flex-1">
            {no}
            {due ? ` · ${due} · ` : null}
            <span className="whitespace-nowrap">{dueRelative}</span>
          </span>{" "}
          <span className="flex flex-col items-end gap-1">
            {leftOf ? <span className="figures">left of {leftOf}</span> : null}{" "}
            {baseAmount ? <Amount {...baseAmount} /> : null}{" "}
            <span className={`tag tag-${status.tone}`}>{status.word}</span>
          </span>
        </span>
      </span>
    </Link>
  );
}
