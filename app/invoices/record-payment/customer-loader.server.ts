import { randomUUID } from "node:crypto";
import { formatDate, NO_DATE } from "../../../domain/calendar/days";
import { formatMoney, minorToText, sum } from "../../../domain/money/money";
import { count } from "../../../domain/words/in-languages";
import { invoiceViewWords } from "../../../domain/words/invoice-view";
import { fill } from "../../../domain/words/message";
import { recordPaymentWords as words } from "../../../domain/words/record-payment";
import { formatDaysApart, formatRelativeDay, getCompanyToday } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import { findContact } from "~/models/contacts/list.server";
import {
  findOnAccount,
  readCustomerBalance,
  type UnpaidInvoice,
} from "~/models/receipts/unpaid.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { listRoundedMethodIds, readMoneyChoices, toFirstWay } from "../money-choices.server";
import type { RecordPaymentForm, ShareForm } from "./schema";
import { spreadForm, withFilledAmount, withShares } from "./spread-form";

/**
 * Returns the form of a customer's payment for several invoices. The query parameter `currency` is
 * the id of the currency that is chosen at first; otherwise the one of the oldest unpaid invoice.
 */
export async function loadCustomerPayment(session: Session, request: Request, id: string) {
  await requireExtension("receipts");
  const [balance, choices, contact] = await Promise.all([
    readCustomerBalance(session, id),
    readMoneyChoices(session),
    findContact(session, id),
  ]);
  if (!contact) throw createNotFoundPage();
  const { methods, accounts, base } = choices;
  const today = getCompanyToday(session.countryId);
  const currencies = listCurrencies(balance.unpaid, base);
  const requested = new URL(request.url).searchParams.get("currency");
  const currency = currencies.find((each) => each.code === requested) ?? currencies[0];
  const currencyId = currency?.id ?? "";
  const unspreadForm = withFilledAmount<RecordPaymentForm>({
    ...toFirstWay(choices),
    key: randomUUID(),
    ...{ amount: "", filledAmount: "", rate: "", shownRest: "" },
    date: formatDate(today),
    currencyId,
    shares: balance.unpaid.map(toShareForm),
  });
  const currencyViews = currencies.map((each) => ({
    ...each,
    isForeign: each.id !== base?.id,
    roundedMethodIds: listRoundedMethodIds(choices, each.code),
    owed: formatMoney(each.symbol, sumOwed(balance, each.id)),
    about: describeBalance(balance, each),
  }));
  const roundedMethodIds = listRoundedMethodIds(choices, currency?.code ?? "");
  return {
    companyId: session.companyId,
    form: withShares(unspreadForm, spreadForm(unspreadForm, roundedMethodIds).shares),
    name: contact.name,
    /** True for the contact of all cash sales, which are paid when they are made. */
    isCashCustomer: balance.is_cash_customer,
    customerUrl: owedPaths.customer(id),
    currencies: currencyViews,
    /** The texts about the unpaid invoices, by id. */
    rows: Object.fromEntries(
      balance.unpaid.map((invoice) => [invoice.id, toRowView(invoice, today)]),
    ),
    lastDay: today,
    methods,
    accounts,
  };
}

type Currency = Pick<UnpaidInvoice["currency"], "id" | "code" | "symbol">;

/** Returns the currencies of the unpaid invoices, or the company's own when all are paid. */
function listCurrencies(unpaid: UnpaidInvoice[], base: Currency | undefined): Currency[] {
  const byId = new Map(unpaid.map(({ currency }) => [currency.id, currency]));
  if (byId.size > 0) return [...byId.values()];
  return base ? [{ id: base.id, code: base.code, symbol: base.symbol }] : [];
}

function toShareForm({ id, no, currency, balance }: UnpaidInvoice): ShareForm {
  return {
    invoiceId: id,
    no,
    currencyId: currency.id,
    balance: minorToText(balance),
    filled: "",
    amount: "",
  };
}

function toRowView({ balance, currency, due_day, is_late }: UnpaidInvoice, today: string) {
  return {
    left: fill(words.toPay, { amount: formatMoney(currency.symbol, balance) }),
    due: formatDue(due_day, { isLate: is_late, today }),
    isLate: is_late,
  };
}

/** Says when an invoice is due; empty when it has no due date. */
function formatDue(dueDay: string, { isLate, today }: { isLate: boolean; today: string }): string {
  if (dueDay === NO_DATE) return "";
  const date = formatDate(dueDay);
  return isLate
    ? fill(words.late, { date, span: formatDaysApart(dueDay, today) })
    : fill(words.due, { date, relative: formatRelativeDay(dueDay, today) });
}

type Balance = Awaited<ReturnType<typeof readCustomerBalance>>;

const listUnpaid = (balance: Balance, currencyId: string) =>
  balance.unpaid.filter(({ currency }) => currency.id === currencyId);

const sumOwed = (balance: Balance, currencyId: string) =>
  sum(listUnpaid(balance, currencyId).map((invoice) => invoice.balance));

/** Says what the customer owes in a currency and has on account. */
function describeBalance(balance: Balance, { id, symbol }: Currency): string {
  const unpaid = listUnpaid(balance, id);
  const owed = sumOwed(balance, id);
  const onAccount = findOnAccount(balance, id);
  return [
    unpaid.length > 0
      ? count(words.toPayOn, unpaid.length, { amount: formatMoney(symbol, owed) })
      : words.nothingToPay,
    onAccount > 0n
      ? fill(invoiceViewWords.onAccount, { amount: formatMoney(symbol, onAccount) })
      : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
