import { paperWords as words } from "../../../../domain/words/paper";
import type { ReactNode } from "react";
import { chooseBlackOrWhite } from "../../../../domain/color";
import { NO_COLOR } from "../../../../domain/palette";
import { DEFAULT_STYLE, type InvoiceStyle } from "../../../../domain/invoice-styles";
import type { Letterhead } from "~/models/business/letterhead.server";
import type { PaymentCodeView } from "~/models/invoices/payment-code.server";
import type { Template } from "~/models/template.server";
import { PaymentCodePanel } from "../../payment-code";

type Props = {
  template: Template;
  letterhead: Letterhead;
  code: PaymentCodeView | null;
  children: ReactNode;
};

/**
 * Shows the invoice as it is printed, in the company's style and colour. The paper is light in dark
 * mode too.
 */
export function InvoicePaper({ template, letterhead, code, children }: Props) {
  const { color } = template;
  const { sketch } = template.style ?? DEFAULT_STYLE;
  const { name, heading, logo, lines, howToPay, footer } = letterhead;
  const isFilled = sketch === "filled" && color !== NO_COLOR;
  // On some colours, the text colour of the paper would not have enough contrast.
  const ink = !isFilled
    ? ""
    : chooseBlackOrWhite(color) === "#FFFFFF"
      ? "text-[#fff]"
      : "text-[#000]";
  return (
    <article className={`paper paper-${sketch}`}>
      <header className="paper-head">
        {color === NO_COLOR ? null : <PaperColor sketch={sketch} color={color} />}
        {logo ? (
          <p className="paper-logo">
            <img src={logo.src} alt="" width={logo.width} height={logo.height} />
          </p>
        ) : null}
        <p className={`relative ${ink}`}>
          <span className="block text-lg font-semibold">{name}</span>
          {heading === "Tax Invoice" ? words.headings.taxInvoice : words.headings.invoice}
        </p>
        {lines.length > 0 ? (
          <p className={`relative mt-2 text-sm ${ink}`}>
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        ) : null}
      </header>
      {children}
      {howToPay.length > 0 || code ? <HowToPay rows={howToPay} code={code} /> : null}
      {footer ? <p className="mt-6 whitespace-pre-line text-center text-sm">{footer}</p> : null}
    </article>
  );
}

type HowToPayProps = { rows: Letterhead["howToPay"]; code: PaymentCodeView | null };

function HowToPay({ rows, code }: HowToPayProps) {
  return (
    <section aria-labelledby="how-to-pay" className="mt-6">
      <h2 id="how-to-pay" className="text-base">
        {words.howToPay}
      </h2>
      <dl className="mt-1 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex gap-3">
            <dt className="paper-label">{label}</dt>
            <dd className="min-w-0 flex-1">{value}</dd>
          </div>
        ))}
      </dl>
      {code ? <PaymentCodePanel code={code} /> : null}
    </section>
  );
}

/**
 * Shows the colour as an SVG element, because the style sheet cannot contain a company's own
 * colour.
 */
function PaperColor({ sketch, color }: { sketch: InvoiceStyle["sketch"]; color: string }) {
  return (
    <svg
      className={sketch === "filled" ? "paper-band" : "paper-rule"}
      preserveAspectRatio="none"
      viewBox="0 0 1 1"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}
