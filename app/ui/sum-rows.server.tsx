import { renderToStaticMarkup } from "react-dom/server";
import { Amount, type AmountView } from "./amount";
import { toMarkup } from "./static-html.server";
import type { Markup } from "./static-html";
import type { Column } from "./table-head.server";
import { WordsAround } from "./words-around";

/** An amount, and the message whose words a phone shows in place of the column heading. */
export type SumFigure = AmountView & { text: string };

/** The sums of all rows of a list. */
export type SumsView = {
  /** A row per currency: texts such as "3 invoices", and an amount per column with figures. */
  rows: { texts: string[]; figures: SumFigure[] }[];
  /** Names the records that the sums do not include; empty when there are none. */
  uncounted: string;
};

type Options = {
  columns: Column[];
  /** True when a phone, which has less room, does not show the sums. */
  isOnlyWide: boolean;
};

/**
 * Renders the sums as rows for `PagedList`, each amount below the heading of its column. Returns
 * null when there are neither sums nor records to name.
 */
export function renderSumRows(
  { rows, uncounted }: SumsView,
  { columns, isOnlyWide }: Options,
): Markup | null {
  const spanned = columns.findIndex(({ isFigure }) => isFigure);
  const className = isOnlyWide ? "sum wide" : "sum";
  const all = uncounted ? [...rows, { texts: [uncounted], figures: [] }] : rows;
  if (all.length === 0) return null;
  return toMarkup(
    all
      .map(({ texts, figures }) => {
        const emptyCells = columns.length - spanned - figures.length;
        return renderToStaticMarkup(
          <div role="row" className={className}>
            <span role="rowheader" aria-colspan={spanned}>
              {texts.join(" · ")}
            </span>
            {figures.map(({ text, ...amount }) => (
              <span key={text} role="cell">
                <span className="narrow"> · </span>
                <WordsAround text={text} className="narrow">
                  <Amount {...amount} />
                </WordsAround>
              </span>
            ))}
            {emptyCells > 0 ? <span role="cell" aria-colspan={emptyCells} /> : null}
          </div>,
        );
      })
      .join(""),
  );
}
