import { renderToStaticMarkup } from "react-dom/server";
import type { InvoiceRow } from "~/models/invoices/list.server";
import { paths } from "~/paths";
import { drawn } from "~/ui/drawn.server";
import { Amount } from "~/ui/amount";
import { PageLink } from "~/ui/page-link";

/** A row of the list as the page shows it. `opensForm`: an issued invoice, too, leads to its form. */
export function drawRow(invoice: InvoiceRow, opensForm: boolean) {
  const { id, isDraft, status } = invoice;
  const address = (opensForm || isDraft ? paths.editInvoice : paths.invoice)(id);
  return {
    id,
    tone: status.tone,
    cells: drawn(renderToStaticMarkup(<Cells invoice={invoice} address={address} />)),
  };
}

export type DrawnRow = ReturnType<typeof drawRow>;

type Shown = { invoice: InvoiceRow; address: string };

/**
 * Name and amount on the first line of a phone, number, due text and status on the second; columns
 * of their own on a desk, as `COLUMNS` has them. Spaces between, for browsers of text.
 */
function Cells({ invoice, address }: Shown) {
  const { contactName, no, date, amount, left, isPartLeft, baseAmount, due, dueIn, status } =
    invoice;
  const base = baseAmount ? <Amount {...baseAmount} /> : null;
  return (
    <>
      <span role="cell" className="wide">
        {date}
      </span>{" "}
      <span role="cell" className="second">
        <PageLink className="row-link" to={address}>
          {no}
        </PageLink>
      </span>{" "}
      <span role="cell" className="row-name">
        {contactName}
      </span>{" "}
      <span role="cell" className="second row-due">
        <span>{due}</span>
        {dueIn ? <span>{dueIn}</span> : null}
      </span>{" "}
      <span role="cell" className={isPartLeft ? "wide" : "row-sum"}>
        <Amount {...amount} /> {isPartLeft ? null : base}
      </span>{" "}
      <span role="cell" className={isPartLeft ? "row-sum" : "wide"}>
        {left ? <Amount {...amount} figure={left} /> : null}
        {isPartLeft ? <span className="narrow"> left</span> : null} {isPartLeft ? base : null}
      </span>{" "}
      <span role="cell" className="second">
        <span className={`tag tone-${status.tone}`}>{status.word}</span>
      </span>
    </>
  );
}
