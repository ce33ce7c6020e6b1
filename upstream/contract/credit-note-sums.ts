import { expect, it } from "vitest";
import { generatedBooks } from "../testing/generated-books";
import { snapshotByFractions } from "../testing/snapshot-by-fractions";
import { at, column, listAt, newPerson, numberAt, type Api, type Person } from "./api";
import { credit } from "./credit-notes";
import { storedOf } from "./invoices";
import { expectTrueTotals } from "./running-totals";

const TODAY = "2026-11-21";

export function creditNoteSumContract(api: () => Api): void {
  it("come off income and what is owed in the snapshot, on their own day", async () => {
    const books = generatedBooks(21, TODAY, 60);
    const person = await newPerson(api(), books);
    const credited = await creditSome(person, books.invoices.length);
    expect(credited.length).toBeGreaterThan(8);
    const { body } = await person.get(`/snapshot?business_id=${person.company}`);
    expect(at(body, "snapshot")).toEqual(snapshotByFractions(books, TODAY, credited));
    await expectTrueTotals(api(), person);
    const mug = {
      ...{ name: "Mug", for_sale: 1, for_purchase: 0, track_inventory: 0, is_active: 1 },
      ...{ sale_price: "3", sale_account_id: await person.idOf("categories", "Delivery") },
    };
    const path = `/products/${await person.productId("Mug")}?business_id=${person.company}`;
    expect((await person.put(path, mug)).status).toBe(200);
    await expectTrueTotals(api(), person);
  });
}

/** Credits all of each third invoice that can be, today; returns their places among the seeds. */
export async function creditSome(person: Person, count: number): Promise<number[]> {
  const { body } = await person.get(`/sales?entity_id=${person.company}`);
  const newest = numberAt(listAt(body, "transactions")[0], "id");
  const credited: number[] = [];
  for (let place = 0; place < count; place += 3) {
    const invoice = storedOf(await person.get(`/sales/invoices/${newest - count + 1 + place}`));
    const left = column(listAt(invoice.invoice, "items"), "left_to_credit").map(String);
    const { status } = await credit(person, invoice, left, { date: TODAY });
    if (status === 201) credited.push(place);
  }
  return credited;
}
