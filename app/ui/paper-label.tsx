import { getLanguageTag, type Language } from "../../domain/languages";
import type { Label } from "../../domain/paper-labels";

type Props = { label: Label; beside: Language | null };

/** Shows a label of a paper, with its second language smaller and lighter: "Invois / Invoice". */
export function PaperLabel({ label: { text, beside: second }, beside }: Props) {
  if (second === "" || beside === null) return text;
  return (
    <>
      {text}{" "}
      <small className="beside" lang={getLanguageTag(beside)}>
        / {second}
      </small>
    </>
  );
}
