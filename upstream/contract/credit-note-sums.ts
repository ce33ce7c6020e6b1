import { expect, it } from "vitest";
import { generateBooks } from "../testing/generated-books";
import { calculateExpectedSnapshot } from "../testing/snapshot-by-fractions";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";
import { postCreditNote } from "./credit-notes";
import { toStoredInvoice } from "./invoices";
import { expectCorrectTotals } from "./running-totals";

const TODAY = "2026-11-21";

/** Declares the tests whose titles begin with "credit notes in the snapshot" (see `declareContract`). */
export function declareCreditNoteSumContract(api: () => Api): void {
  it("reduce income and the owed amount on the date of the credit note", async () => {
    const books = generateBooks(21, TODAY, 60);
    const person = await createPerson(api(), books);
    const creditedIndexes = await creditEveryThirdInvoice(person, books.invoices.length);
    expect(creditedIndexes.length).toBeGreaterThan(8);
    const { body } = await person.get(`/snapshot?business_id=${person.companyId}`);
    expect(getValue(body, "snapshot")).toEqual(
      calculateExpectedSnapshot(books, TODAY, creditedIndexes),
    );
    await expectCorrectTotals(api(), person);
    const mug = {
      ...{ name: "Mug", for_sale: 1, for_purchase: 0, track_inventory: 0, is_active: 1 },
      ...{ sale_price: "3", sale_account_id: await person.readId("categories", "Delivery") },
    };
    const path = `/products/${await person.readProductId("Mug")}?business_id=${person.companyId}`;
    expect((await person.put(path, mug)).status).toBe(200);
    await expectCorrectTotals(api(), person);
  });
}

/**
 * Credits every third invoice of the company in full, dated today, where the API allows it. Returns
 * the indexes of the credited invoices, counted from 0 for the oldest. `count` is the number of
 * invoices, which must have consecutive ids.
 */
export async function creditEveryThirdInvoice(person: Person, count: number): Promise<number[]> {
  const { body } = await person.get(`/sales?entity_id=${person.companyId}`);
  const newestId = getNumber(getList(body, "transactions")[0], "id");
  const creditedIndexes: number[] = [];
  for (let index = 0; index < count; index += 3) {
    const invoice = toStoredInvoice(
      await person.get(`/sales/invoices/${newestId - count + 1 + index}`),
    );
    const left = getValues(getList(invoice.invoice, "items"), "left_to_credit").map(String);
    const { status } = await postCreditNote(person, invoice, left, { date: TODAY });
    if (status === 201) creditedIndexes.push(index);
  }
  return creditedIndexes;
}
