import { minorToText } from "../../../../domain/money/money";
import { listInvoices } from "../../read/list";
import { createSnapshotPeriod } from "../../../totals/period";
import { readBalances } from "../../../reports/snapshot/accounts";
import {
  readIncomeByAccount,
  readIssuedSum,
  readOwedSums,
  readReceivedSum,
} from "../../../totals/read-totals";
import { listDeletedInvoices } from "../../read/list-deleted";
import type { RealInvoice } from "./real-invoice";
import type { InvoiceModel } from "./invoice-model";
import { TODAY } from "./payloads";

/**
 * Reads data that is derived from the only invoice of a company: lists, search, totals, account
 * balances, versions and the kinds of events. Amounts are in minor units or, from lists, decimal text.
 */
export async function readBookState({ books, id, no }: RealInvoice) {
  const page = { number: 1, size: 20 };
  const noFilter = { search: "", today: TODAY, from: null, to: null };
  const listed = await listInvoices(books, noFilter, { page, withSums: true });
  const found = await listInvoices(books, { ...noFilter, search: no }, { page });
  const unpaid = await listInvoices(books, { ...noFilter, list: "unpaid" }, { page });
  const period = createSnapshotPeriod(TODAY);
  const { open, overdue } = await readOwedSums(books, period);
  const versions = await books
    .selectFrom("invoice_versions")
    .select("version")
    .where("invoice_id", "=", id)
    .orderBy("version")
    .execute();
  const events = await books
    .selectFrom("events")
    .select("kind")
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
  return {
    listed: listed.transactions.map(pickListedFields),
    total: listed.total,
    sums: listed.sums?.map(pickFields(SUM_FIELDS)),
    found: found.transactions.map(pickListedFields),
    unpaid: unpaid.total,
    deleted: (await listDeletedInvoices(books, { number: 1, size: 1 })).total,
    issued: await readIssuedSum(books, period.from, period.today),
    open,
    overdue: overdue.count,
    received: (await readReceivedSum(books)).count,
    income: (await readIncomeByAccount(books, period)).map(({ amount }) => amount),
    balances: Object.fromEntries(
      (await readBalances(books)).map(({ name, balance }) => [name, balance]),
    ),
    versions: versions.map(({ version }) => version),
    events: events.map(({ kind }) => kind),
  };
}

/** Calculates from the model the values that `readBookState` must return. */
export function toExpectedBookState(
  model: InvoiceModel,
  { no }: RealInvoice,
): Awaited<ReturnType<typeof readBookState>> {
  const { exists, isCounted, balance, credited, total } = model;
  const listed = exists ? [{ no, balance: minorToText(balance) }] : [];
  const owed = isCounted && balance > 0n ? balance : 0n;
  const counted = (amount: bigint) => (isCounted ? amount : 0n);
  const income = counted(model.net - model.creditedNet);
  return {
    listed,
    total: listed.length,
    sums: exists
      ? [
          {
            count: isCounted ? 1 : 0,
            drafts: model.stage === "draft" ? 1 : 0,
            voided: model.stage === "voided" ? 1 : 0,
            billed: minorToText(counted(total)),
            credited: minorToText(counted(credited)),
            received: minorToText(counted(model.paid)),
            left: minorToText(owed),
            to_give_back: minorToText(counted(balance < 0n ? -balance : 0n)),
          },
        ]
      : [],
    found: listed,
    unpaid: owed > 0n ? 1 : 0,
    deleted: model.isDeleted ? 1 : 0,
    issued: { count: isCounted ? 1 : 0, amount: counted(total - credited) },
    open: { count: owed > 0n ? 1 : 0, amount: owed },
    overdue: 0,
    received: exists && model.isReceived ? 1 : 0,
    income: income === 0n ? [] : [income],
    balances: { Till: model.money.sumReceived("cash"), Maybank: model.money.sumReceived("bank") },
    versions: Array.from({ length: model.version }, (_, index) => index + 1),
    events: model.events,
  };
}

const SUM_FIELDS = [
  ...["count", "drafts", "voided", "billed", "credited", "received", "left", "to_give_back"],
];

function pickFields(names: string[]) {
  return (row: object): Record<string, unknown> => {
    const fields = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(names.map((name) => [name, fields.get(name)]));
  };
}

const pickListedFields = pickFields(["no", "balance"]);
