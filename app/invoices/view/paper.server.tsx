import { renderToStaticMarkup } from "react-dom/server";
import { chooseBlackOrWhite } from "../../../domain/color";
import { paperWords as words } from "../../../domain/words/papers";
import { splitMessage } from "../../../domain/words/message";
import { getLanguage } from "../../../domain/words/in-languages";
import { NO_COLOR } from "../../../domain/palette";
import type { InvoiceDetails } from "~/models/invoices/details.server";
import type { PaymentCodeView } from "~/models/invoices/payment-code.server";
import { Amount } from "~/ui/amount";
import { toMarkup } from "~/ui/static-html.server";
import { SheetNotes, SheetTotals } from "../invoice-sheet";
import { createSheetTexts, type PrintedTexts } from "../sheet-texts.server";
import { PaymentCodePanel } from "../payment-code";
import type { PaperView } from "./paper-view.server";

/** The printed heading of a Singapore tax invoice, as the API sends it. */
const TAX_INVOICE = "Tax Invoice";

type Props = {
  invoice: InvoiceDetails;
  /** The printed parts of the invoice besides its lines; null when they could not be read. */
  paper: PaperView | null;
  /** The payment code; null when the invoice has none. */
  code: PaymentCodeView | null;
};

/**
 * Renders the lines, totals and notes of an invoice as static HTML, and around them the parts of
 * the printed invoice, which only a wide window shows.
 */
export function renderPaper(props: Props) {
  return toMarkup(renderToStaticMarkup(<Paper {...props} />));
}

/**
 * Renders the same for the preview beside the form. Its elements have no ids, because the form has
 * elements with these ids.
 */
export function renderPreview(props: Props): string {
  // Quotation marks in text are escaped, so only attributes match.
  return renderToStaticMarkup(<Paper {...props} />).replace(/ (?:id|aria-labelledby)="[^"]*"/g, "");
}

/**
 * On a phone, this element shows a list of lines with the totals. In a wide window, paper.css shows
 * it as the paper that the customer sees, with the parts that are hidden on a phone. Those parts
 * have the attribute `hidden`, so that a phone needs no styles for them.
 */
function Paper({ invoice, paper, code }: Props) {
  const { heading = "", taxRows = [], howToPay = [], footer = "" } = paper ?? {};
  // Without its printed parts, the paper is the list of a phone.
  const texts = createSheetTexts(paper?.languages ?? { language: getLanguage(), beside: null });
  return (
    <div className={`sheet grid gap-6 ${paper ? `sheet-${paper.sketch}` : ""}`}>
      {paper ? <Letterhead paper={paper} title={invoice.title} texts={texts} /> : null}
      <Lines
        invoice={invoice}
        color={paper?.sketch === "ruled" ? paper.color : NO_COLOR}
        texts={texts}
      />
      <div className="sheet-sums grid gap-6">
        <SheetTotals
          invoice={invoice}
          isTaxInvoice={heading === TAX_INVOICE}
          taxRows={taxRows}
          texts={texts}
        />
        {howToPay.length > 0 || code ? (
          <HowToPay rows={howToPay} code={code} texts={texts} />
        ) : null}
      </div>
      <SheetNotes memo={invoice.memo} texts={texts} />
      {footer ? (
        <p hidden className="sheet-footer whitespace-pre-line text-sm">
          {footer}
        </p>
      ) : null}
    </div>
  );
}

type LetterheadProps = { paper: PaperView; title: string; texts: PrintedTexts };

function Letterhead({ paper, title, texts }: LetterheadProps) {
  const { sketch, color, logo, name, from, customer, to, facts, heading, stamp } = paper;
  const isFilled = sketch === "filled" && color !== NO_COLOR;
  const isLightText = isFilled && chooseBlackOrWhite(color) === "#FFFFFF";
  return (
    <header hidden className="sheet-head text-sm" lang={texts.lang}>
      <PaperColor color={color === NO_COLOR && sketch !== "filled" ? "currentColor" : color} />
      <div className={`sheet-letter ${isLightText ? "sheet-light" : ""}`}>
        {logo ? (
          <img
            className="sheet-logo"
            src={logo.src}
            alt=""
            width={logo.width}
            height={logo.height}
          />
        ) : null}
        <p className="sheet-name">{name}</p>
        <p className="sheet-title">
          {stamp ? (
            <span className="sheet-stamp">{texts.print((words) => words.stamps[stamp])}</span>
          ) : null}{" "}
          {texts.printText(heading)}
        </p>
      </div>
      <p className="sheet-from text-quiet">
        {from.map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
      </p>
      <div className="sheet-to">
        <p className="text-quiet">{texts.print((words) => words.billTo)}</p>
        <p className="font-semibold">{texts.nameCustomer(customer)}</p>
        {to.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <dl className="sheet-facts">
        {facts.map((fact) => (
          <div key={fact.name} className="flex justify-between gap-3">
            <dt className="text-quiet">{texts.print((words) => words[fact.name])}</dt>
            <dd className="text-right">
              {fact.name === "terms" ? texts.translateAlone(fact.value) : fact.value}
            </dd>
          </div>
        ))}
      </dl>
      {title ? <p className="sheet-subject font-semibold">{title}</p> : null}
    </header>
  );
}

/** The colour is an SVG element, because a style sheet cannot contain a company's own colour. */
function PaperColor({ color }: { color: string }) {
  if (color === NO_COLOR) return null;
  return (
    <svg className="sheet-color" preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}

type LinesProps = { invoice: InvoiceDetails; color: string; texts: PrintedTexts };

/** Shows each line as text on a phone, and in columns on the paper of a wide window. */
function Lines({ invoice: { lines, symbol }, color, texts }: LinesProps) {
  const isLightText = color !== NO_COLOR && chooseBlackOrWhite(color) === "#FFFFFF";
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="sheet-phone text-base">
        {words.items}
      </h2>
      <div className="sheet-table">
        <p
          hidden
          aria-hidden="true"
          lang={texts.lang}
          className={`sheet-columns text-sm ${isLightText ? "sheet-light" : ""}`}
        >
          <PaperColor color={color} />
          <span className="sheet-item">{texts.printBelow((words) => words.item)}</span>
          <span className="sheet-quantity">{texts.printBelow((words) => words.shortQuantity)}</span>
          <span className="sheet-price">{texts.printBelow((words) => words.shortPrice)}</span>
          {lines.some(({ discount }) => discount) ? (
            <span className="sheet-discount">
              {texts.printBelow((words) => words.discountColumn)}
            </span>
          ) : null}
          {lines.some(({ tax }) => tax) ? (
            <span className="sheet-tax">{texts.printBelow((words) => words.tax)}</span>
          ) : null}
          <span className="figures">{texts.printBelow((words) => words.amount)}</span>
        </p>
        <ol>
          {lines.map((line, index) => (
            <li key={index} className="flex gap-3 border-b border-line py-3">
              <div className="min-w-0 flex-1">
                <p className="sheet-item">{line.name}</p>
                {line.description ? (
                  <p className="sheet-about whitespace-pre-line text-sm">{line.description}</p>
                ) : null}
                <p className="text-sm text-quiet">
                  <span className="sheet-quantity">{line.quantity}</span>
                  <span className="sheet-phone"> × </span>
                  <span className="sheet-price">{line.unitPrice}</span>
                  {line.discount ? (
                    <>
                      <span className="sheet-phone">{words.comma}</span>
                      <LineDiscount discount={line.discount} />
                    </>
                  ) : null}
                  {line.tax ? (
                    <>
                      <span className="sheet-phone">{words.comma}</span>
                      <span className="sheet-tax">{texts.translateValue(line.tax)}</span>
                    </>
                  ) : null}
                </p>
              </div>
              <Amount symbol={symbol} figure={line.amount} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Shows the discount in words on a phone, and alone in its column on the paper. */
function LineDiscount({ discount }: { discount: string }) {
  return splitMessage(words.lessDiscount).map((part) =>
    typeof part === "string" ? (
      <span key={part} className="sheet-phone">
        {part}
      </span>
    ) : (
      <span key={part.name} className="sheet-discount">
        {discount}
      </span>
    ),
  );
}

type HowToPayProps = {
  rows: PaperView["howToPay"];
  code: PaymentCodeView | null;
  texts: PrintedTexts;
};

/** Shows the bank details on the paper, and the payment code on every screen. */
function HowToPay({ rows, code, texts }: HowToPayProps) {
  return (
    <div className="sheet-pay grid gap-3">
      <div hidden className="text-sm" lang={texts.lang}>
        <p className="font-semibold">{texts.print((words) => words.howToPay)}</p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label} className="sheet-detail">
              <dt className="text-quiet">{texts.printText(label)}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {code ? (
        <section aria-labelledby="pay-here">
          <h2 id="pay-here" className="sheet-phone mb-2 text-base">
            {words.letScan}
          </h2>
          <PaymentCodePanel code={code} />
        </section>
      ) : null}
    </div>
  );
}
