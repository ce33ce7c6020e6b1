import type { EventKind } from "../../../../domain/history/event-kinds";
import {
  calculateByFractions,
  type PlainLine,
} from "../../../../domain/money/testing/calculations";
import { ExactFraction } from "../../../../domain/money/testing/fraction";
import { creditLines, type CreditedLine } from "./credited-lines";
import { MoneyModel, roundToCoins, type ModelReceipt } from "./money-model";

export type Lines = PlainLine[];

type Credit = { lines: CreditedLine[]; isActive: boolean };
/** `destroyed` is a deleted draft invoice, which cannot be restored. */
type Stage = "draft" | "issued" | "voided" | "destroyed";

/**
 * A simple model of an invoice, calculated with exact fractions. Amounts are in sen. Each operation
 * returns true when the API must accept it. A refused operation changes nothing.
 */
export class InvoiceModel {
  lines: Lines;
  stage: Stage = "draft";
  isDeleted = false;
  version = 0;
  /** The customer's receipts and refunds, and the payments of the invoice. */
  readonly money = new MoneyModel();
  credits: Credit[] = [];
  /** The kinds of events in the history, oldest first. */
  events: EventKind[] = ["made"];

  constructor(lines: Lines) {
    this.lines = lines;
  }

  get exists(): boolean {
    return !this.isDeleted && this.stage !== "destroyed";
  }

  /** True when the invoice is part of the totals. */
  get isCounted(): boolean {
    return this.exists && this.stage === "issued";
  }

  /** The total before tax. */
  get net(): bigint {
    return calculateByFractions(this.lines, []).invoice.lines.reduce(
      (sum, { net }) => sum + net,
      0n,
    );
  }

  get creditedNet(): bigint {
    return this.#activeCredits
      .flatMap((credit) => credit.lines)
      .reduce((sum, { net }) => sum + net, 0n);
  }

  get total(): bigint {
    return calculateByFractions(this.lines, []).invoice.total;
  }

  get credited(): bigint {
    return this.#activeCredits
      .flatMap((credit) => credit.lines)
      .reduce((sum, { net, tax }) => sum + net + tax, 0n);
  }

  /**
   * The unpaid amount. When the last active payment is a whole receipt in cash and a multiple of 5 sen,
   * or the share with the rounding of such a receipt, an unpaid amount of 1 or 2 sen becomes 0, and an
   * overpaid amount is rounded to a multiple of 5 sen.
   */
  get balance(): bigint {
    const unpaid = this.#unpaid;
    const last = this.#activePayments.at(-1);
    if (!last?.receipt.isCash || last.receipt.amount % 5n !== 0n) return unpaid;
    if (last.amount !== last.receipt.amount && last.rounding === 0n) return unpaid;
    return roundToCoins(unpaid) > 0n ? unpaid : roundToCoins(unpaid);
  }

  get #unpaid(): bigint {
    return this.total - this.credited - this.paid;
  }

  get isReceived(): boolean {
    return this.stage === "issued" && this.#activePayments.length > 0 && this.balance <= 0n;
  }

  /** The sum of active payments. */
  get paid(): bigint {
    return this.#activePayments.reduce((sum, { amount }) => sum + amount, 0n);
  }

  get #activePayments() {
    return this.money.activePayments;
  }

  get #activeCredits() {
    return this.credits.filter(({ isActive }) => isActive);
  }

  /** Puts the money of all active payments on account. */
  #releasePayments(): void {
    for (const payment of this.#activePayments) {
      this.money.release(payment);
      this.events.push("released");
    }
  }

  markSent(): boolean {
    if (!this.exists || this.stage === "voided" || this.isReceived) return false;
    if (this.stage === "issued") return true;
    this.stage = "issued";
    this.version = 1;
    this.events.push("issued");
    return true;
  }

  edit(lines: Lines): boolean {
    if (!this.exists || this.stage === "voided" || this.isReceived) return false;
    if (this.#activeCredits.length > 0) return false;
    const before = this.lines;
    this.lines = lines;
    if (this.balance < 0n) {
      this.lines = before;
      return false;
    }
    const isChanged = JSON.stringify(lines) !== JSON.stringify(before);
    if (this.stage === "issued" && isChanged) this.version += 1;
    if (this.stage === "draft" || isChanged) this.events.push("edited");
    return true;
  }

  /**
   * Records a payment of `typed` sen. A cash payment of the whole balance is rounded to a multiple of
   * 5 sen, unless that would be 0.
   */
  pay(typed: bigint, isCash: boolean): boolean {
    if (!this.exists || this.stage !== "issued") return false;
    const { balance } = this;
    if (balance <= 0n || typed <= 0n) return false;
    const isRounded = isCash && typed === balance && roundToCoins(balance) > 0n;
    const amount = isRounded ? roundToCoins(balance) : typed;
    const payment = this.money.addPayment(this.money.addReceipt(amount, isCash), amount);
    if (this.balance >= 0n) {
      payment.rounding = this.balance - this.#unpaid;
      this.events.push("paid");
      return true;
    }
    this.money.payments.pop();
    this.money.receipts.pop();
    return false;
  }

  /** Receives money that pays the invoice first. What is above it is on account. */
  receive(typed: bigint, isCash: boolean): boolean {
    if (typed <= 0n) return false;
    const { balance } = this;
    const left = this.exists && this.stage === "issued" && balance > 0n ? balance : 0n;
    const isRounded = isCash && left > 0n && typed !== left && typed === roundToCoins(left);
    if (left > 0n && typed <= left && !isRounded) return this.pay(typed, isCash);
    const receipt = this.money.addReceipt(typed, isCash);
    if (left === 0n) return true;
    const payment = this.money.addPayment(receipt, isRounded ? typed : left);
    if (isRounded) payment.rounding = typed - left;
    this.events.push("paid");
    return true;
  }

  /** Pays the invoice from what is on account. */
  useOnAccount(): boolean {
    const { balance } = this;
    const { onAccount } = this.money;
    if (!this.exists || this.stage !== "issued" || balance <= 0n || onAccount === 0n) return false;
    const shares = this.money.takeShares(balance < onAccount ? balance : onAccount);
    this.events.push(...shares.map(() => "applied" as const));
    return true;
  }

  undo(index: number): boolean {
    const payment = this.money.payments[index];
    if (!this.exists || !payment?.isActive) return false;
    this.events.push(this.money.undo(payment) ? "released" : "undone");
    return true;
  }

  undoReceipt(index: number): boolean {
    const count = this.money.undoReceipt(index);
    if (count === null) return false;
    for (let share = 0; share < count; share += 1) this.events.push("undone");
    return true;
  }

  /**
   * Puts what is overpaid on account, the last payment first, and gives it back unless `way` is
   * "keep".
   */
  settle(way: "keep" | "cash" | "bank"): boolean {
    if (!this.exists || this.stage !== "issued" || this.balance >= 0n) return false;
    const parts: { receipt: ModelReceipt; amount: bigint }[] = [];
    for (;;) {
      const { balance } = this;
      const last = this.#activePayments.at(-1);
      if (balance >= 0n || !last) break;
      const rounding = balance - this.#unpaid;
      const part = -balance < last.amount ? -balance : last.amount;
      this.money.release(last);
      this.events.push("released");
      const stored = parts.find(({ receipt }) => receipt === last.receipt);
      if (stored) stored.amount += part;
      else parts.push({ receipt: last.receipt, amount: part });
      if (part === last.amount) continue;
      const others = this.#activePayments.reduce((sum, payment) => sum + payment.rounding, 0n);
      const rest = this.money.addPayment(last.receipt, last.amount - part, last.isFromAccount);
      rest.rounding = rounding - others;
    }
    return way === "keep" || this.money.giveBack(way === "cash", parts);
  }

  /** Credits a quantity of each line. Null stands for a line that is not credited. */
  credit(quantities: (string | null)[]): boolean {
    if (!this.exists || this.stage !== "issued") return false;
    if (!quantities.some((quantity) => quantity !== null)) return false;
    const lines = creditLines(this.lines, quantities, (index) => this.#sumCredited(index));
    if (!lines) return false;
    const total = lines.reduce((sum, { net, tax }) => sum + net + tax, 0n);
    if (total <= 0n || total > this.total - this.credited) return false;
    this.credits.push({ lines, isActive: true });
    this.events.push("credited");
    return true;
  }

  /** Adds up what active credit notes credit of the line with this index. */
  #sumCredited(index: number): CreditedLine {
    return this.#activeCredits.reduce(
      (sum, { lines }) => {
        const line = lines[index];
        return line
          ? {
              quantity: sum.quantity.plus(line.quantity),
              net: sum.net + line.net,
              tax: sum.tax + line.tax,
            }
          : sum;
      },
      { quantity: ExactFraction.zero, net: 0n, tax: 0n },
    );
  }

  voidCredit(index: number): boolean {
    const credit = this.credits[index];
    if (!this.exists || !credit?.isActive) return false;
    credit.isActive = false;
    this.events.push("credit_voided");
    return true;
  }

  voidInvoice(): boolean {
    if (!this.exists || this.stage !== "issued" || this.#activeCredits.length > 0) return false;
    this.#releasePayments();
    this.stage = "voided";
    this.events.push("voided");
    return true;
  }

  remove(): boolean {
    if (!this.exists) return false;
    if (this.stage === "draft") this.stage = "destroyed";
    else if (this.#activeCredits.length > 0) return false;
    else {
      this.#releasePayments();
      this.isDeleted = true;
    }
    this.events.push("deleted");
    return true;
  }

  restore(): boolean {
    if (this.stage === "destroyed") return false;
    if (this.isDeleted) this.events.push("restored");
    this.isDeleted = false;
    return true;
  }
}
