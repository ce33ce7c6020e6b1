import type { MouseEvent } from "react";
import type { LineForm } from "~/invoices/schema";
import {
  formatTypedAmount,
  parsePercent,
  formatPercent,
} from "../../../../domain/money/typed-amount";

/**
 * Shows "2 × 129.50", or "2 × 129.50 − 10%" with a discount. A value that cannot be parsed is shown
 * as typed.
 */
export function LineSummary({ line, prefix }: { line: LineForm; prefix: string }) {
  const { quantity, unitPrice, discount } = line;
  const isNone = Number(parsePercent(discount) ?? discount) === 0;
  return (
    <span className="text-sm text-quiet">
      <span data-field={`${prefix}quantity`}>{formatTypedAmount(quantity, 0) || "–"} ×</span>{" "}
      <span data-field={`${prefix}unitPrice`}>{formatTypedAmount(unitPrice, 2) || "–"}</span>
      {isNone ? null : (
        <>
          {" − "}
          <span data-field={`${prefix}discount`}>{formatPercent(discount)}</span>
        </>
      )}
    </span>
  );
}

/** Opens a line's row, and selects the field whose value in the summary was clicked. */
export function openLineAtField(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: row } = event;
  const details = row.closest("details");
  const name =
    target instanceof Element && target.closest("[data-field]")?.getAttribute("data-field");
  if (!details || details.open || !name) return;
  const field = details.closest("form")?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  details.open = true;
  field.focus();
  field.select();
}
