import { renderToStaticMarkup } from "react-dom/server";
import { drawn } from "./drawn.server";
import type { Markup } from "./drawn";

export type Column = {
  name: string;
  isFigure?: boolean;
  /** Without it the list cannot be sorted by this. */
  sortAt?: string;
  /** Which way round the list is sorted by this; undefined where it is not. */
  order?: "asc" | "desc" | undefined;
};

/**
 * The head of a list that is a table on a desk, as markup for `PagedList`: no script for it. Its
 * columns are the cells of a row, in their order.
 */
export function drawTableHead(columns: Column[]): Markup | null {
  return drawn(
    renderToStaticMarkup(
      <div role="row">
        {columns.map((column) => (
          <ColumnHead key={column.name} {...column} />
        ))}
      </div>,
    ),
  );
}

function ColumnHead({ name, isFigure, sortAt, order }: Column) {
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
