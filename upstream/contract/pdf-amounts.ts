import { expect, it } from "vitest";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { formatAmount } from "../../domain/money/money";
import type { Books } from "../books/types";
import { generateBooks } from "../testing/generated-books";
import { createPerson, type Api, type Person } from "./api";
import { readFirstPageText } from "./pdf-text";

const INVOICE_COUNT = 10;

/** Returns the same books for a company in Singapore, with MYR and SGD exchanged. */
function moveToSingapore({ company, invoices, ...books }: Books): Books {
  const exchanged = { MYR: "SGD", SGD: "MYR" } as const;
  return {
    ...books,
    company: {
      ...company,
      countryId: 200,
      currency: "SGD",
      registrationNo: "202012345K",
      taxNo: "M9-0372481-5",
    },
    rates: [],
    invoices: invoices.map((invoice) => {
      const { currency } = invoice;
      return currency === "MYR" || currency === "SGD"
        ? { ...invoice, currency: exchanged[currency] }
        : invoice;
    }),
  };
}

/** Declares the tests whose titles begin with "the amounts of the PDF" (see `declareContract`). */
export function declarePdfAmountContract(api: () => Api): void {
  it.each([
    ["Malaysia", generateBooks(31, "2026-11-21", INVOICE_COUNT)],
    ["Singapore", moveToSingapore(generateBooks(32, "2026-11-21", INVOICE_COUNT))],
  ])("are the stored amounts on invoices of %s", async (_, books) => {
    const person = await createPerson(api(), books);
    for (const stored of await listStoredInvoices(api(), person)) {
      const { body } = await person.get(`/sales/invoices/${stored.id}/pdf`);
      const text = await readFirstPageText(body);
      const { subtotal, discount, tax, total, paid } = stored;
      // Nothing is left to pay of a void invoice.
      const balance = stored.status === INVOICE_STATUS.voided ? [] : [stored.balance];
      for (const amount of [subtotal - discount, tax, total, ...balance, ...(paid ? [paid] : [])])
        expect(text, `${stored.no} says ${amount}`).toContain(formatAmount(BigInt(amount)));
      expect(text).toContain(books.company.countryId === 200 ? "Tax Invoice" : "Invoice");
      if (stored.currency_rate !== "1")
        expect(text, stored.no).toContain(formatAmount(BigInt(stored.base_total)));
    }
  });
}

function listStoredInvoices({ db }: Api, person: Person) {
  return db
    .selectFrom("invoices")
    .selectAll()
    .where("company_id", "=", person.companyId)
    .orderBy("id")
    .execute();
}
