import { renderToStaticMarkup } from "react-dom/server";
import { invoiceListWords as words } from "../../../domain/words/invoice-list";
import { listToolWords } from "../../../domain/words/list-tools";
import type { InvoiceRow } from "~/models/invoices/list.server";
import { paths } from "~/paths";
import { toMarkup } from "~/ui/static-html.server";
import { Amount } from "~/ui/amount";
import { PageLink } from "~/ui/page-link";
import type { SortableColumn } from "~/ui/table-head.server";
import { WordsAround } from "~/ui/words-around";
import { SORTS } from "../periods/list-choice.server";

/**
 * Renders a row of the invoice list. With `opensForm`, issued invoices link to the form, as draft
 * invoices always do.
 */
export function renderInvoiceRow(invoice: InvoiceRow, opensForm: boolean) {
  const { id, isDraft, status } = invoice;
  const address = (opensForm || isDraft ? paths.editInvoice : paths.invoice)(id);
  return {
    id,
    tone: status.tone,
    cells: toMarkup(renderToStaticMarkup(<Cells invoice={invoice} address={address} />)),
  };
}

/** Renders a row with a checkbox. A click anywhere in the row ticks or unticks it. */
export function renderSelectableRow(invoice: InvoiceRow, isTicked: boolean) {
  const { id, status } = invoice;
  return {
    id,
    tone: status.tone,
    cells: toMarkup(renderToStaticMarkup(<Cells invoice={invoice} tick={{ isTicked }} />)),
  };
}

/** A row links to `address`, or has a checkbox. */
type CellsProps = { invoice: InvoiceRow } & (
  { address: string; tick?: never } | { address?: never; tick: { isTicked: boolean } }
);

/**
 * Shows the cells of a row. On a phone, the name and amount are on the first line, and the number,
 * due date and status on the second. In a wide window the cells are the columns of `listColumns`. Text
 * browsers need the spaces between the cells.
 */
function Cells({ invoice, address, tick }: CellsProps) {
  const { id, contactName, no, date, amount, left, isPartLeft, baseAmount, due, dueIn, status } =
    invoice;
  const base = baseAmount ? <Amount {...baseAmount} /> : null;
  const leftAmount = left ? <Amount {...amount} figure={left} /> : null;
  return (
    <>
      <span role="cell" className="wide">
        {date}
      </span>{" "}
      <span role="cell" className="second">
        {tick ? (
          <>
            <input
              id={`item-${id}`}
              type="checkbox"
              name="item"
              value={id}
              defaultChecked={tick.isTicked}
              className="tick"
              aria-label={`${no}, ${contactName}, ${amount.symbol} ${amount.figure}`}
            />
            <label htmlFor={`item-${id}`} className="row-link">
              {no}
            </label>
          </>
        ) : (
          <PageLink className="row-link" to={address}>
            {no}
          </PageLink>
        )}
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
        {isPartLeft ? (
          <WordsAround text={words.left} className="narrow">
            {leftAmount}
          </WordsAround>
        ) : (
          leftAmount
        )}{" "}
        {isPartLeft ? base : null}
      </span>{" "}
      <span role="cell" className="second">
        <span className={`tag tone-${status.tone}`}>{status.word}</span>
      </span>
    </>
  );
}

type SortName = (typeof SORTS)[number]["name"];

const findSort = (name: SortName) => SORTS.find((sort) => sort.name === name);

/** Returns the columns of the invoice list. */
export const listColumns = (): SortableColumn[] => [
  { name: words.columns.date, sort: findSort("date") },
  { name: words.columns.number },
  { name: words.columns.customer, sort: findSort("contact") },
  { name: words.columns.due, sort: findSort("due_date") },
  { name: words.columns.total, isFigure: true },
  { name: words.columns.stillToPay, isFigure: true, sort: findSort("balance") },
  { name: words.columns.status },
];

/** Renders the active filter, such as "Only late invoices", and a link that removes it. */
export function renderActiveFilter(filter: string, toAll: string): string {
  return renderToStaticMarkup(
    <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 text-sm">
      <span>{filter}</span>
      <a className="link py-3" href={toAll}>
        {listToolWords.showAll}
      </a>
    </p>,
  );
}
