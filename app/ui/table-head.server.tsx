import { renderToStaticMarkup } from "react-dom/server";
import { staticHtml } from "./static-html.server";
import {
  sortParams,
  type Order,
  type Sort,
  type ActiveSort,
  type SortParams,
} from "~/lib/list-sort";

export type Column = {
  name: string;
  isFigure?: boolean;
  /** Without it the list cannot be sorted by this. */
  sortUrl?: string;
  /** Which way round the list is sorted by this; undefined where it is not. */
  order?: Order | undefined;
};

/** A column that a list can be sorted by, where it has a `sort`. */
export type SortableColumn = Column & { sort?: Sort | undefined };

/** With links that sort the list, and the other way round where it is sorted so. */
export function withSortLinks(
  columns: SortableColumn[],
  { sorted, addressOf }: { sorted: ActiveSort | null; addressOf: (kept: SortParams) => string },
): Column[] {
  return columns.map(({ sort, ...column }) => {
    if (!sort) return column;
    const isSorted = sort.name === sorted?.sort.name;
    const reversed = sorted?.order === "asc" ? "desc" : "asc";
    const order = isSorted ? reversed : sort.usual;
    const sortAt = addressOf(sortParams({ sort, order }));
    return { ...column, sortUrl: sortAt, order: isSorted ? sorted?.order : undefined };
  });
}

/**
 * The head of a list that is a table on a desk, as markup for `PagedList`: no script for it. Its
 * columns are the cells of a row, in their order.
 */
export const renderTableHead = (columns: Column[]) =>
  staticHtml(renderToStaticMarkup(<ColumnHeads columns={columns} />));

const ColumnHeads = ({ columns }: { columns: Column[] }) => (
  <div role="row">
    {columns.map((column) => (
      <ColumnHead key={column.name} {...column} />
    ))}
  </div>
);

function ColumnHead({ name, isFigure, sortUrl: sortAt, order }: Column) {
  return (
    <span
      role="columnheader"
      className={isFigure ? "figures" : undefined}
      aria-sort={order && (order === "asc" ? "ascending" : "descending")}
    >
      {sortAt ? <a href={sortAt}>{name}</a> : name}
    </span>
  );
}
