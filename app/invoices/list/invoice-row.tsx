import { Link } from "@remix-run/react";
import type { InvoiceRow } from "~/models/invoices/list.server";
import { paths } from "~/paths";
import { Amount } from "~/ui/amount";

/**
 * Name and amount on the first line of a phone, number, due text and status on the second; columns
 * of their own on a desk, as `INVOICE_COLUMNS` has them. Spaces between, for browsers of text.
 */
export function InvoiceRow({
  invoice: {
    id,
    isDraft,
    contactName,
    no,
    date,
    amount,
    left,
    isPartPaid,
    baseAmount,
    due,
    status,
  },
  opensForm,
}: {
  invoice: InvoiceRow;
  /** An issued one too, where the API offers nothing else to do with it. */
  opensForm: boolean;
}) {
  const to = opensForm || isDraft ? paths.editInvoice : paths.invoice;
  const base = baseAmount ? <Amount {...baseAmount} /> : null;
  return (
    <div role="row" className={`row row-${status.tone}`}>
      <span role="cell" className="wide">
        {date}
      </span>{" "}
      <span role="cell" className="second">
        <Link className="row-link" to={to(id)}>
          {no}
        </Link>
      </span>{" "}
      <span role="cell" className="row-name">
        {contactName}
      </span>{" "}
      <span role="cell" className="second row-due">
        {due}
      </span>{" "}
      <span role="cell" className={isPartPaid ? "wide" : "row-sum"}>
        <Amount {...amount} /> {isPartPaid ? null : base}
      </span>{" "}
      <span role="cell" className={isPartPaid ? "row-sum" : "wide"}>
        {left ? <Amount {...amount} figure={left} /> : null}
        {isPartPaid ? <span className="narrow"> left</span> : null} {isPartPaid ? base : null}
      </span>{" "}
      <span role="cell" className="second">
        <span className={`tag tag-${status.tone}`}>{status.word}</span>
      </span>
    </div>
  );
}
