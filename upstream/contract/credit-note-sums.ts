import { expect, it } from "vitest";
import { generatedBooks } from "../testing/generated-books";
import { snapshotByFractions } from "../testing/snapshot-by-fractions";
import { valueAt, valuesOf, listAt, createPerson, numberAt, type Api, type Person } from "./api";
import { createCreditNote } from "./credit-notes";
import { toStoredInvoice } from "./invoices";
import { expectCorrectTotals } from "./running-totals";

const TODAY = "2026-11-21";

export function creditNoteSumContract(api: () => Api): void {
  it("come off income and what is owed in the snapshot, on their own day", async () => {
    const books = generatedBooks(21, TODAY, 60);
    const person = await createPerson(api(), books);
    const credited = await creditEveryThird(person, books.invoices.length);
    expect(credited.length).toBeGreaterThan(8);
    const { body } = await person.get(`/snapshot?business_id=${person.company}`);
    expect(valueAt(body, "snapshot")).toEqual(snapshotByFractions(books, TODAY, credited));
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

/** Credits all of each third invoice that can be, today; returns their places among the seeds. */
export async function creditEveryThird(person: Person, count: number): Promise<number[]> {
  const { body } = await person.get(`/sales?entity_id=${person.company}`);
  const newest = numberAt(listAt(body, "transactions")[0], "id");
  const credited: number[] = [];
  for (let place = 0; place < count; place += 3) {
    const invoice = toStoredInvoice(
      await person.get(`/sales/invoices/${newest - count + 1 + place}`),
    );
    const left = valuesOf(listAt(invoice.invoice, "items"), "left_to_credit").map(String);
    const { status } = await createCreditNote(person, invoice, left, { date: TODAY });
    if (status === 201) credited.push(place);
  }
  return credited;
}
