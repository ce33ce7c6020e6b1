import { expect } from "vitest";
import type { TextItem } from "./read-pdf";

/** Expects no overlapping texts, and margins of 48 points at the sides and 30 at the bottom. */
export function expectNoOverlap(items: TextItem[]): void {
  items.forEach((item, index) => {
    expect(item.left).toBeGreaterThanOrEqual(47.9);
    expect(item.right).toBeLessThanOrEqual(547.5);
    expect(item.baseline).toBeGreaterThan(30);
    for (const other of items.slice(index + 1)) {
      const beside = item.right <= other.left + 0.2 || other.right <= item.left + 0.2;
      const apart = Math.abs(item.baseline - other.baseline) >= Math.min(item.size, other.size);
      if (!beside && !apart) expect.fail(`"${item.text}" overlaps "${other.text}"`);
    }
  });
}
