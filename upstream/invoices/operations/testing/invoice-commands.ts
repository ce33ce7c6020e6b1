import * as fc from "fast-check";
import { expect } from "vitest";
import { minorToText } from "../../../../domain/money/money";
import { createCreditNote } from "../../credit-notes/create";
import { voidCreditNote } from "../../credit-notes/void";
import { ApiError } from "../../../wire/api-error";
import { recordPayment } from "../../payments/record";
import { readOnAccount } from "../../receipts/on-account";
import { recordReceipt } from "../../receipts/record-receipt";
import { recordRefund, undoRefund } from "../../receipts/refund";
import { settleInvoice } from "../../receipts/settle";
import { undoReceipt } from "../../receipts/undo-receipt";
import { useOnAccount } from "../../receipts/use-on-account";
import { undoPayment } from "../../payments/undo";
import { editInvoice } from "../edit";
import { markSent } from "../mark-sent";
import { deleteInvoice } from "../delete";
import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import { restoreInvoice } from "../restore";
import { voidInvoice } from "../void";
import { toExpectedBookState, readBookState } from "./book-state";
import type { InvoiceModel, Lines } from "./invoice-model";
import type { RealInvoice } from "./real-invoice";
import { CONTEXT, TODAY } from "./payloads";

type Command = fc.AsyncCommand<InvoiceModel, RealInvoice>;

/**
 * Returns generators of the commands that a user can run on an invoice. A command that occurs several
 * times in the list is chosen more often.
 */
export function createInvoiceCommands(lines: fc.Arbitrary<Lines>): fc.Arbitrary<Command>[] {
  const indexes = fc.nat(1);
  // The shares of the balance that are paid, in percent.
  const share = fc.constantFrom(10, 33, 50, 99, 100, 100, 101);
  const quantity = fc.constantFrom(null, "0.5", "1", "1", "2.5", "3", "4");
  const quantities = fc.array(quantity, { minLength: 3, maxLength: 3 });
  const weighted: [number, fc.Arbitrary<Command>][] = [
    [1, fc.constant(toCommand("mark as sent", markInvoiceSent))],
    [1, lines.map((typed) => toCommand(`edit ${JSON.stringify(typed)}`, edit(typed)))],
    [
      4,
      fc
        .record({ share, isCash: fc.boolean() })
        .map((typed) => toCommand(`pay ${JSON.stringify(typed)}`, pay(typed))),
    ],
    [5, indexes.map((index) => toCommand(`undo ${index}`, undo(index)))],
    [
      4,
      fc
        .record({ share, extra: fc.constantFrom(0n, 0n, 1n, 2n, 777n), isCash: fc.boolean() })
        .map((typed) =>
          toCommand(`receive ${typed.share}% + ${typed.extra} ${typed.isCash}`, receive(typed)),
        ),
    ],
    [3, fc.constant(toCommand("use what is on account", useMoney))],
    [
      3,
      fc
        .constantFrom("keep" as const, "cash" as const, "bank" as const)
        .map((way) => toCommand(`settle: ${way}`, settle(way))),
    ],
    [2, fc.boolean().map((isCash) => toCommand(`give back, cash: ${isCash}`, giveBack(isCash)))],
    [1, indexes.map((index) => toCommand(`undo refund ${index}`, undoGivenBack(index)))],
    [1, indexes.map((index) => toCommand(`undo receipt ${index}`, undoReceived(index)))],
    [4, quantities.map((typed) => toCommand(`credit ${typed.join(" ")}`, credit(typed)))],
    [3, indexes.map((index) => toCommand(`void credit ${index}`, voidCredit(index)))],
    [1, fc.constant(toCommand("void", voidStep))],
    [1, fc.constant(toCommand("delete", remove))],
    [1, fc.constant(toCommand("restore", restore))],
  ];
  return weighted.flatMap(([weight, each]) => Array.from({ length: weight }, () => each));
}

/** Whether the model accepts a command, and the function that runs it on the stored invoice. */
type Attempt = { isAllowed: boolean; run: () => Promise<unknown> };
/** Runs an operation on the model, and returns how to run the operation on the stored invoice. */
type Step = (model: InvoiceModel, real: RealInvoice) => Attempt;

function toCommand(name: string, step: Step): Command {
  return {
    check: () => true,
    async run(model, real) {
      const attempt = step(model, real);
      expect(await isAccepted(attempt.run), `${name} is accepted`).toBe(attempt.isAllowed);
      await readIds(real);
      expect(await readState(real), `after ${name}`).toEqual(toExpectedState(model));
      if (!real.checkBooks) return;
      expect(await readBookState(real), `derived data after ${name}`).toEqual(
        toExpectedBookState(model, real),
      );
      expect(await real.checkBooks(), `findings after ${name}`).toEqual([]);
    },
    toString: () => name,
  };
}

/** Returns false when the command throws an API error with a status below 500. */
async function isAccepted(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

/** Reads the ids of the records in the model's order. The payments of a deleted invoice are gone. */
async function readIds(real: RealInvoice): Promise<void> {
  const { books, id, contactId } = real;
  const payments = await books
    .selectFrom("payments")
    .select("id")
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
  real.paymentIds = payments.map((payment) => payment.id);
  for (const [table, ids] of [
    ["receipts", real.receiptIds],
    ["refunds", real.refundIds],
  ] as const) {
    const rows = await books
      .selectFrom(table)
      .select("id")
      .where("contact_id", "=", contactId)
      .orderBy("id")
      .execute();
    ids.splice(0, ids.length, ...rows.map((row) => row.id));
  }
}

async function readState({ books, id, contactId, payloads }: RealInvoice) {
  const onAccount = await readOnAccount(books, { contactId, currencyId: payloads.currencyId });
  const invoice = await books
    .selectFrom("invoices")
    .select(["status", "balance", "credited", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!invoice) return { onAccount };
  const { balance, credited } = invoice;
  return { ...invoice, balance: BigInt(balance), credited: BigInt(credited), onAccount };
}

function toExpectedState(model: InvoiceModel) {
  const { onAccount } = model.money;
  if (!model.exists) return { onAccount };
  const { draft, sent, received, voided } = INVOICE_STATUS;
  const statuses = { draft, issued: model.isReceived ? received : sent, voided, destroyed: -1 };
  return {
    status: statuses[model.stage],
    balance: model.balance,
    credited: model.credited,
    version: model.version,
    onAccount,
  };
}

const WITHOUT_ETAG = { etag: undefined, ...CONTEXT };

const markInvoiceSent: Step = (model, { books, id }) => ({
  isAllowed: model.markSent(),
  run: () => markSent(books, id, { body: { status: INVOICE_STATUS.sent }, ...WITHOUT_ETAG }),
});

function edit(lines: Lines): Step {
  return (model, { books, id, no, contactId, payloads }) => ({
    isAllowed: model.edit(lines),
    run: () => {
      const body = payloads.invoice(lines, no, contactId);
      return editInvoice(books, id, { body, ...WITHOUT_ETAG });
    },
  });
}

function pay({ share, isCash }: { share: number; isCash: boolean }): Step {
  return (model, real) => {
    const typed = (model.balance * BigInt(share) + 50n) / 100n;
    const method = isCash ? real.payloads.cash : real.payloads.bank;
    const body = { ...method, amount: minorToText(typed), date: TODAY };
    return {
      isAllowed: model.pay(typed, isCash),
      run: () => recordPayment(real.books, real.id, { body, ...WITHOUT_ETAG }),
    };
  };
}

type Received = { share: number; extra: bigint; isCash: boolean };

function receive({ share, extra, isCash }: Received): Step {
  return (model, { books, contactId, payloads }) => {
    const owed = model.exists && model.balance > 0n ? model.balance : 0n;
    const typed = (owed * BigInt(share) + 50n) / 100n + extra;
    const method = isCash ? payloads.cash : payloads.bank;
    const money = { amount: minorToText(typed), date: TODAY, currency_id: payloads.currencyId };
    return {
      isAllowed: model.receive(typed, isCash),
      run: () => recordReceipt(books, contactId, { body: { ...method, ...money }, ...CONTEXT }),
    };
  };
}

const useMoney: Step = (model, { books, id }) => ({
  isAllowed: model.useOnAccount(),
  run: () => useOnAccount(books, id, { body: {}, ...WITHOUT_ETAG }),
});

function settle(way: "keep" | "cash" | "bank"): Step {
  return (model, { books, id, payloads }) => ({
    isAllowed: model.settle(way),
    run: () => {
      const overpaid = way === "keep" ? way : payloads[way];
      return settleInvoice(books, id, { body: { overpaid }, ...CONTEXT });
    },
  });
}

function giveBack(isCash: boolean): Step {
  return (model, { books, contactId, payloads }) => ({
    isAllowed: model.money.giveBack(isCash),
    run: () => {
      const method = isCash ? payloads.cash : payloads.bank;
      const body = { ...method, currency_id: payloads.currencyId };
      return recordRefund(books, contactId, { body, ...CONTEXT });
    },
  });
}

function undoGivenBack(index: number): Step {
  return (model, { books, refundIds }) => ({
    isAllowed: model.money.undoRefund(index),
    run: () => undoRefund(books, refundIds[index], WITHOUT_ETAG),
  });
}

function undoReceived(index: number): Step {
  return (model, { books, receiptIds }) => ({
    isAllowed: model.undoReceipt(index),
    run: () => undoReceipt(books, receiptIds[index], WITHOUT_ETAG),
  });
}

function undo(index: number): Step {
  return (model, { books, id, paymentIds }) => ({
    isAllowed: model.undo(index),
    run: () => undoPayment(books, { invoiceId: id, paymentId: paymentIds[index] }, WITHOUT_ETAG),
  });
}

function credit(quantities: (string | null)[]): Step {
  return (model, real) => ({
    isAllowed: model.credit(quantities.slice(0, model.lines.length)),
    run: async () => {
      const lines = await real.books
        .selectFrom("invoice_lines")
        .select("id")
        .where("invoice_id", "=", real.id)
        .orderBy("position")
        .execute();
      const items = lines.map(({ id }, index) => ({
        invoice_line_id: id,
        quantity: quantities[index] ?? "0",
      }));
      const body = { date: TODAY, reason: "Returned", items };
      const note = await createCreditNote(real.books, real.id, { body, ...WITHOUT_ETAG });
      real.creditIds.push(note.id);
    },
  });
}

function voidCredit(index: number): Step {
  return (model, { books, creditIds }) => ({
    isAllowed: model.voidCredit(index),
    run: () =>
      voidCreditNote(books, creditIds[index], { body: { reason: "Wrong" }, ...WITHOUT_ETAG }),
  });
}

const voidStep: Step = (model, { books, id }) => ({
  isAllowed: model.voidInvoice(),
  run: () => voidInvoice(books, id, { body: { reason: "Wrong" }, ...WITHOUT_ETAG }),
});

const remove: Step = (model, { books, id }) => ({
  isAllowed: model.remove(),
  run: () => deleteInvoice(books, id, WITHOUT_ETAG),
});

const restore: Step = (model, { books, id }) => ({
  isAllowed: model.restore(),
  run: () => restoreInvoice(books, id, CONTEXT),
});
