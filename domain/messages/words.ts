/** The values in a message about an invoice. `no` is its number. */
export type MessageFacts = {
  contact: string;
  no: string;
  business: string;
  /** The balance with its symbol: "RM 100.00". */
  amount: string;
  /**
   * The day, DD/MM/YYYY, that `getEffectiveDueDate` returns; empty when the invoice has no date.
   */
  due: string;
  /** The URL of the customer's page; empty when the invoice has no link. */
  address: string;
};

/**
 * The values in a message with a receipt. `no` is the number of the invoice, `amount` the amount of
 * the payment, and `date` the date of the payment, DD/MM/YYYY.
 */
export type ReceiptFacts = Omit<MessageFacts, "due"> & {
  date: string;
  /** The balance of the invoice with its symbol; empty when the invoice is paid. */
  left: string;
};

/**
 * The values in a message with the receipt of several invoices, or of money on account. `nos` are
 * the numbers of the invoices.
 */
export type WholeReceiptFacts = Pick<ReceiptFacts, "contact" | "business" | "amount" | "date"> & {
  nos: string[];
};

/** The values in a message with a credit note. `no` and `amount` are those of the credit note. */
export type CreditNoteFacts = Omit<MessageFacts, "due"> & { invoiceNo: string };

/** The values in a message with a statement. The period is `from` to `to`, both DD/MM/YYYY. */
export type StatementFacts = {
  contact: string;
  business: string;
  from: string;
  to: string;
  /** The closing balances that are not zero, by currency: ["RM 60.00", "S$ 7.00"]. */
  balances: string[];
};

/** The values in a reminder of several invoices of a customer, all overdue or all due soon. */
export type ReminderFacts = {
  contact: string;
  business: string;
  /** The number of all these invoices. */
  count: number;
  /** Their sum in each currency, such as "RM 60.00". */
  sums: string[];
  /**
   * The invoices that the reminder lists, earliest due first. `address` is the URL of the
   * customer's page; empty when the invoice has no link.
   */
  invoices: { no: string; due: string; amount: string; address: string }[];
  /** The number of invoices that the reminder does not list. */
  moreCount: number;
};

/** The values in a message with several invoices of a customer. */
export type InvoicesFacts = {
  contact: string;
  business: string;
  /** The sum left to pay in each currency, such as "RM 60.00"; empty when nothing is left. */
  sums: string[];
  /** `amount` is the balance; empty when nothing is left to pay. `due` and `address` can be empty. */
  invoices: { no: string; due: string; amount: string; address: string }[];
};

/** The tone of a reminder. */
export type Tone = "friendly" | "plain" | "firm";

/**
 * The messages to customers in one language. Each message is a complete text that the user can
 * edit.
 */
export type MessageWords = {
  /** The subject of an email with an invoice. */
  subject: (facts: Pick<MessageFacts, "no" | "business">) => string;
  /** The message about an invoice that is not fully paid. */
  owed: (facts: MessageFacts) => string;
  /** The message about an invoice on which nothing is left to pay. */
  nothingOwed: (facts: MessageFacts) => string;
  /** The subject of an email with several invoices. */
  invoicesSubject: (facts: Pick<InvoicesFacts, "business" | "invoices">) => string;
  /** The message with several invoices, which lists them. */
  invoices: (facts: InvoicesFacts) => string;
  reminderSubject: (facts: Pick<MessageFacts, "no" | "business">) => string;
  reminder: Record<Tone, (facts: MessageFacts) => string>;
  receiptSubject: (facts: Pick<ReceiptFacts, "no" | "business">) => string;
  receipt: (facts: ReceiptFacts) => string;
  wholeReceiptSubject: (facts: Pick<WholeReceiptFacts, "business" | "date">) => string;
  wholeReceipt: (facts: WholeReceiptFacts) => string;
  creditNoteSubject: (facts: Pick<CreditNoteFacts, "no" | "business">) => string;
  creditNote: (facts: CreditNoteFacts) => string;
  statementSubject: (facts: Pick<StatementFacts, "business" | "from" | "to">) => string;
  statement: (facts: StatementFacts) => string;
  lateSubject: (facts: Pick<ReminderFacts, "business">) => string;
  /** The reminder of all overdue invoices, which ends with `invoiceLines`. */
  late: Record<Tone, (facts: ReminderFacts) => string>;
  dueSubject: (facts: Pick<ReminderFacts, "business">) => string;
  /** The reminder of invoices that are due soon or today, which ends with `invoiceLines`. */
  due: (facts: ReminderFacts) => string;
  /** The heading of invoices that are due soon, below overdue invoices. */
  alsoDue: string;
  /** Returns a list of amounts, such as "RM 60.00 and S$ 7.00". */
  joinAmounts: (amounts: string[]) => string;
  /** The list of the invoices. */
  invoiceLines: (facts: Pick<ReminderFacts, "invoices" | "moreCount">) => string;
};
