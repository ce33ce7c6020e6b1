import { expect } from "vitest";
import type { TextItem } from "./read-pdf";

/** The margins of a paper, in points. */
const MARGINS = {
  a4: { left: 47.9, right: 547.5, bottom: 30 },
  a5: { left: 33.9, right: 385.7, bottom: 20 },
  roll: { left: 11.2, right: 215.6, bottom: 10 },
};

/** Expects no overlapping texts, and margins at the sides and at the bottom. */
export function expectNoOverlap(items: TextItem[], paper: keyof typeof MARGINS = "a4"): void {
  const { left, right, bottom } = MARGINS[paper];
  items.forEach((item, index) => {
    expect(item.left).toBeGreaterThanOrEqual(left);
    expect(item.right).toBeLessThanOrEqual(right);
    expect(item.baseline).toBeGreaterThan(bottom);
    for (const other of items.slice(index + 1)) {
      const beside = item.right <= other.left + 0.2 || other.right <= item.left + 0.2;
      const apart = Math.abs(item.baseline - other.baseline) >= Math.min(item.size, other.size);
      if (!beside && !apart) expect.fail(`"${item.text}" overlaps "${other.text}"`);
    }
  });
}
