/** All that the customer's page says, in one language: whole sentences, nothing glued together. */
export type Words = {
  /** For the document's `lang`. */
  lang: string;
  title: (of: { no: string; business: string }) => string;
  toPay: (amount: string) => string;
  paid: string;
  void: string;
  /** Without a payment: it was credited, or comes to nothing. */
  nothingLeft: string;
  comesBack: (amount: string) => string;
  issuedOn: (date: string) => string;
  dueOn: (date: string) => string;
  wasDueOn: (date: string) => string;
  billTo: string;
  lines: string;
  each: (of: { quantity: string; price: string }) => string;
  lessDiscount: (percent: string) => string;
  subtotal: string;
  discount: string;
  beforeTax: string;
  tax: string;
  total: string;
  rounding: string;
  paidSoFar: string;
  left: string;
  howToPay: string;
  scan: (name: string) => string;
  reference: (reference: string) => string;
  bank: string;
  accountName: string;
  accountNumber: string;
  notes: string;
  openPdf: string;
  goneTitle: string;
  goneText: string;
  busyTitle: string;
  busyText: string;
  laterTitle: string;
  laterText: string;
};
