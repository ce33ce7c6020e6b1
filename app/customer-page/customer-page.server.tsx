import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { stylesWith } from "~/ui/styles.server";
import { Actions } from "./actions.server";
import { accentOf, type Accent } from "./accent.server";
import { COPY_SCRIPT } from "./copy-script";
import sheet from "./customer.css?inline";
import { Head } from "./head.server";
import { HowToPay, tellsHowToPay } from "./how-to-pay.server";
import { Paper } from "./paper.server";
import { customerPaths } from "~/lib/customer-paths";
import { Receipts } from "./receipts.server";
import { StateCard } from "./state-card.server";
import type { CustomerState } from "./state.server";
import type { Words } from "./words/words";

type Page = { nonce: string; words: Words };
type Shown = { token: string; state: CustomerState; hasScript: boolean };

/** The invoice as its customer sees it: one answer, in the customer's language. */
export function drawCustomerPage(
  invoice: CustomerInvoice,
  { nonce, words, token, state, hasScript }: Page & Shown,
): string {
  const { document } = invoice;
  const isToPay = state.isOwed && tellsHowToPay(invoice);
  const receiptOf = (paymentId: string) => customerPaths.receipt(token, paymentId);
  const title = words.title({ no: document.no, business: document.company.name });
  const style =
    accentStyle(accentOf(document.template?.color ?? "")) +
    `:root{--longest:${document.totals.balance.length + document.currency.symbol.length + 1}}`;
  return draw({ nonce, words }, { title, style, script: isToPay && hasScript ? COPY_SCRIPT : "" }, [
    <Head key="head" words={words} invoice={invoice} logoAddress={customerPaths.logo(token)} />,
    <div key="rail" className="rail">
      <StateCard words={words} invoice={invoice} state={state}>
        <Actions words={words} token={token} invoice={invoice} isOwed={state.isOwed} />
      </StateCard>
      {isToPay ? <HowToPay words={words} invoice={invoice} /> : null}
      <Receipts words={words} invoice={invoice} addressOf={receiptOf} />
    </div>,
    <Paper key="paper" words={words} invoice={invoice} />,
  ]);
}

/** What is said where there is no invoice, in English: whose it was is not known. */
export function drawMessage({ nonce, words }: Page, message: { title: string; text: string }) {
  return draw({ nonce, words }, { title: message.title }, [
    <h1 key="title" className="message">
      {message.title}
    </h1>,
    <p key="text">{message.text}</p>,
  ]);
}

type Document = { title: string; style?: string; script?: string };

function draw(
  { nonce, words }: Page,
  { title, style = "", script = "" }: Document,
  content: ReactNode[],
): string {
  const page = (
    <html lang={words.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        {/* A browser would ask for one by itself. */}
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: stylesWith(sheet) + style }} />
      </head>
      <body>
        <main>{content}</main>
        {script ? <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

/** Without a colour the page has the app's own. */
function accentStyle(accent: Accent | null): string {
  if (!accent) return "";
  const { fill, onFill, onLight, onDark } = accent;
  const text = (color: string) => `--brand:${color}`;
  return (
    `:root{--fill:${fill};--on-fill:${onFill};${text(onLight ?? "var(--ink)")}}` +
    `@media(prefers-color-scheme:dark){:root{${text(onDark)}}}`
  );
}
