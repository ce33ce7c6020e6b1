import { withSymbol } from "../../../money/with-symbol";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Amount } from "~/ui/amount";
import { readAllStyles } from "~/ui/styles.server";
import { showPaymentCode, type ShownPaymentCode } from "~/models/invoices/payment-code.server";
import { CodeDrawing } from "../payment-code";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import type { CustomerState } from "./state.server";
import type { Words } from "./words/words";

type Page = { nonce: string; words: Words };

/** The invoice as its customer sees it: one answer, without script, in the customer's language. */
export function drawCustomerPage(
  invoice: CustomerInvoice,
  { nonce, words, state, pdf }: Page & { state: CustomerState; pdf: string },
): string {
  const { document } = invoice;
  const { company } = document;
  const title = words.title({ no: document.no, business: company.name });
  return draw({ nonce, words }, title, [
    <header key="head" className="grid gap-1">
      <p className="text-lg font-semibold">{company.name}</p>
      <h1 className="text-base font-normal text-quiet">
        {[document.heading, document.no, document.title].filter(Boolean).join(" · ")}
      </h1>
    </header>,
    <State key="state" words={words} state={state} date={document.date} />,
    <a key="pdf" className="button" href={pdf}>
      {words.openPdf}
    </a>,
    <HowToPay key="how" words={words} rows={state.isOwed ? document.howToPay : []} />,
    <Code key="code" words={words} code={showPaymentCode(invoice.pay, document.currency.symbol)} />,
    <Lines key="lines" words={words} document={document} />,
    <Totals key="totals" words={words} document={document} />,
    <Notes key="notes" words={words} memo={document.memo} />,
    <Parties key="parties" words={words} document={document} />,
  ]);
}

/** What is said where there is no invoice, in English: whose it was is not known. */
export function drawMessage({ nonce, words }: Page, message: { title: string; text: string }) {
  return draw({ nonce, words }, message.title, [
    <h1 key="title" className="text-xl">
      {message.title}
    </h1>,
    <p key="text">{message.text}</p>,
  ]);
}

function draw({ nonce, words }: Page, title: string, content: ReactNode[]): string {
  const page = (
    <html lang={words.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: readAllStyles() }} />
      </head>
      <body>
        <main className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4">{content}</main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

function State({ words, state, date }: { words: Words; state: CustomerState; date: string }) {
  return (
    <section className="card p-4">
      <p className="text-xl font-semibold">{state.headline}</p>
      <p className="mt-1 text-sm text-quiet">{words.issuedOn(date)}</p>
      {state.due ? <p className="text-sm text-quiet">{state.due}</p> : null}
    </section>
  );
}

type Document = CustomerInvoice["document"];

function HowToPay({ words, rows }: { words: Words; rows: Document["howToPay"] }) {
  if (rows.length === 0) return null;
  // The API names them in English; what is not known here keeps its name.
  const names = new Map([
    ["Bank", words.bank],
    ["Account name", words.accountName],
    ["Account number", words.accountNumber],
  ]);
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" className="text-base">
        {words.howToPay}
      </h2>
      <dl className="card mt-2 grid gap-2 p-4">
        {rows.map(({ label, value }) => (
          <Row key={label} name={names.get(label) ?? label} value={value} />
        ))}
      </dl>
    </section>
  );
}

function Code({ words, code }: { words: Words; code: ShownPaymentCode | null }) {
  if (!code) return null;
  const { title, amount, reference, name, drawing } = code;
  return (
    <section className="card grid justify-items-center gap-2 p-4 text-center">
      <CodeDrawing drawing={drawing} label={words.scan(title)} />
      <p className="font-semibold">{words.scan(title)}</p>
      <p className="text-lg font-semibold">
        <Amount {...amount} />
      </p>
      <p className="text-sm text-quiet">{name}</p>
      {reference ? <p className="text-sm text-quiet">{words.reference(reference)}</p> : null}
    </section>
  );
}

function Lines({ words, document }: { words: Words; document: Document }) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-base">
        {words.lines}
      </h2>
      <ol>
        {document.lines.map((line, index) => (
          <li key={index} className="border-b border-line py-2">
            <p className="flex gap-3">
              <span className="min-w-0 flex-1 break-words">{line.name}</span>{" "}
              <span className="figures">{line.amount}</span>
            </p>
            {line.description ? (
              <p className="whitespace-pre-line break-words text-sm">{line.description}</p>
            ) : null}
            <p className="text-sm text-quiet">
              {[
                words.each({ quantity: line.quantity, price: line.unitPrice }),
                line.discount && words.lessDiscount(line.discount),
                line.tax,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Totals({ words, document }: { words: Words; document: Document }) {
  const { totals, taxRows, creditNotes, currency } = document;
  const isAny = (amount: string) => /[1-9]/.test(amount);
  const rows: [name: string, amount: string][] = [
    ...(isAny(totals.discount)
      ? ([
          [words.subtotal, totals.subtotal],
          [words.discount, totals.discount],
        ] as [string, string][])
      : []),
    [words.beforeTax, totals.totalBeforeTax],
    ...taxRows.map(({ label, amount }): [string, string] => [label, amount]),
    [words.total, withSymbol(currency.symbol, totals.total)],
    ...(isAny(totals.rounding) ? [[words.rounding, totals.rounding] as [string, string]] : []),
    ...creditNotes.map(({ label, amount }): [string, string] => [label, amount]),
    ...(isAny(totals.paid) ? [[words.paidSoFar, totals.paid] as [string, string]] : []),
    [words.left, withSymbol(currency.symbol, totals.balance)],
  ];
  return (
    <dl className="grid gap-1">
      {rows.map(([name, amount]) => (
        <Row key={name} name={name} value={amount} />
      ))}
    </dl>
  );
}

function Notes({ words, memo }: { words: Words; memo: string }) {
  if (!memo) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-base">
        {words.notes}
      </h2>
      <p className="whitespace-pre-line break-words">{memo}</p>
    </section>
  );
}

function Parties({ words, document: { company, customer, footer } }: Shown) {
  const numbers = [
    company.registrationNo && `${company.registrationLabel} ${company.registrationNo}`,
    company.taxNo && `${company.taxLabel} ${company.taxNo}`,
  ];
  const details = [
    ...company.address,
    numbers.filter(Boolean).join(" · "),
    [company.phone, company.email].filter(Boolean).join(" · "),
  ];
  return (
    <footer className="grid gap-3 text-sm text-quiet">
      <p>
        {words.billTo}: {customer.name}
      </p>
      <p className="whitespace-pre-line break-words">
        {[company.name, ...details].filter(Boolean).join("\n")}
      </p>
      {footer ? <p className="whitespace-pre-line break-words">{footer}</p> : null}
    </footer>
  );
}

type Shown = { words: Words; document: Document };

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-quiet">{name}</dt>
      <dd className="figures text-right">{value}</dd>
    </div>
  );
}
