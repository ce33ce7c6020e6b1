import { expect, it } from "vitest";
import { LANGUAGES } from "../languages";
import { getMessageWords } from ".";
import type { ReminderFacts, Tone } from "./words";

const TONES: Tone[] = ["friendly", "plain", "firm"];

const LATE: ReminderFacts = {
  contact: "Kopitiam Jaya",
  business: "Kedai Cuba",
  count: 5,
  sums: ["RM 160.00", "S$ 100.00"],
  invoices: [
    { no: "OLD", due: "01/10/2026", amount: "RM 60.00", address: "https://a.test/i/1" },
    { no: "NEW", due: "20/11/2026", amount: "S$ 100.00", address: "" },
  ],
  moreCount: 3,
};

it.each(LANGUAGES.map(({ id }) => id))(
  "a reminder of all overdue invoices lists the invoices and their sums in each tone (%s)",
  (language) => {
    const { late } = getMessageWords(language);
    for (const tone of TONES) {
      const text = late[tone](LATE);
      for (const fact of [LATE.contact, LATE.business, "5", ...LATE.sums])
        expect(text).toContain(fact);
      const [, ...invoices] = text.split("\n\n");
      expect(invoices).toHaveLength(3);
      expect(invoices[0]).toMatch(/OLD.*01\/10\/2026.*RM 60\.00\nhttps:\/\/a\.test\/i\/1$/);
      // The text of an invoice without a link ends with the amount.
      expect(invoices[1]).toMatch(/NEW.*S\$ 100\.00$/);
      expect(invoices[2]).toContain("3");
    }
  },
);

it("the English reminder uses the singular for one overdue invoice", () => {
  const { late } = getMessageWords("en");
  const one = { ...LATE, count: 1, sums: ["RM 60.00"], moreCount: 0 };
  expect(late.friendly(one)).toMatch(/: 1 invoice is overdue, RM 60\.00 in all\./);
});

it.each(LANGUAGES.map(({ id }) => id))(
  "the messages with a receipt and a statement contain the balance, or that nothing is left to pay (%s)",
  (language) => {
    const { receipt, statement } = getMessageWords(language);
    const facts = { contact: "Tan", no: "INV-1", business: "Kedai Cuba", address: "" };
    const paid = { ...facts, amount: "RM 40.00", date: "03/11/2026" };
    expect(receipt({ ...paid, left: "RM 60.00" })).toContain("RM 60.00");
    const period = { contact: "Tan", business: "Kedai Cuba", from: "01/11/2026", to: "30/11/2026" };
    expect(statement({ ...period, balances: ["RM 60.00", "S$ 7.00"] })).toMatch(
      /RM 60\.00.*S\$ 7\.00/,
    );
    for (const text of [receipt({ ...paid, left: "" }), statement({ ...period, balances: [] })])
      expect(text).toMatch(/There is nothing left to pay|Tiada baki yang perlu dibayar|已无需付款/);
  },
);

it.each(LANGUAGES.map(({ id }) => id))(
  "the message with several invoices lists each with what is left to pay (%s)",
  (language) => {
    const { invoices, invoicesSubject } = getMessageWords(language);
    const paid = { no: "PAID", due: "01/10/2026", amount: "", address: "" };
    const facts = { ...LATE, sums: ["RM 60.00"], invoices: [...LATE.invoices, paid] };
    expect(invoicesSubject(facts)).toMatch(/3.*Kedai Cuba|Kedai Cuba.*3/);
    const [first, ...listed] = invoices(facts).split("\n\n");
    expect(first).toContain("RM 60.00");
    expect(listed[0]).toMatch(/OLD(?=.*01\/10\/2026)(?=.*RM 60\.00).*\nhttps:\/\/a\.test\/i\/1$/);
    expect(listed[2]).toMatch(
      /PAID.*(nothing left to pay|tiada baki yang perlu dibayar|已无需付款)$/,
    );
  },
);

it("the numbers of the invoices of a receipt are listed as the language lists", () => {
  const facts = { contact: "Tan", business: "Kedai Cuba", amount: "RM 9.00", date: "03/11/2026" };
  const write = (language: string) =>
    getMessageWords(language).wholeReceipt({ ...facts, nos: ["INV-1", "INV-2"] });
  expect(write("en")).toContain("INV-1, INV-2");
  expect(write("zh")).toContain("INV-1、INV-2");
});
