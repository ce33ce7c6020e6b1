import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { toTotalRows } from "./totals.server";
import { getLanguageTag } from "../../domain/languages";
import { fill } from "../../domain/words/message";
import { PaperLabel } from "~/ui/paper-label";
import type { CustomerTexts } from "./texts.server";

/** `texts` are in the languages of the paper. */
type Props = { texts: CustomerTexts; invoice: CustomerInvoice };

/** Shows the invoice's lines, totals, notes and the two parties. */
export function InvoiceBody({ texts, invoice }: Props) {
  const { language, beside } = texts.languages;
  const isVoid = invoice.status === INVOICE_STATUS.voided;
  return (
    <div className="paper" lang={getLanguageTag(language)}>
      <Lines texts={texts} invoice={invoice} />
      <dl className={isVoid ? "totals struck" : "totals"}>
        {toTotalRows(invoice, texts).map(({ label, amount, isMain }, index) => (
          <div key={index} className={isMain ? "main-row" : undefined}>
            <dt>
              <PaperLabel label={label} beside={beside} />
            </dt>
            <dd className="figures">{amount}</dd>
          </div>
        ))}
      </dl>
      <Notes texts={texts} invoice={invoice} />
      <Parties texts={texts} invoice={invoice} />
    </div>
  );
}

function Lines({ texts: { words, labels, pick }, invoice: { document } }: Props) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">
        <PaperLabel label={pick(({ lines }) => lines)} beside={labels.beside} />
      </h2>
      <ol className="lines">
        {document.lines.map((line, index) => (
          <li key={index}>
            <p className="line">
              <span className="grow">{line.name}</span>{" "}
              <span className="figures">{line.amount}</span>
            </p>
            {line.description ? <p className="typed">{line.description}</p> : null}
            <p className="quiet">
              {[
                `${line.quantity} × ${line.unitPrice}`,
                line.discount && fill(words.lessDiscount, { discount: line.discount }),
                labels.translate(line.tax).text,
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

function Notes({ texts: { labels }, invoice: { document } }: Props) {
  if (!document.memo) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">
        <PaperLabel label={labels.pick(({ notes }) => notes)} beside={labels.beside} />
      </h2>
      <p className="typed">{document.memo}</p>
    </section>
  );
}

function Parties({ texts: { words, labels }, invoice: { document } }: Props) {
  const { company, customer, footer } = document;
  const numbers = [
    company.registrationNo &&
      `${labels.translate(company.registrationLabel).text} ${company.registrationNo}`,
    company.taxNo && `${labels.translate(company.taxLabel).text} ${company.taxNo}`,
  ];
  const details = [
    ...company.address,
    numbers.filter(Boolean).join(" · "),
    [company.phone, company.email].filter(Boolean).join(" · "),
  ];
  return (
    <footer className="quiet">
      <p>
        <PaperLabel label={labels.pick(({ billTo }) => billTo)} beside={labels.beside} />
        {words.colon}
        {labels.nameCustomer(customer.name)}
      </p>
      <p className="typed">{[company.name, ...details].filter(Boolean).join("\n")}</p>
      {footer ? <p className="typed">{footer}</p> : null}
    </footer>
  );
}
