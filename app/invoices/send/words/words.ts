/** The facts of a message about an invoice; dates are formatted, empty when there is none. */
export type MessageFacts = {
  contact: string;
  no: string;
  business: string;
  /** The amount with its symbol: "RM 100.00". */
  amount: string;
  due: string;
  /** The URL of the customer's page; empty when the invoice has no link. */
  address: string;
};

/** The facts of a message with a receipt. */
export type ReceiptFacts = Omit<MessageFacts, "due"> & {
  date: string;
  /** What is left to pay of the invoice; empty when it is paid. */
  left: string;
};

/** The facts of a message with a credit note; `no` is the credit note's number. */
export type CreditNoteFacts = Omit<MessageFacts, "due"> & { invoiceNo: string };

export type StatementFacts = {
  contact: string;
  business: string;
  from: string;
  to: string;
  /** The closing balance of each currency: ["RM 60.00", "S$ 7.00"]. */
  balances: string[];
};

/** The facts of a reminder of all late invoices of a customer. */
export type LateFacts = {
  contact: string;
  business: string;
  count: number;
  /** The sum of each currency. */
  sums: string[];
  /** The named invoices, longest overdue first; an address is empty when there is no link. */
  invoices: { no: string; due: string; amount: string; address: string }[];
  /** The number of late invoices that are not named. */
  moreCount: number;
};

/** The tone of a reminder. */
export type Tone = "friendly" | "plain" | "firm";

/** The messages to customers in one language. Each is a whole text that the user can edit. */
export type MessageWords = {
  subject: (facts: Pick<MessageFacts, "no" | "business">) => string;
  owed: (facts: MessageFacts) => string;
  /** The text when nothing is left to pay. */
  nothingOwed: (facts: MessageFacts) => string;
  reminderSubject: (facts: Pick<MessageFacts, "no" | "business">) => string;
  reminder: Record<Tone, (facts: MessageFacts) => string>;
  receiptSubject: (facts: Pick<ReceiptFacts, "no" | "business">) => string;
  receipt: (facts: ReceiptFacts) => string;
  creditNoteSubject: (facts: Pick<CreditNoteFacts, "no" | "business">) => string;
  creditNote: (facts: CreditNoteFacts) => string;
  statementSubject: (facts: Pick<StatementFacts, "business" | "from" | "to">) => string;
  statement: (facts: StatementFacts) => string;
  lateSubject: (facts: Pick<LateFacts, "business">) => string;
  late: Record<Tone, (facts: LateFacts) => string>;
};
