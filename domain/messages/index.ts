import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../languages";
import { getCustomerMessages } from "../words/customer-messages";
import { count, joinInSentence, joinListIn } from "../words/in-languages";
import { fill } from "../words/message";
import type { InvoicesFacts, MessageWords, ReminderFacts, Tone } from "./words";

/** Returns the messages in the contact's language, or in English when the language is unknown. */
export function getMessageWords(language: string): MessageWords {
  return composeMessages(isLanguage(language) ? language : DEFAULT_LANGUAGE);
}

function composeMessages(language: Language): MessageWords {
  const words = getCustomerMessages(language);
  const join = (amounts: string[]) => joinInSentence(language, amounts);

  const invoiceLines: MessageWords["invoiceLines"] = ({ invoices, moreCount }) =>
    [
      ...invoices.map((facts) => addAddress(fill(words.invoiceLine, facts), facts)),
      ...(moreCount > 0 ? [count(words.more, moreCount)] : []),
    ].join("\n\n");

  const describe = ({ amount, due, ...facts }: InvoicesFacts["invoices"][number]) => {
    if (!amount) return fill(words.listed.nothingOwed, facts);
    if (!due) return fill(words.listed.owed, { ...facts, amount });
    return fill(words.listed.owedBy, { ...facts, amount, due });
  };

  const addLines = (text: string, facts: ReminderFacts) => `${text}\n\n${invoiceLines(facts)}`;
  const remindOfAll = (tone: Tone) => (facts: ReminderFacts) =>
    addLines(count(words.late[tone], facts.count, { ...facts, sums: join(facts.sums) }), facts);

  const remind =
    (tone: Tone): MessageWords["reminder"][Tone] =>
    (facts) =>
      addAddress(fill(words.reminder[tone], facts), facts);

  return {
    subject: (facts) => fill(words.subject, facts),
    owed: (facts) => addAddress(fill(facts.due ? words.owedBy : words.owed, facts), facts),
    nothingOwed: (facts) => addAddress(fill(words.nothingOwed, facts), facts),
    invoicesSubject: ({ business, invoices }) =>
      count(words.invoicesSubject, invoices.length, { business }),
    invoices: ({ contact, business, sums, invoices }) => {
      const parties = { contact, business };
      const text =
        sums.length > 0
          ? count(words.invoices, invoices.length, { ...parties, sums: join(sums) })
          : count(words.invoicesNothingOwed, invoices.length, parties);
      return [text, ...invoices.map((facts) => addAddress(describe(facts), facts))].join("\n\n");
    },
    reminderSubject: (facts) => fill(words.reminderSubject, facts),
    reminder: { friendly: remind("friendly"), plain: remind("plain"), firm: remind("firm") },
    receiptSubject: (facts) => fill(words.receiptSubject, facts),
    receipt: (facts) =>
      addAddress(fill(facts.left ? words.receiptLeft : words.receipt, facts), facts),
    wholeReceiptSubject: (facts) => fill(words.wholeReceiptSubject, facts),
    wholeReceipt: ({ nos, ...facts }) =>
      nos.length > 0
        ? fill(words.wholeReceiptFor, { ...facts, nos: joinListIn(language, nos) })
        : fill(words.wholeReceipt, facts),
    creditNoteSubject: (facts) => fill(words.creditNoteSubject, facts),
    creditNote: (facts) => addAddress(fill(words.creditNote, facts), facts),
    statementSubject: (facts) => fill(words.statementSubject, facts),
    statement: ({ balances, ...facts }) =>
      balances.length > 0
        ? fill(words.statement, { ...facts, balances: join(balances) })
        : fill(words.statementNothingOwed, facts),
    lateSubject: (facts) => fill(words.lateSubject, facts),
    late: {
      friendly: remindOfAll("friendly"),
      plain: remindOfAll("plain"),
      firm: remindOfAll("firm"),
    },
    dueSubject: (facts) => fill(words.dueSubject, facts),
    due: (facts) =>
      addLines(count(words.due, facts.count, { ...facts, sums: join(facts.sums) }), facts),
    alsoDue: words.alsoDue,
    joinAmounts: join,
    invoiceLines,
  };
}

/** Returns a text with the URL of the customer's page, if any, below it. */
function addAddress(text: string, { address }: { address: string }): string {
  return `${text}\n${address}`.trim();
}
