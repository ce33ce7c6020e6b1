import { fill } from "../../domain/words/message";
import { uiWords as words } from "../../domain/words/ui";

/**
 * A cell of a row. A narrow screen has no column headings, so an empty cell also shows the name of
 * the missing value.
 */
export function RowDetail({ name, value }: { name: string; value: string }) {
  return (
    <span role="cell" className="row-detail">
      {value ? null : <span className="narrow">{fill(words.missingValue, { name })}</span>}
      {value || words.notProvided}
    </span>
  );
}
