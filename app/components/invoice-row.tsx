import { Link } from "@remix-run/react";
import type { InvoiceListItem } from "~/models/invoices.server";
import { paths } from "~/paths";
import { Amount } from "./amount";

/** Name and amount on the first line; number, due text and status below. */
export function InvoiceRow({ invoice }: { invoice: InvoiceListItem }) {
  const { contactName, no, amount, baseAmount, due, dueRelative, status } = invoice;
  return (
    <Link className="row" to={paths.editInvoice(invoice.id)}>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1 truncate font-medium">{contactName}</span>
          <Amount {...amount} />
        </span>
        <span className="mt-1 flex items-baseline gap-3 text-sm text-quiet">
          <span className="min-w-0 flex-1">{no}</span>
          {baseAmount ? <Amount {...baseAmount} /> : null}
        </span>
        <span className="mt-1 flex items-baseline gap-3 text-sm text-quiet">
          <span className="min-w-0 flex-1">
            {due}
            {dueRelative ? ` · ${dueRelative}` : null}
          </span>
          <span className={`tag tag-${status.tone}`}>{status.word}</span>
        </span>
      </span>
    </Link>
  );
}
