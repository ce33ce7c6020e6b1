import type { Sheet } from "./sheet";
import type { TextStyle } from "./text";

/**
 * Returns the text styles of running text, from which a style may deviate. Text is smaller on
 * narrow paper.
 */
export function textStylesOf(sheet: Sheet): {
  body: TextStyle;
  strong: TextStyle;
  label: TextStyle;
} {
  const { ink, quiet } = sheet.palette;
  const measures = sheet.page.isNarrow ? { size: 8.5, leading: 11 } : { size: 9.5, leading: 12.5 };
  return {
    body: { face: "regular", ...measures, color: ink },
    strong: { face: "bold", ...measures, color: ink },
    label: { face: "regular", ...measures, color: quiet },
  };
}
