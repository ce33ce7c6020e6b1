import { formatMoney } from "../../domain/money/money";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import type { Words } from "./words/words";

type Props = { words: Words; invoice: CustomerInvoice; addressOf: (paymentId: string) => string };

/** Of each payment that stands, the receipt as a PDF. */
export function Receipts({ words, invoice: { receipts, document }, addressOf }: Props) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">{words.receipts}</h2>
      <ul className="receipts">
        {receipts.map(({ id, date, method_name, amount }) => (
          <li key={id}>
            <a href={addressOf(id)}>
              <span className="grow">
                <span className="unbroken">{words.date(date)}</span>{" "}
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
