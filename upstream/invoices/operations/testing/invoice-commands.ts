import * as fc from "fast-check";
import { expect } from "vitest";
import { minorToText } from "../../../../domain/money/money";
import { createCreditNote } from "../../credit-notes/create";
import { voidCreditNote } from "../../credit-notes/void";
import { ApiError } from "../../../wire/api-error";
import { recordPayment } from "../../payments/record";
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

async function readState({ books, id }: RealInvoice) {
  const invoice = await books
    .selectFrom("invoices")
    .select(["status", "balance", "credited", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!invoice) return null;
  return { ...invoice, balance: BigInt(invoice.balance), credited: BigInt(invoice.credited) };
}

function toExpectedState(model: InvoiceModel) {
  if (!model.exists) return null;
  const { draft, sent, received, voided } = INVOICE_STATUS;
  const statuses = { draft, issued: model.isReceived ? received : sent, voided, destroyed: -1 };
  return {
    status: statuses[model.stage],
    balance: model.balance,
    credited: model.credited,
    version: model.version,
  };
}

const WITHOUT_ETAG = { etag: undefined, ...CONTEXT };

const markInvoiceSent: Step = (model, { books, id }) => ({
  isAllowed: model.markSent(),
  run: () => markSent(books, id, { body: { status: INVOICE_STATUS.sent }, ...WITHOUT_ETAG }),
});

function edit(lines: Lines): Step {
  return (model, { books, id, no, payloads }) => ({
    isAllowed: model.edit(lines),
    run: () => editInvoice(books, id, { body: payloads.invoice(lines, no), ...WITHOUT_ETAG }),
  });
}

function pay({ share, isCash }: { share: number; isCash: boolean }): Step {
  return (model, real) => {
    const typed = (model.balance * BigInt(share) + 50n) / 100n;
    const method = isCash ? real.payloads.cash : real.payloads.bank;
    const body = { ...method, amount: minorToText(typed), date: TODAY };
    return {
      isAllowed: model.pay(typed, isCash),
      run: async () => {
        const { id } = await recordPayment(real.books, real.id, { body, ...WITHOUT_ETAG });
        real.paymentIds.push(id);
      },
    };
  };
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
