import type { EventKind } from "../../../db/issued-tables";
import {
  calculateByFractions,
  type PlainLine,
} from "../../../../domain/money/testing/calculations";
import { ExactFraction } from "../../../../domain/money/testing/fraction";

export type Lines = PlainLine[];

/** `isReleased` is true when the money of the undone payment is on account. */
type Payment = { amount: bigint; isCash: boolean; isActive: boolean; isReleased: boolean };
type CreditedLine = { quantity: ExactFraction; net: bigint; tax: bigint };
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
  payments: Payment[] = [];
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
   * The unpaid amount. When the last active payment is in cash and a multiple of 5 sen, an unpaid
   * amount of 1 or 2 sen becomes 0, and an overpaid amount is rounded to a multiple of 5 sen.
   */
  get balance(): bigint {
    const unpaid = this.total - this.credited - this.paid;
    const last = this.#activePayments.at(-1);
    if (!last?.isCash || last.amount % 5n !== 0n) return unpaid;
    return roundToCoins(unpaid) > 0n ? unpaid : roundToCoins(unpaid);
  }

  get isReceived(): boolean {
    return this.stage === "issued" && this.#activePayments.length > 0 && this.balance <= 0n;
  }

  /** The sum of active payments. */
  get paid(): bigint {
    return this.#activePayments.reduce((sum, { amount }) => sum + amount, 0n);
  }

  /** What was received by cash or by bank transfer, with the money that is on account. */
  sumReceived(way: "cash" | "bank"): bigint {
    return this.payments
      .filter(({ isActive, isReleased }) => isActive || isReleased)
      .filter(({ isCash }) => isCash === (way === "cash"))
      .reduce((sum, { amount }) => sum + amount, 0n);
  }

  get #activePayments() {
    return this.payments.filter(({ isActive }) => isActive);
  }

  get #activeCredits() {
    return this.credits.filter(({ isActive }) => isActive);
  }

  /** Puts the money of all active payments on account. */
  #releasePayments(): void {
    for (const payment of this.#activePayments) {
      payment.isActive = false;
      payment.isReleased = true;
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
    this.payments.push({ amount, isCash, isActive: true, isReleased: false });
    if (this.balance >= 0n) {
      this.events.push("paid");
      return true;
    }
    this.payments.pop();
    return false;
  }

  undo(index: number): boolean {
    const payment = this.payments[index];
    if (!this.exists || !payment?.isActive) return false;
    payment.isActive = false;
    this.events.push("undone");
    return true;
  }

  /** Credits a quantity of each line. Null stands for a line that is not credited. */
  credit(quantities: (string | null)[]): boolean {
    if (!this.exists || this.stage !== "issued") return false;
    if (!quantities.some((quantity) => quantity !== null)) return false;
    const stored = calculateByFractions(this.lines, []).invoice.lines;
    const lines: CreditedLine[] = [];
    for (const [index, line] of this.lines.entries()) {
      const quantity = ExactFraction.parse(quantities[index] ?? "0");
      const before = this.#sumCredited(index);
      const lineQuantity = ExactFraction.parse(line.quantity);
      const creditedQuantity = before.quantity.plus(quantity);
      if (lineQuantity.isBelow(creditedQuantity)) return false;
      const share = creditedQuantity.times(
        new ExactFraction(lineQuantity.denominator, lineQuantity.numerator),
      );
      const creditShare = (amount: bigint, credited: bigint) =>
        clamp(share.times(new ExactFraction(amount)).round() - credited, amount - credited);
      const { net = 0n, tax = 0n } = stored[index] ?? {};
      const isCredited = quantities[index] !== null && quantities[index] !== undefined;
      lines.push({
        quantity,
        net: isCredited ? creditShare(net, before.net) : 0n,
        tax: isCredited ? creditShare(tax, before.tax) : 0n,
      });
    }
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

function roundToCoins(amount: bigint): bigint {
  return new ExactFraction(amount, 5n).round() * 5n;
}

/** Limits an amount to the range from 0 to `max`. */
function clamp(amount: bigint, max: bigint): bigint {
  if (amount < 0n) return 0n;
  return amount > max ? max : amount;
}
