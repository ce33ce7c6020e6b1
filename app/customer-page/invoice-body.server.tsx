import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { toTotalRows } from "./totals.server";
import type { Words } from "./words/words";

type Props = { words: Words; invoice: CustomerInvoice };

/** Shows the invoice's lines, totals, notes and the two parties. */
export function InvoiceBody({ words, invoice }: Props) {
  const isVoid = invoice.status === INVOICE_STATUS.voided;
  return (
    <div className="paper">
      <Lines words={words} invoice={invoice} />
      <dl className={isVoid ? "totals struck" : "totals"}>
        {toTotalRows(invoice, words).map(({ name, amount, isMain }, index) => (
          <div key={index} className={isMain ? "main-row" : undefined}>
            <dt>{name}</dt>
            <dd className="figures">{amount}</dd>
          </div>
        ))}
      </dl>
      <Notes words={words} invoice={invoice} />
      <Parties words={words} invoice={invoice} />
    </div>
  );
}

function Lines({ words, invoice: { document } }: Props) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">{words.lines}</h2>
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
                words.quantityAndPrice({ quantity: line.quantity, price: line.unitPrice }),
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

function Notes({ words, invoice: { document } }: Props) {
  if (!document.memo) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{words.notes}</h2>
      <p className="typed">{document.memo}</p>
    </section>
  );
}

function Parties({ words, invoice: { document } }: Props) {
  const { company, customer, footer } = document;
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
    <footer className="quiet">
      <p>
        {words.billTo}: {customer.name}
      </p>
      <p className="typed">{[company.name, ...details].filter(Boolean).join("\n")}</p>
      {footer ? <p className="typed">{footer}</p> : null}
    </footer>
  );
}
