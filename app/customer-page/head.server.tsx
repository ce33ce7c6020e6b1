import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import type { Words } from "./words/words";

const LOGO = { width: 220, height: 72 };

type Props = { words: Words; invoice: CustomerInvoice; logoAddress: string };

/** Whose invoice it is, and which. */
export function Head({ words, invoice: { document, logo }, logoAddress }: Props) {
  const headings = new Map([
    ["Invoice", words.invoice],
    ["Tax Invoice", words.taxInvoice],
  ]);
  const heading = headings.get(document.heading) ?? document.heading;
  return (
    <header>
      {logo ? <img className="logo" src={logoAddress} alt="" {...fitted(logo)} /> : null}
      <div>
        <p className="business">{document.company.name}</p>
        <h1>{[heading, document.no, document.title].filter(Boolean).join(" · ")}</h1>
      </div>
    </header>
  );
}

/** As large as it may be, and never larger than it is. */
function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
