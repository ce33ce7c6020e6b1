import type { MouseEvent } from "react";
import type { LineForm } from "~/invoices/schema";
import {
  formatTypedAmount,
  parsePercent,
  formatPercent,
} from "../../../../domain/money/typed-amount";

/** "2 × 129.50", and "2 × 129.50 − 10%" with a discount; what cannot be read is as typed. */
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

/** For the row of a line: pressed on one of its figures, it opens with that figure ready to be typed over. */
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
