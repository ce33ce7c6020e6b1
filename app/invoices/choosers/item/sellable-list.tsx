import { chooserWords as words } from "../../../../domain/words/choosers";
import { fill } from "../../../../domain/words/message";
import { uiWords } from "../../../../domain/words/ui";
import { useMemo, useState, type ReactNode } from "react";
import type { Page } from "~/lib/page";
import { Amount } from "~/ui/amount";
import { EmptyState } from "~/ui/empty-state";
import { FIGURE_INPUT } from "~/ui/figure";
import { PagedList } from "~/ui/paged-list";
import { PastEndNotice } from "~/ui/past-end";
import { GroupTitle } from "../group-title";
import type { SellableRow } from "./sellable-rows.server";

type Props = {
  page: Page<SellableRow>;
  /** The items that were sold last. They are hidden during a search. */
  recent: SellableRow[];
  /** The search text; empty when nothing is searched for. */
  q: string;
  symbol: string;
  /**
   * The items that are chosen in the browser at this moment; null without JavaScript. A row's
   * `isChosen` says what was chosen when the server rendered the row.
   */
  chosen: SellableRow[] | null;
  /**
   * Called with every row that is rendered, so that `useChosenItems` knows the name and price of a
   * row when it is chosen.
   */
  registerRow: (row: SellableRow) => void;
  hasQuantities?: boolean;
  /** A link or button that is shown when a search finds nothing. */
  notFoundAction?: ReactNode;
  /** A link or button that is shown when the company has no items. */
  children?: ReactNode;
};

/**
 * Shows the items that can be sold, each with a checkbox. The list stands inside the form of its
 * page.
 */
export function SellableList({
  page,
  recent,
  q,
  symbol,
  chosen,
  registerRow,
  hasQuantities = false,
  notFoundAction,
  children,
}: Props) {
  const [top, setTop] = useState(() => ({ page, rows: filterChosen(page) }));
  // After another search, the chosen items that the search did not find are still shown, on top of
  // the list.
  if (top.page !== page) setTop({ page, rows: selectTopRows(page, chosen ?? []) });
  const others = useMemo(
    () => ({ ...page, rows: page.rows.filter(({ isChosen }) => !isChosen) }),
    [page],
  );
  const shownRecent = q ? [] : excludeRows(recent, top.rows);
  const idsShownAbove = useMemo(
    () => new Set([...top.rows, ...(q ? [] : recent)].map(({ id }) => id)),
    [top.rows, recent, q],
  );
  const renderRow = (row: SellableRow) => {
    registerRow(row);
    const current = chosen?.find(({ id }) => id === row.id) ?? row;
    return <ItemRow key={row.id} item={current} symbol={symbol} hasQuantity={hasQuantities} />;
  };
  const isGrouped = top.rows.length + shownRecent.length > 0;
  return (
    <>
      <PastEndNotice page={page} />
      <Group title={uiWords.chosen} rows={top.rows} renderRow={renderRow} />
      <Group title={words.recent} rows={shownRecent} renderRow={renderRow} />
      {excludeRows(others.rows, [...top.rows, ...shownRecent]).length > 0 || others.nextUrl ? (
        <>
          {isGrouped ? <GroupTitle>{q ? words.results : words.allItems}</GroupTitle> : null}
          <PagedList page={others} excludedIds={idsShownAbove} isInForm>
            {renderRow}
          </PagedList>
        </>
      ) : page.pastEnd || (isGrouped && !q) ? null : (
        <EmptyState icon="item" text={q ? uiWords.nothingFound : words.noItems}>
          {q ? notFoundAction : children}
        </EmptyState>
      )}
    </>
  );
}

function filterChosen({ rows }: Page<SellableRow>): SellableRow[] {
  return rows.filter(({ isChosen }) => isChosen);
}

/**
 * Returns the rows to show on top: the rows that the server rendered as chosen, otherwise the items
 * chosen in the browser that are not on the page.
 */
function selectTopRows(page: Page<SellableRow>, chosen: SellableRow[]): SellableRow[] {
  const chosenRows = filterChosen(page);
  return chosenRows.length > 0 ? chosenRows : excludeRows(chosen, page.rows);
}

function excludeRows(rows: SellableRow[], others: SellableRow[]): SellableRow[] {
  return rows.filter(({ id }) => !others.some((other) => other.id === id));
}

type GroupProps = {
  title: string;
  rows: SellableRow[];
  renderRow: (row: SellableRow) => ReactNode;
};

function Group({ title, rows, renderRow }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <GroupTitle>{title}</GroupTitle>
      <ul aria-label={title}>
        {rows.map((row) => (
          <li key={row.id}>{renderRow(row)}</li>
        ))}
      </ul>
    </>
  );
}

type RowProps = { item: SellableRow; symbol: string; hasQuantity: boolean };

function ItemRow({ item, symbol, hasQuantity }: RowProps) {
  return (
    <div className="row pick">
      <label>
        <input
          type="checkbox"
          name="item"
          value={item.id}
          defaultChecked={item.isChosen}
          className="tick"
        />
        <span className="pick-text">
          <span className="font-medium">{item.name}</span>
          <span className="text-sm text-quiet">{item.sku || uiWords.notProvided}</span>
          <Amount symbol={symbol} figure={item.price} />
        </span>
      </label>
      {hasQuantity ? (
        <>
          <input type="hidden" name="row" value={item.id} />
          <input
            name="quantity"
            defaultValue={item.quantity}
            aria-label={fill(words.quantityOf, { item: item.name })}
            placeholder={words.quantity}
            {...FIGURE_INPUT}
            className="input"
          />
        </>
      ) : null}
    </div>
  );
}
