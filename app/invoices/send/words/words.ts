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

/** How sternly a reminder reminds. */
export type Tone = "friendly" | "plain" | "firm";

/** Messages to customers in one language: each a whole text, which its owner may change. */
export type MessageWords = {
  subject: (facts: MessageFacts) => string;
  owed: (facts: MessageFacts) => string;
  /** Paid, or nothing is left for another reason. */
  settled: (facts: MessageFacts) => string;
  reminderSubject: (facts: MessageFacts) => string;
  reminder: Record<Tone, (facts: MessageFacts) => string>;
};
