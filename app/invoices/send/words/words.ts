/** What a message says of an invoice; dates as they are shown, blank for none. */
export type MessageFacts = {
  contact: string;
  no: string;
  business: string;
  /** With its symbol: "RM 100.00". */
  amount: string;
  due: string;
  /** The customer's page; blank for none. */
  address: string;
};

/** Of a payment of an invoice. */
export type ReceiptFacts = Omit<MessageFacts, "due"> & {
  date: string;
  /** What is left of the invoice; blank for nothing. */
  left: string;
};

/** `no` is the credit note's own. */
export type CreditNoteFacts = Omit<MessageFacts, "due"> & { invoiceNo: string };

export type StatementFacts = {
  contact: string;
  business: string;
  from: string;
  to: string;
  /** On the last day, a currency each: ["RM 60.00", "S$ 7.00"]. */
  balances: string[];
};

/** Of all that a customer is late with. */
export type LateFacts = {
  contact: string;
  business: string;
  count: number;
  /** A currency each. */
  sums: string[];
  /** Each named invoice with its link, the longest due first. */
  invoices: { no: string; due: string; amount: string; address: string }[];
  /** How many of `count` are not named. */
  more: number;
};

/** How sternly a reminder reminds. */
export type Tone = "friendly" | "plain" | "firm";

/** Messages to customers in one language: each a whole text, which its owner may change. */
export type MessageWords = {
  subject: (facts: Pick<MessageFacts, "no" | "business">) => string;
  owed: (facts: MessageFacts) => string;
  /** Paid, or nothing is left for another reason. */
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
