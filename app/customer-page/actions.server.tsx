import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { customerPaths } from "~/lib/customer-paths";
import type { Words } from "./words/words";

type Props = { words: Words; token: string; invoice: CustomerInvoice; isOwed: boolean };
type Action = { href: string; label: string; isSaved?: boolean };

/** One of them stands out: what gets it paid, or what says that it is. */
export function Actions({ words, token, invoice, isOwed }: Props) {
  const pdf = { href: customerPaths.pdf(token), label: words.openPdf };
  const main = mainAction({ words, token, invoice, isOwed });
  return (
    <p className="actions">
      <ActionLink action={main ?? pdf} isMain />
      {main ? <ActionLink action={pdf} /> : null}
    </p>
  );
}

/** Null where nothing is more to the point than the PDF. */
function mainAction({ words, token, invoice, isOwed }: Props): Action | null {
  if (isOwed)
    return invoice.pay
      ? { href: customerPaths.code(token), label: words.saveCode, isSaved: true }
      : null;
  const [latest] = invoice.receipts.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return latest
    ? { href: customerPaths.receipt(token, latest.id), label: words.openReceipt }
    : null;
}

type LinkProps = { action: Action; isMain?: boolean };

function ActionLink({ action: { href, label, isSaved }, isMain = false }: LinkProps) {
  return (
    <a
      className={isMain ? "button button-main" : "button"}
      href={href}
      download={isSaved ? "" : undefined}
    >
      {label}
    </a>
  );
}
