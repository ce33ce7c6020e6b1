import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { StateActions, StateCard } from "./state-card.server";
import { toAccent, type Accent } from "./accent.server";
import { COPY_SCRIPT } from "./copy-script";
import { HowToPay, hasPaymentDetails } from "./how-to-pay.server";
import { InvoiceBody } from "./invoice-body.server";
import { STYLES_MARK, createStyleWriter } from "~/server/page/used-styles.server";
import { customerPaths } from "~/lib/customer-paths";
import type { CustomerState } from "./state.server";
import { getLanguageTag, type Language } from "../../domain/languages";
import { fill } from "../../domain/words/message";
import { PaperLabel } from "~/ui/paper-label";
import sheet from "./styles.css?inline";
import { createTexts, type CustomerTexts } from "./texts.server";
import { formatMoney } from "../../domain/money/money";

const writeStyles = createStyleWriter(sheet);

type CustomerPageOptions = {
  nonce: string;
  texts: CustomerTexts;
  token: string;
  state: CustomerState;
  hasScript: boolean;
};

/**
 * Renders the invoice for its customer as one HTML document, in the customer's language. The paper
 * on it has the languages of its PDF, which are those of its issue.
 */
export function renderCustomerPage(
  invoice: CustomerInvoice,
  { nonce, texts, token, state, hasScript }: CustomerPageOptions,
): string {
  const { document } = invoice;
  const isToPay = state.isOwed && hasPaymentDetails(invoice);
  const toReceiptPath = (paymentId: string) => customerPaths.receipt(token, paymentId);
  const paperTexts = createTexts(document.languages ?? texts.languages);
  const title = fill(texts.words.title, { no: document.no, business: document.company.name });
  // `--longest` is the length of the balance with its symbol in characters, by which the style sheet
  // sizes the amount in the headline.
  const style =
    accentStyle(toAccent(document.template?.color ?? "")) +
    `:root{--longest:${document.totals.balance.length + document.currency.symbol.length + 1}}`;
  return renderDocument(
    { nonce, language: texts.languages.language },
    { title, style, script: isToPay && hasScript ? COPY_SCRIPT : "" },
    [
      <PageHeader
        key="head"
        texts={paperTexts}
        invoice={invoice}
        logoAddress={customerPaths.logo(token)}
      />,
      <div key="rail" className="rail">
        <StateCard texts={texts} invoice={invoice} state={state}>
          <StateActions texts={texts} token={token} invoice={invoice} isOwed={state.isOwed} />
        </StateCard>
        {isToPay ? <HowToPay texts={texts} invoice={invoice} /> : null}
        <Receipts texts={texts} invoice={invoice} toReceiptPath={toReceiptPath} />
      </div>,
      <InvoiceBody key="paper" texts={paperTexts} invoice={invoice} />,
    ],
  );
}

/** The maximum size of the logo in CSS pixels. */
const MAX_LOGO = { width: 220, height: 72 };

type PageHeaderProps = { texts: CustomerTexts; invoice: CustomerInvoice; logoAddress: string };

/** Shows the company's logo and name, and the heading, number and title of the invoice. */
function PageHeader({ texts, invoice: { document, logo }, logoAddress }: PageHeaderProps) {
  const { language, beside, translate } = texts.labels;
  return (
    <header>
      {logo ? <img className="logo" src={logoAddress} alt="" {...fitLogo(logo)} /> : null}
      <div>
        <p className="business">{document.company.name}</p>
        <h1 lang={getLanguageTag(language)}>
          <PaperLabel label={translate(document.heading)} beside={beside} />
          {[document.no, document.title].filter(Boolean).map((text) => ` · ${text}`)}
        </h1>
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
  texts: CustomerTexts;
  invoice: CustomerInvoice;
  toReceiptPath: (paymentId: string) => string;
};

/** Lists the payments that were not undone, each with a link to its receipt as a PDF. */
function Receipts({ texts, invoice: { receipts, document }, toReceiptPath }: ReceiptsProps) {
  const { words, labels, formatDay } = texts;
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">{words.receipts}</h2>
      <ul className="receipts">
        {receipts.map(({ id, date, method_name, amount, released_before: released }) => (
          <li key={id}>
            <a href={toReceiptPath(id)}>
              <span className="grow">
                <span className="unbroken">{formatDay(date)}</span>{" "}
                <span className="quiet">{labels.translate(method_name).text}</span>
                {released ? (
                  <span className="quiet">
                    {" · "}
                    {fill(words.putOnAccount, {
                      amount: formatMoney(document.currency.symbol, released),
                    })}
                  </span>
                ) : null}
              </span>{" "}
              <span className="figures unbroken">
                {formatMoney(document.currency.symbol, amount)}
              </span>{" "}
              <span className="link">{words.pdf}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders a message in place of an invoice. */
export function renderMessagePage(
  context: DocumentContext,
  message: { title: string; text: string },
) {
  return renderDocument(context, { title: message.title }, [
    <h1 key="title" className="message">
      {message.title}
    </h1>,
    <p key="text">{message.text}</p>,
  ]);
}

type DocumentContext = { nonce: string; language: Language };
type DocumentParts = { title: string; style?: string; script?: string };

function renderDocument(
  { nonce, language }: DocumentContext,
  { title, style = "", script = "" }: DocumentParts,
  content: ReactNode[],
): string {
  const page = (
    <html lang={getLanguageTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        {/* Without this empty icon, the browser would request /favicon.ico. */}
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: STYLES_MARK + style }} />
      </head>
      <body>
        <main>{content}</main>
        {script ? <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>
  );
  return writeStyles(`<!DOCTYPE html>${renderToStaticMarkup(page)}`);
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
