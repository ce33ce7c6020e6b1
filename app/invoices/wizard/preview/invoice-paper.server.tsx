import { renderToStaticMarkup } from "react-dom/server";
import { chooseBlackOrWhite } from "../../../../domain/color";
import { formatAmount } from "../../../../domain/money/money";
import { NO_COLOR } from "../../../../domain/palette";
import { DEFAULT_STYLE, type InvoiceStyle } from "../../../../domain/invoice-styles";
import type { Letterhead } from "~/models/business/letterhead.server";
import type { PaperLanguages } from "../../../../domain/paper-languages";
import type { InvoiceShape } from "~/invoices/form/invoice-shape.server";
import type { InvoiceDetails } from "~/models/invoices/details.server";
import type { PaymentCodeView } from "~/models/invoices/payment-code.server";
import type { Template } from "~/models/template.server";
import { toMarkup } from "~/ui/static-html.server";
import { InvoiceSheet } from "../../invoice-sheet";
import { PaymentCodePanel } from "../../payment-code";
import { createPrintedTexts, type PrintedTexts } from "../../sheet-texts.server";

type Props = {
  template: Template;
  letterhead: Letterhead;
  code: PaymentCodeView | null;
  details: InvoiceDetails;
  /** The same invoice, with the names as they are stored. */
  record: Pick<InvoiceShape, "term" | "partials">;
  languages: PaperLanguages;
};

/** Renders the invoice as the customer will see it, as static HTML. */
export function renderInvoicePaper(props: Props) {
  return toMarkup(renderToStaticMarkup(<InvoicePaper {...props} />));
}

/**
 * Shows the invoice as it is printed, in the company's style and colour. The paper is light in dark
 * mode too.
 */
function InvoicePaper({ template, letterhead, code, details, record, languages }: Props) {
  const texts = createPrintedTexts(languages);
  const invoice = { ...details, ...printNames(record, texts) };
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
    <article className={`paper paper-${sketch}`} lang={texts.lang}>
      <header className="paper-head">
        {color === NO_COLOR ? null : <PaperColor sketch={sketch} color={color} />}
        {logo ? (
          <p className="paper-logo">
            <img src={logo.src} alt="" width={logo.width} height={logo.height} />
          </p>
        ) : null}
        <p className={`relative ${ink}`}>
          <span className="block text-lg font-semibold">{name}</span>
          {texts.printText(heading)}
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
      <InvoiceSheet invoice={invoice} isTaxInvoice={heading === "Tax Invoice"} texts={texts} />
      {howToPay.length > 0 || code ? <HowToPay rows={howToPay} code={code} texts={texts} /> : null}
      {footer ? <p className="mt-6 whitespace-pre-line text-center text-sm">{footer}</p> : null}
    </article>
  );
}

/** Returns the names of the term and the payments in the language of the paper. */
function printNames({ term, partials }: Props["record"], { translateAlone }: PrintedTexts) {
  return {
    term: translateAlone(term?.name ?? ""),
    payments: partials.map(({ method_name, account_name, amount }) => ({
      name: [method_name, account_name].filter(Boolean).map(translateAlone).join(", "),
      amount: formatAmount(amount),
    })),
  };
}

type HowToPayProps = {
  rows: Letterhead["howToPay"];
  code: PaymentCodeView | null;
  texts: PrintedTexts;
};

function HowToPay({ rows, code, texts }: HowToPayProps) {
  return (
    <section aria-labelledby="how-to-pay" className="mt-6">
      <h2 id="how-to-pay" className="text-base">
        {texts.print((words) => words.howToPay)}
      </h2>
      <dl className="mt-1 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex gap-3">
            <dt className="paper-label">{texts.printText(label)}</dt>
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
