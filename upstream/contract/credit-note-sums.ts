import { expect, it } from "vitest";
import { generateBooks } from "../testing/generated-books";
import { calculateSnapshot } from "../testing/snapshot-by-fractions";
import { valueAt, valuesOf, listAt, createPerson, numberAt, type Api, type Person } from "./api";
import { createCreditNote } from "./credit-notes";
import { toStoredInvoice } from "./invoices";
import { expectCorrectTotals } from "./running-totals";

const TODAY = "2026-11-21";

export function creditNoteSumContract(api: () => Api): void {
  it("reduce income and the owed amount on the date of the credit note", async () => {
    const books = generateBooks(21, TODAY, 60);
    const person = await createPerson(api(), books);
    const creditedIndexes = await creditEveryThird(person, books.invoices.length);
    expect(creditedIndexes.length).toBeGreaterThan(8);
    const { body } = await person.get(`/snapshot?business_id=${person.company}`);
    expect(valueAt(body, "snapshot")).toEqual(calculateSnapshot(books, TODAY, creditedIndexes));
    await expectCorrectTotals(api(), person);
    const mug = {
      ...{ name: "Mug", for_sale: 1, for_purchase: 0, track_inventory: 0, is_active: 1 },
      ...{ sale_price: "3", sale_account_id: await person.idOf("categories", "Delivery") },
    };
    const path = `/products/${await person.productId("Mug")}?business_id=${person.company}`;
    expect((await person.put(path, mug)).status).toBe(200);
    await expectCorrectTotals(api(), person);
  });
}

/**
 * Credits every third invoice in full, dated today, where the API allows it; returns the indexes of
 * the credited seeds.
 */
export async function creditEveryThird(person: Person, count: number): Promise<number[]> {
  const { body } = await person.get(`/sales?entity_id=${person.company}`);
  const newestId = numberAt(listAt(body, "transactions")[0], "id");
  const creditedIndexes: number[] = [];
  for (let index = 0; index < count; index += 3) {
    const invoice = toStoredInvoice(
      await person.get(`/sales/invoices/${newestId - count + 1 + index}`),
    );
    const left = valuesOf(listAt(invoice.invoice, "items"), "left_to_credit").map(String);
    const { status } = await createCreditNote(person, invoice, left, { date: TODAY });
    if (status === 201) creditedIndexes.push(index);
  }
  return creditedIndexes;
}
