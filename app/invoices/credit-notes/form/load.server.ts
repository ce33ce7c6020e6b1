import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { minorToText } from "../../../../domain/money/money";
import { companyToday } from "~/lib/company-day.server";
import { showDate } from "../../../../domain/calendar/days";
import { lineName, linePrice } from "~/models/invoices/details.server";
import { readInvoice, type InvoiceRecord } from "~/models/invoices/record.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { headingOfPart } from "../../heading.server";
import { leftToCredit } from "../left-to-credit.server";
import type { Creditable } from "./credit-sum";
import type { CreditForm } from "./schema";

/** The form of a credit note, of nothing yet; an invoice of which nothing is left shows itself. */
export async function loadCreditForm(session: Session, id: string) {
  await requireExtension("credit_notes");
  const invoice = await readInvoice(session, id);
  const left = leftToCredit(invoice);
  if (left <= 0n) throw redirect(paths.invoice(id));
  const today = companyToday(session.countryId);
  const form: CreditForm = {
    key: randomUUID(),
    basedOn: invoice.updated_at,
    date: showDate(today),
    reason: "",
    lines: invoice.items.map(({ id: lineId }) => ({ lineId, quantity: "" })),
  };
  return {
    companyId: session.companyId,
    form,
    heading: headingOfPart(invoice, left, "left to credit"),
    symbol: invoice.currency.symbol,
    firstDay: invoice.date,
    lastDay: today,
    lines: invoice.items.map((line) => ({
      name: lineName(line),
      price: `${line.quantity} × ${linePrice(line)}`,
      /** Blank where nothing is. */
      left: line.left_to_credit === "0" ? "" : (line.left_to_credit ?? ""),
    })),
    /** Null where the server does not tell what it takes. */
    creditable: toCreditable(invoice.items),
  };
}

function toCreditable(items: InvoiceRecord["items"]): Creditable[] | null {
  const lines = items.flatMap(({ quantity, amount, tax, credited }) =>
    credited && typeof amount === "bigint" && typeof tax === "bigint"
      ? [
          {
            ...{ quantity, net: minorToText(amount), tax: minorToText(tax) },
            credited: {
              quantity: credited.quantity,
              net: minorToText(credited.amount),
              tax: minorToText(credited.tax),
            },
          },
        ]
      : [],
  );
  return lines.length === items.length ? lines : null;
}
