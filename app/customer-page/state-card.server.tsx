import type { ReactNode } from "react";
import { NO_DATE } from "../../domain/calendar/days";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import type { CustomerState } from "./state.server";
import { TextWithUnbrokenParts } from "./unbroken.server";
import { fill } from "../../domain/words/message";
import type { CustomerTexts } from "./texts.server";
import { customerPaths } from "~/lib/customer-paths";

type Props = {
  texts: CustomerTexts;
  invoice: CustomerInvoice;
  state: CustomerState;
  children: ReactNode;
};

/**
 * Shows what is to be paid and by when, or how the invoice ended; `children` are the links below.
 */
export function StateCard({
  texts: { words, formatDay },
  invoice: { date, document },
  state,
  children,
}: Props) {
  const day = date === NO_DATE ? document.date : formatDay(date);
  return (
    <section className="card state">
      {state.status ? <p className={`tag tone-${state.status.tone}`}>{state.status.word}</p> : null}
      <p className={state.isOwed ? "headline owed" : "headline"}>
        <TextWithUnbrokenParts text={state.headline} />
      </p>
      {state.detail ? <p>{state.detail}</p> : null}
      <p className="quiet">{fill(words.issuedOn, { date: day })}</p>
      {children}
    </section>
  );
}

type ActionsProps = {
  texts: CustomerTexts;
  token: string;
  invoice: CustomerInvoice;
  isOwed: boolean;
};
type Action = { href: string; label: string; isDownload?: boolean };

/**
 * Renders the links of the state card. The main link is the payment code, the latest receipt or the
 * PDF.
 */
export function StateActions({ texts, token, invoice, isOwed }: ActionsProps) {
  const pdf = { href: customerPaths.pdf(token), label: texts.words.openPdf };
  const main = mainAction({ texts, token, invoice, isOwed });
  return (
    <p className="actions">
      <ActionLink action={main ?? pdf} isMain />
      {main ? <ActionLink action={pdf} /> : null}
    </p>
  );
}

/** Returns the payment code or the latest receipt as a link; null when the PDF is the main link. */
function mainAction({ texts: { words }, token, invoice, isOwed }: ActionsProps): Action | null {
  if (isOwed)
    return invoice.pay
      ? { href: customerPaths.code(token), label: words.saveCode, isDownload: true }
      : null;
  const [latest] = invoice.receipts.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return latest
    ? { href: customerPaths.receipt(token, latest.id), label: words.openReceipt }
    : null;
}

type LinkProps = { action: Action; isMain?: boolean };

function ActionLink({ action: { href, label, isDownload }, isMain = false }: LinkProps) {
  return (
    <a
      className={isMain ? "button button-main" : "button"}
      href={href}
      download={isDownload ? "" : undefined}
    >
      {label}
    </a>
  );
}
