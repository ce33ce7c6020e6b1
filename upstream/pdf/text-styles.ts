import type { Sheet } from "./sheet";
import type { TextStyle } from "./text";

/** Sizes of running text, from which a style may depart; a little less where there is little room. */
export function textStylesOf(sheet: Sheet): {
  body: TextStyle;
  strong: TextStyle;
  label: TextStyle;
} {
  const { ink, quiet } = sheet.palette;
  const set = sheet.page.isNarrow ? { size: 8, leading: 11 } : { size: 9, leading: 12.5 };
  return {
    body: { face: "regular", ...set, color: ink },
    strong: { face: "bold", ...set, color: ink },
    label: { face: "regular", ...set, color: quiet },
  };
}
