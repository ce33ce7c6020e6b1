/** A receipt of the model. Amounts are in sen. */
export type ModelReceipt = { amount: bigint; isCash: boolean; isActive: boolean };

/** `isReleased` is true when the money of the undone payment is on account. */
export type ModelPayment = {
  receipt: ModelReceipt;
  amount: bigint;
  /** The rounding that is stored with the payment. */
  rounding: bigint;
  isFromAccount: boolean;
  isActive: boolean;
  isReleased: boolean;
};

type ModelRefund = {
  amount: bigint;
  isCash: boolean;
  parts: { receipt: ModelReceipt; amount: bigint }[];
  isActive: boolean;
};

/** A simple model of the money of one customer, who has one invoice. */
export class MoneyModel {
  receipts: ModelReceipt[] = [];
  payments: ModelPayment[] = [];
  refunds: ModelRefund[] = [];

  get activePayments(): ModelPayment[] {
    return this.payments.filter(({ isActive }) => isActive);
  }

  get onAccount(): bigint {
    return sum(this.receipts.map((receipt) => this.#countLeft(receipt)));
  }

  /** What came to an account by cash or by bank transfer, less what was given back from it. */
  sumReceived(way: "cash" | "bank"): bigint {
    const isWay = ({ isActive, isCash }: { isActive: boolean; isCash: boolean }) =>
      isActive && isCash === (way === "cash");
    const [received, givenBack] = [this.receipts, this.refunds].map((all) =>
      sum(all.filter(isWay).map(({ amount }) => amount)),
    );
    return (received ?? 0n) - (givenBack ?? 0n);
  }

  #countLeft(receipt: ModelReceipt): bigint {
    if (!receipt.isActive) return 0n;
    const shares = this.activePayments.filter((payment) => payment.receipt === receipt);
    const parts = this.#listParts(receipt);
    return receipt.amount - sum([...shares, ...parts].map(({ amount }) => amount));
  }

  #listParts(receipt: ModelReceipt) {
    return this.refunds
      .filter(({ isActive }) => isActive)
      .flatMap(({ parts }) => parts.filter((part) => part.receipt === receipt));
  }

  addReceipt(amount: bigint, isCash: boolean): ModelReceipt {
    const receipt = { amount, isCash, isActive: true };
    this.receipts.push(receipt);
    return receipt;
  }

  addPayment(receipt: ModelReceipt, amount: bigint, isFromAccount = false): ModelPayment {
    const payment = {
      ...{ receipt, amount, rounding: 0n, isFromAccount },
      ...{ isActive: true, isReleased: false },
    };
    this.payments.push(payment);
    return payment;
  }

  /** Takes shares of an amount from what is on account, the oldest receipt first. */
  takeShares(amount: bigint): ModelPayment[] {
    let rest = amount;
    return this.receipts.flatMap((receipt) => {
      const left = this.#countLeft(receipt);
      const share = left < rest ? left : rest;
      rest -= share;
      return share > 0n ? this.addPayment(receipt, share, true) : [];
    });
  }

  /** Takes a payment off the invoice. Returns true when its money is on account. */
  undo(payment: ModelPayment): boolean {
    const { receipt, amount, isFromAccount } = payment;
    payment.isActive = false;
    payment.isReleased = isFromAccount || amount !== receipt.amount;
    if (!payment.isReleased) receipt.isActive = false;
    return payment.isReleased;
  }

  release(payment: ModelPayment): void {
    payment.isActive = false;
    payment.isReleased = true;
  }

  /** Gives back parts, or all that is on account. Cash is rounded to 5 sen. */
  giveBack(isCash: boolean, parts = this.listOnAccount()): boolean {
    const all = sum(parts.map(({ amount }) => amount));
    if (all === 0n) return false;
    const rounded = roundToCoins(all);
    const amount = isCash && rounded > 0n ? rounded : all;
    this.refunds.push({ amount, isCash, parts, isActive: true });
    return true;
  }

  listOnAccount() {
    return this.receipts
      .map((receipt) => ({ receipt, amount: this.#countLeft(receipt) }))
      .filter(({ amount }) => amount > 0n);
  }

  undoRefund(index: number): boolean {
    const refund = this.refunds[index];
    if (!refund?.isActive) return false;
    refund.isActive = false;
    return true;
  }

  /** Undoes a receipt with its shares. Returns the number of shares, or null when it is refused. */
  undoReceipt(index: number): number | null {
    const receipt = this.receipts[index];
    if (!receipt?.isActive || this.#listParts(receipt).length > 0) return null;
    receipt.isActive = false;
    const shares = this.activePayments.filter((payment) => payment.receipt === receipt);
    for (const share of shares) share.isActive = false;
    return shares.length;
  }
}

/** Rounds to the nearest 5 sen. */
export function roundToCoins(amount: bigint): bigint {
  const size = amount < 0n ? -amount : amount;
  const rounded = ((size + 2n) / 5n) * 5n;
  return amount < 0n ? -rounded : rounded;
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
