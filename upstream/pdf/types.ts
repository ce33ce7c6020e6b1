import type { Sheet } from "./page-furniture";
import type { Type } from "./text";

/** Sizes of running text, from which a style may depart. */
export function typesOf(sheet: Sheet): { body: Type; strong: Type; label: Type } {
  const { ink, quiet } = sheet.palette;
  return {
    body: { face: "regular", size: 9, leading: 12.5, color: ink },
    strong: { face: "bold", size: 9, leading: 12.5, color: ink },
    label: { face: "regular", size: 9, leading: 12.5, color: quiet },
  };
}
