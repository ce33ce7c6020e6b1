import { renderToStaticMarkup } from "react-dom/server";
import { fill } from "../../domain/words/message";
import { uiWords as words } from "../../domain/words/ui";
import { toMarkup } from "./static-html.server";
import {
  toSortParams,
  type Order,
  type SortField,
  type ActiveSort,
  type SortParams,
} from "~/lib/list-sort";

export type Column = {
  name: string;
  isFigure?: boolean;
  /**
   * The address of the list sorted by this column; undefined when the list cannot be sorted by the
   * column.
   */
  sortUrl?: string;
  /** The current order of the list; undefined when the list is not sorted by this column. */
  order?: Order | undefined;
};

/** A column of a list. The list can be sorted by a column with a `sort`. */
export type SortableColumn = Column & { sort?: SortField | undefined };

/**
 * Adds the addresses that sort the list. The sorted column gets the address for the reverse order.
 */
export function addSortLinks(
  columns: SortableColumn[],
  { sorted, addressOf }: { sorted: ActiveSort | null; addressOf: (params: SortParams) => string },
): Column[] {
  return columns.map(({ sort, ...column }) => {
    if (!sort) return column;
    const isSorted = sort.name === sorted?.sort.name;
    const reversed = sorted?.order === "asc" ? "desc" : "asc";
    const order = isSorted ? reversed : sort.defaultOrder;
    const sortUrl = addressOf(toSortParams({ sort, order }));
    return { ...column, sortUrl, order: isSorted ? sorted?.order : undefined };
  });
}

/**
 * Renders the column headings of a list for `PagedList`, without script. Each row of the
 * list has its cells in the order of `columns`.
 */
export const renderTableHead = (columns: Column[]) =>
  toMarkup(renderToStaticMarkup(<ColumnHeads columns={columns} />));

/**
 * Renders the order of a list in words, with a link to the default order, for a narrow window, which
 * has no column headings.
 */
export const renderOrderNote = (
  columnName: string,
  { sort, order }: ActiveSort,
  defaultUrl: string,
) =>
  toMarkup(
    renderToStaticMarkup(
      <div className="narrow">
        <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 text-sm">
          <span>
            {fill(order === sort.defaultOrder ? words.orderedBy : words.orderedByReversed, {
              column: columnName.toLowerCase(),
            })}
          </span>
          <a className="link py-3" href={defaultUrl}>
            {words.usualOrder}
          </a>
        </p>
      </div>,
    ),
  );

const ColumnHeads = ({ columns }: { columns: Column[] }) => (
  <div role="row">
    {columns.map((column) => (
      <ColumnHead key={column.name} {...column} />
    ))}
  </div>
);

function ColumnHead({ name, isFigure, sortUrl, order }: Column) {
  return (
    <span
      role="columnheader"
      className={isFigure ? "figures" : undefined}
      aria-sort={order && (order === "asc" ? "ascending" : "descending")}
    >
      {sortUrl ? <a href={sortUrl}>{name}</a> : name}
    </span>
  );
}
