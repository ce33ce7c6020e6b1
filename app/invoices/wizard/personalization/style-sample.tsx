import { paperWords as words } from "../../../../domain/words/papers";
import type { InvoiceStyle } from "../../../../domain/invoice-styles";
import type { Letterhead } from "~/models/business/letterhead.server";

type Props = { sketch: InvoiceStyle["sketch"]; letterhead: Letterhead };

/**
 * Shows a small sample of the company's invoice. The style sheet applies the chosen colour. The
 * sample has no accessible name, because the radio button beside the sample has one.
 */
export function StyleSample({ sketch, letterhead: { name, heading, logo, lines } }: Props) {
  return (
    <span className={`sample sample-${sketch}`} aria-hidden="true">
      <span className="sample-head">
        {logo ? <img src={logo.src} alt="" width={logo.width} height={logo.height} /> : null}
        <span className="sample-name">{name}</span>
        <span className="sample-title">
          {heading === "Tax Invoice" ? words.names.taxInvoice : words.names.invoice}
        </span>
      </span>
      <span className="sample-info">
        <span className="sample-lines">
          {lines.slice(0, 2).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className="sample-to" />
        <span className="sample-facts" />
      </span>
      <span className="sample-table" />
      <span className="sample-row" />
      <span className="sample-row" />
      <span className="sample-row" />
      <span className="sample-total" />
    </span>
  );
}
