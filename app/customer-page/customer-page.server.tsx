import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { addBaseStyles } from "~/ui/styles.server";
import { StateActions, StateCard } from "./state-card.server";
import { toAccent, type Accent } from "./accent.server";
import { COPY_SCRIPT } from "./copy-script";
import sheet from "./customer.css?inline";
import { HowToPay, hasPaymentDetails } from "./how-to-pay.server";
import { InvoiceBody } from "./invoice-body.server";
import { customerPaths } from "~/lib/customer-paths";
import type { CustomerState } from "./state.server";
import type { Words } from "./words/words";
import { formatMoney } from "../../domain/money/money";

type DocumentContext = { nonce: string; words: Words };
type CustomerPageOptions = { token: string; state: CustomerState; hasScript: boolean };

/** Renders the invoice for its customer as one HTML document, in the customer's language. */
export function renderCustomerPage(
  invoice: CustomerInvoice,
  { nonce, words, token, state, hasScript }: DocumentContext & CustomerPageOptions,
): string {
  const { document } = invoice;
  const isToPay = state.isOwed && hasPaymentDetails(invoice);
  const toReceiptPath = (paymentId: string) => customerPaths.receipt(token, paymentId);
  const title = words.title({ no: document.no, business: document.company.name });
  // `--longest` is the length of the balance with its symbol in characters, by which the style sheet
  // sizes the amount in the headline.
  const style =
    accentStyle(toAccent(document.template?.color ?? "")) +
    `:root{--longest:${document.totals.balance.length + document.currency.symbol.length + 1}}`;
  return renderDocument(
    { nonce, words },
    { title, style, script: isToPay && hasScript ? COPY_SCRIPT : "" },
    [
      <PageHeader
        key="head"
        words={words}
        invoice={invoice}
        logoAddress={customerPaths.logo(token)}
      />,
      <div key="rail" className="rail">
        <StateCard words={words} invoice={invoice} state={state}>
          <StateActions words={words} token={token} invoice={invoice} isOwed={state.isOwed} />
        </StateCard>
        {isToPay ? <HowToPay words={words} invoice={invoice} /> : null}
        <Receipts words={words} invoice={invoice} toReceiptPath={toReceiptPath} />
      </div>,
      <InvoiceBody key="paper" words={words} invoice={invoice} />,
    ],
  );
}

/** The maximum size of the logo in CSS pixels. */
const MAX_LOGO = { width: 220, height: 72 };

type PageHeaderProps = { words: Words; invoice: CustomerInvoice; logoAddress: string };

/** Shows the company's logo and name, and the heading, number and title of the invoice. */
function PageHeader({ words, invoice: { document, logo }, logoAddress }: PageHeaderProps) {
  const headings = new Map([
    ["Invoice", words.invoice],
    ["Tax Invoice", words.taxInvoice],
  ]);
  const heading = headings.get(document.heading) ?? document.heading;
  return (
    <header>
      {logo ? <img className="logo" src={logoAddress} alt="" {...fitLogo(logo)} /> : null}
      <div>
        <p className="business">{document.company.name}</p>
        <h1>{[heading, document.no, document.title].filter(Boolean).join(" · ")}</h1>
      </div>
    </header>
  );
}

/** Returns the size of the logo, scaled down to `MAX_LOGO` and never scaled up. */
function fitLogo({ width, height }: { width: number; height: number }) {
  const scale = Math.min(MAX_LOGO.width / width, MAX_LOGO.height / height, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

type ReceiptsProps = {
  words: Words;
  invoice: CustomerInvoice;
  toReceiptPath: (paymentId: string) => string;
};

/** Lists the payments that were not undone, each with a link to its receipt as a PDF. */
function Receipts({ words, invoice: { receipts, document }, toReceiptPath }: ReceiptsProps) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">{words.receipts}</h2>
      <ul className="receipts">
        {receipts.map(({ id, date, method_name, amount }) => (
          <li key={id}>
            <a href={toReceiptPath(id)}>
              <span className="grow">
                <span className="unbroken">{words.formatDay(date)}</span>{" "}
                <span className="quiet">{method_name}</span>
              </span>{" "}
              <span className="figures unbroken">
                {formatMoney(document.currency.symbol, amount)}
              </span>{" "}
              <span className="link">PDF</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Renders a message in place of an invoice. Callers pass English words, because the customer's
 * language is unknown.
 */
export function renderMessagePage(
  { nonce, words }: DocumentContext,
  message: { title: string; text: string },
) {
  return renderDocument({ nonce, words }, { title: message.title }, [
    <h1 key="title" className="message">
      {message.title}
    </h1>,
    <p key="text">{message.text}</p>,
  ]);
}

type DocumentParts = { title: string; style?: string; script?: string };

function renderDocument(
  { nonce, words }: DocumentContext,
  { title, style = "", script = "" }: DocumentParts,
  content: ReactNode[],
): string {
  const page = (
    <html lang={words.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        {/* Without this empty icon, the browser would request /favicon.ico. */}
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: addBaseStyles(sheet) + style }} />
      </head>
      <body>
        <main>{content}</main>
        {script ? <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

/**
 * Returns the CSS of the accent colour, or an empty string without an accent, when the page keeps
 * the app's own colour.
 */
function accentStyle(accent: Accent | null): string {
  if (!accent) return "";
  const { fill, onFill, onLight, onDark } = accent;
  const text = (color: string) => `--brand:${color}`;
  return (
    `:root{--fill:${fill};--on-fill:${onFill};${text(onLight ?? "var(--ink)")}}` +
    `@media(prefers-color-scheme:dark){:root{${text(onDark)}}}`
  );
}
