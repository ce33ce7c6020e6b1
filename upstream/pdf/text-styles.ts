import type { DrawingContext } from "./drawing-context";
import type { TextStyle } from "./text";

/**
 * Returns the text styles of running text. Text is smaller on narrow paper.
 */
export function createTextStyles(context: DrawingContext): {
  body: TextStyle;
  strong: TextStyle;
  label: TextStyle;
} {
  const { ink, quiet } = context.palette;
  const measures = context.page.isNarrow
    ? { size: 8.5, leading: 11 }
    : { size: 9.5, leading: 12.5 };
  return {
    body: { face: "regular", ...measures, color: ink },
    strong: { face: "bold", ...measures, color: ink },
    label: { face: "regular", ...measures, color: quiet },
  };
}
