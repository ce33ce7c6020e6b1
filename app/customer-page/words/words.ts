/** All that the customer's page says, in one language: whole sentences, nothing glued together. */
export type Words = {
  /** For the document's `lang`. */
  lang: string;
  /** A day, YYYY-MM-DD, as it is read: its month is a word, so that no order can be mistaken. */
  date: (day: string) => string;
  title: (of: { no: string; business: string }) => string;
  invoice: string;
  taxInvoice: string;
  toPay: string;
  partPaid: string;
  late: (days: number) => string;
  isPaid: string;
  credited: string;
  moneyBack: string;
  isVoid: string;
  owed: (of: OwedFacts) => string;
  partOfTotal: (of: { paid: string; total: string }) => string;
  /** The day of the last payment. */
  paidOn: (date: string) => string;
  /** Where that is not known. */
  paid: string;
  thanks: string;
  void: string;
  /** Without a payment: it was credited, or comes to nothing. */
  nothingLeft: string;
  comesBack: (amount: string) => string;
  issuedOn: (date: string) => string;
  billTo: string;
  lines: string;
  each: (of: { quantity: string; price: string }) => string;
  lessDiscount: (percent: string) => string;
  subtotal: string;
  discount: string;
  beforeTax: string;
  taxOn: (of: { tax: string; net: string }) => string;
  total: string;
  rounding: string;
  creditNote: (of: { no: string; date: string }) => string;
  paidRow: string;
  left: string;
  back: string;
  howToPay: string;
  scan: (name: string) => string;
  amountFilled: string;
  typeAmount: (amount: string) => string;
  changeAmount: (of: { said: string; amount: string }) => string;
  saveCode: string;
  onThisPhone: string;
  bank: string;
  accountName: string;
  accountNumber: string;
  amount: string;
  reference: string;
  copy: string;
  copied: string;
  /** What a button "Copy" copies, for those who hear it. */
  copies: Record<"account" | "amount" | "reference" | "payNow", string>;
  receipts: string;
  openReceipt: string;
  notes: string;
  openPdf: string;
  goneTitle: string;
  goneText: string;
  busyTitle: string;
  busyText: string;
  laterTitle: string;
  laterText: string;
};

/** `date` is blank for none; `isPart`: some of it is paid. */
export type OwedFacts = { amount: string; date: string; isLate: boolean; isPart: boolean };
