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
import { expectedAround, readAround } from "./around";
import type { InvoiceModel, Lines } from "./invoice-model";
import type { RealInvoice } from "./real-invoice";
import { ACT, TODAY } from "./names";

type Command = fc.AsyncCommand<InvoiceModel, RealInvoice>;

/** What people do to an invoice, wanted or not: the model says whether it is to be taken. */
export function invoiceCommands(lines: fc.Arbitrary<Lines>): fc.Arbitrary<Command>[] {
  const which = fc.nat(1);
  const share = fc.constantFrom(10, 33, 50, 99, 100, 100, 101);
  const quantity = fc.constantFrom(null, "0.5", "1", "1", "2.5", "3", "4");
  const quantities = fc.array(quantity, { minLength: 3, maxLength: 3 });
  const weighted: [number, fc.Arbitrary<Command>][] = [
    [1, fc.constant(command("send", send))],
    [1, lines.map((typed) => command(`edit ${JSON.stringify(typed)}`, edit(typed)))],
    [
      4,
      fc
        .record({ share, isCash: fc.boolean() })
        .map((typed) => command(`pay ${JSON.stringify(typed)}`, pay(typed))),
    ],
    [5, which.map((index) => command(`undo ${index}`, undo(index)))],
    [4, quantities.map((typed) => command(`credit ${typed.join(" ")}`, credit(typed)))],
    [3, which.map((index) => command(`void credit ${index}`, voidCredit(index)))],
    [1, fc.constant(command("void", voidIt))],
    [1, fc.constant(command("delete", remove))],
    [1, fc.constant(command("restore", restore))],
  ];
  return weighted.flatMap(([weight, each]) => Array.from({ length: weight }, () => each));
}

type Attempt = { model: boolean; real: () => Promise<unknown> };
type Doing = (model: InvoiceModel, real: RealInvoice) => Attempt;

function command(name: string, doing: Doing): Command {
  return {
    check: () => true,
    async run(model, real) {
      const attempt = doing(model, real);
      expect(await isTaken(attempt.real), `${name} is taken`).toBe(attempt.model);
      expect(await shown(real), `after ${name}`).toEqual(expected(model));
      if (!real.check) return;
      expect(await readAround(real), `around it after ${name}`).toEqual(
        expectedAround(model, real),
      );
      expect(await real.check(), `in the books after ${name}`).toEqual([]);
    },
    toString: () => name,
  };
}

/** False where it is refused, in words. */
async function isTaken(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

async function shown({ books, id }: RealInvoice) {
  const invoice = await books
    .selectFrom("invoices")
    .select(["status", "balance", "credited", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!invoice) return null;
  return { ...invoice, balance: BigInt(invoice.balance), credited: BigInt(invoice.credited) };
}

function expected(model: InvoiceModel) {
  if (!model.isThere) return null;
  const { draft, sent, received, voided } = INVOICE_STATUS;
  const statuses = { draft, issued: model.isReceived ? received : sent, voided, destroyed: -1 };
  return {
    status: statuses[model.stage],
    balance: model.left,
    credited: model.credited,
    version: model.version,
  };
}

const unseen = { version: undefined, ...ACT };

const send: Doing = (model, { books, id }) => ({
  model: model.send(),
  real: () => markSent(books, id, { body: { status: INVOICE_STATUS.sent }, ...unseen }),
});

function edit(lines: Lines): Doing {
  return (model, { books, id, no, names }) => ({
    model: model.edit(lines),
    real: () => editInvoice(books, id, { body: names.invoice(lines, no), ...unseen }),
  });
}

function pay({ share, isCash }: { share: number; isCash: boolean }): Doing {
  return (model, real) => {
    const typed = (model.left * BigInt(share) + 50n) / 100n;
    const method = isCash ? real.names.cash : real.names.bank;
    const body = { ...method, amount: minorToText(typed), date: TODAY };
    return {
      model: model.pay(typed, isCash),
      real: async () => {
        const { id } = await recordPayment(real.books, real.id, { body, ...unseen });
        real.paymentIds.push(id);
      },
    };
  };
}

function undo(index: number): Doing {
  return (model, { books, id, paymentIds }) => ({
    model: model.undo(index),
    real: () => undoPayment(books, { invoiceId: id, paymentId: paymentIds[index] }, unseen),
  });
}

function credit(quantities: (string | null)[]): Doing {
  return (model, real) => ({
    model: model.credit(quantities.slice(0, model.lines.length)),
    real: async () => {
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
      const note = await createCreditNote(real.books, real.id, { body, ...unseen });
      real.creditIds.push(note.id);
    },
  });
}

function voidCredit(index: number): Doing {
  return (model, { books, creditIds }) => ({
    model: model.voidCredit(index),
    real: () => voidCreditNote(books, creditIds[index], { body: { reason: "Wrong" }, ...unseen }),
  });
}

const voidIt: Doing = (model, { books, id }) => ({
  model: model.voidInvoice(),
  real: () => voidInvoice(books, id, { body: { reason: "Wrong" }, ...unseen }),
});

const remove: Doing = (model, { books, id }) => ({
  model: model.remove(),
  real: () => deleteInvoice(books, id, unseen),
});

const restore: Doing = (model, { books, id }) => ({
  model: model.restore(),
  real: () => restoreInvoice(books, id, ACT),
});
