/**
 * All texts of the customer's page in one language. A sentence is one text and never joined from
 * parts, because languages differ in their word order.
 */
export type Words = {
  /** The document's `lang` attribute. */
  lang: string;
  /**
   * Formats a day (YYYY-MM-DD) with the month as a word, so that day and month cannot be confused.
   */
  formatDay: (day: string) => string;
  /** The document's title. */
  title: (facts: { no: string; business: string }) => string;
  /** The headings "Invoice" and "Tax invoice". */
  invoice: string;
  taxInvoice: string;
  /** The status of an unpaid invoice that is not overdue, and of one of which a part is paid. */
  toPay: string;
  partPaid: string;
  /** The status of an invoice that is overdue by this many days. */
  late: (days: number) => string;
  paidStatus: string;
  creditedStatus: string;
  moneyBackStatus: string;
  voidStatus: string;
  /** The headline of an unpaid invoice. */
  owed: (facts: OwedFacts) => string;
  /** The sentence below the headline of a part paid invoice. */
  partOfTotal: (facts: { paid: string; total: string }) => string;
  /** The headline with the day of the last payment. */
  paidOn: (date: string) => string;
  /** The headline when the day of the last payment is unknown. */
  paidHeadline: string;
  thanks: string;
  voidHeadline: string;
  /** The headline when nothing was paid: the invoice was credited in full, or its total is zero. */
  nothingToPayHeadline: string;
  /** The headline of an overpaid invoice. */
  giveBackHeadline: (amount: string) => string;
  issuedOn: (date: string) => string;
  billTo: string;
  /** The heading above the lines. */
  lines: string;
  quantityAndPrice: (facts: { quantity: string; price: string }) => string;
  lessDiscount: (percent: string) => string;
  subtotal: string;
  discount: string;
  beforeTax: string;
  taxOn: (facts: { tax: string; net: string }) => string;
  total: string;
  rounding: string;
  creditNote: (facts: { no: string; date: string }) => string;
  paidRow: string;
  balanceRow: string;
  giveBackRow: string;
  howToPay: string;
  /** `name` is the name of the payment code, such as DuitNow. */
  scan: (name: string) => string;
  /** The hint below a code that contains the balance. */
  amountFilled: string;
  /** The hint below a code without an amount. */
  typeAmount: (amount: string) => string;
  /** The hint below a code with another amount than the balance, `amount`. */
  changeAmount: (facts: { codeAmount: string; amount: string }) => string;
  saveCode: string;
  /** How to pay with the phone that shows the code. */
  onThisPhone: string;
  bank: string;
  accountName: string;
  accountNumber: string;
  amount: string;
  reference: string;
  copy: string;
  copied: string;
  /** Accessible names of the copy buttons. */
  copies: Record<"account" | "amount" | "reference" | "payNow", string>;
  receipts: string;
  openReceipt: string;
  notes: string;
  openPdf: string;
  /** The message for an unknown link, for too many unknown links, and after a fault. */
  goneTitle: string;
  goneText: string;
  busyTitle: string;
  busyText: string;
  laterTitle: string;
  laterText: string;
};

/**
 * What the headline of an unpaid invoice says. `amount` is the formatted balance, and `date` the
 * formatted due date, empty when there is none. `isPart` is true when a part is already paid.
 */
export type OwedFacts = { amount: string; date: string; isLate: boolean; isPart: boolean };
