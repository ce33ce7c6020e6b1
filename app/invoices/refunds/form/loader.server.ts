import { randomUUID } from "node:crypto";
import { formatDate } from "../../../../domain/calendar/days";
import { roundToFiveSen } from "../../../../domain/money/cash-rounding";
import { formatAmount, formatMoney, minorToText } from "../../../../domain/money/money";
import { giveBackWords as words } from "../../../../domain/words/give-back";
import { fill } from "../../../../domain/words/message";
import { getCompanyToday } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import { findContact } from "~/models/contacts/list.server";
import { readInvoice, type InvoiceRecord } from "~/models/invoices/record.server";
import { readCustomerBalance, type CustomerBalance } from "~/models/receipts/unpaid.server";
import { paths } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import {
  listRoundedMethodIds,
  readMoneyChoices,
  toFirstWay,
} from "~/invoices/money-choices.server";
import type { RefundForm } from "./schema";

/**
 * Returns the form that gives back what a customer has on account in the currency of the address, or
 * what the invoice of the address was paid too much. Returns the reason when there is nothing to
 * give back.
 */
export async function loadRefundForm(session: Session, request: Request, id: string) {
  await requireExtension("receipts");
  const { searchParams } = new URL(request.url);
  const invoiceId = searchParams.get("invoice");
  const [balance, choices, contact, invoice] = await Promise.all([
    readCustomerBalance(session, id),
    readMoneyChoices(session),
    findContact(session, id),
    invoiceId ? readInvoice(session, invoiceId) : null,
  ]);
  if (!contact || (invoice && invoice.contact_id !== id)) throw createNotFoundPage();
  const source = invoice
    ? toInvoiceSource(invoice)
    : toAccountSource(balance, searchParams.get("currency"));
  const { currency, available } = source;
  const { methods, accounts, base } = choices;
  const today = getCompanyToday(session.countryId);
  const form: RefundForm = {
    ...toFirstWay(choices),
    key: randomUUID(),
    amount: minorToText(available),
    date: formatDate(today),
    rate: "",
    currencyId: currency?.id ?? "",
    invoiceId: invoice?.id ?? "",
  };
  return {
    companyId: session.companyId,
    form,
    name: contact.name,
    about: source.about,
    barrier:
      available > 0n
        ? null
        : {
            text: fill(words.nothing.text, { name: contact.name }),
            to: invoice ? paths.invoice(invoice.id) : owedPaths.customer(id),
            link: invoice ? words.nothing.invoice : words.nothing.customer,
          },
    symbol: currency?.symbol ?? "",
    lastDay: today,
    isForeign: currency !== undefined && currency.id !== base?.id,
    inCash:
      listRoundedMethodIds(choices, currency?.code ?? "").length > 0
        ? toCashAmount(available)
        : null,
    methods,
    accounts,
  };
}

/** Where the money comes from: its currency, how much there is, and a sentence about it. */
type Source = {
  currency: { id: string; code: string; symbol: string } | undefined;
  available: bigint;
  about: string;
};

function toInvoiceSource({ no, currency, to_give_back }: InvoiceRecord): Source {
  const available = to_give_back ?? 0n;
  const about = fill(words.paidTooMuch, { amount: formatMoney(currency.symbol, available), no });
  return { currency, available, about };
}

function toAccountSource({ on_account: sums }: CustomerBalance, requested: string | null): Source {
  const sum =
    sums.find(({ currency }) => currency.code === requested) ??
    sums.find(({ on_account }) => on_account > 0n);
  if (!sum) return { currency: undefined, available: 0n, about: "" };
  const { currency, on_account: available } = sum;
  return {
    currency,
    available,
    about: fill(words.onAccount, { amount: formatMoney(currency.symbol, available) }),
  };
}

/** Returns the amount rounded to 5 sen; null when rounding changes nothing. */
function toCashAmount(available: bigint) {
  const rounded = roundToFiveSen(available);
  if (rounded === available || rounded === 0n) return null;
  return { amount: formatAmount(rounded), rounding: formatAmount(rounded - available) };
}
