import { getLanguageTag, type Language } from "../../domain/languages";
import type { Label } from "../../domain/paper-labels";

type Props = {
  label: Label;
  beside: Language | null;
  /** True when the second language stands below the first, as in the heads of columns. */
  isBelow?: boolean;
};

/** Shows a label of a paper, with its second language smaller and lighter: "Invois / Invoice". */
export function PaperLabel({ label: { text, beside: second }, beside, isBelow = false }: Props) {
  if (second === "" || beside === null) return text;
  return (
    <>
      {text} {isBelow ? <br /> : null}
      <small className="beside" lang={getLanguageTag(beside)}>
        {isBelow ? second : `/ ${second}`}
      </small>
    </>
  );
}
