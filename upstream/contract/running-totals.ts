import { expect, it } from "vitest";
import { CompanyBooks } from "../db/company-books";
import { calculateRunningTotals, type RunningTotal } from "../totals/running-totals";
import { generateBooks } from "../testing/generated-books";
import { createPerson, type Api, type Person } from "./api";
import { postInvoice, createEditPayload, undoPayments } from "./invoices";
import { createInvoicePayload } from "./payloads";

/** Declares the tests whose titles begin with "the running totals" (see `declareContract`). */
export function declareRunningTotalsContract(api: () => Api): void {
  it("are correct for books that were written in bulk", async () => {
    await expectCorrectTotals(api(), await createPerson(api(), generateBooks(11, "2026-11-21")));
  });

  it("stay correct while an invoice is created, sent, edited and deleted", async () => {
    const person = await createPerson(api(), generateBooks(12, "2026-11-21"));
    const partials = [
      {
        method_id: await person.readId("methods", "Cash"),
        account_id: await person.readId("accounts", "Maybank"),
        amount: "2.50",
      },
    ];
    const currency_id = await person.readId("currencies", "SGD");
    const draft = await postInvoice(person, { currency_id, currency_rate: "3", partials });
    await expectCorrectTotals(api(), person);
    await person.put(`${draft.path}/status`, { status: 1 });
    await expectCorrectTotals(api(), person);
    for (const change of [{ currency_rate: "3.333333" }, { date: "2026-02-03", partials: [] }]) {
      expect(
        (await person.put(draft.path, await createEditPayload(person, draft, change))).status,
      ).toBe(200);
      await expectCorrectTotals(api(), person);
    }
    await undoPayments(person, draft);
    expect((await person.delete(draft.path)).status).toBe(200);
    await expectCorrectTotals(api(), person);
  });

  it("stay correct when an item gets another income account or is no longer for sale", async () => {
    const person = await createPerson(api(), generateBooks(13, "2026-11-21"));
    const id = await person.readProductId("Mug");
    const product = {
      ...{ name: "Mug", for_sale: 1, for_purchase: 0, track_inventory: 0, is_active: 1 },
      ...{ sale_price: "3", sale_account_id: await person.readId("categories", "Delivery") },
    };
    for (const change of [{}, { for_sale: 0 }, {}]) {
      const path = `/products/${id}?business_id=${person.companyId}`;
      expect((await person.put(path, { ...product, ...change })).status).toBe(200);
      await expectCorrectTotals(api(), person);
    }
  });

  it("are correct after parallel writes", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person, { no: "", no_is_suggested: true });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        person.post("/sales/invoices", { ...payload, no: `K-${index}` }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    await expectCorrectTotals(api(), person);
  });
}

/** Checks that the stored running totals equal those calculated from all records of the company. */
export async function expectCorrectTotals({ db }: Api, person: Person): Promise<void> {
  const books = new CompanyBooks(db, [person.companyId]);
  const rows = await books
    .selectFrom("running_totals")
    .select(["kind", "day", "ref", "count", "amount"])
    .execute();
  const sums = rows.map((total) => ({ ...total, amount: BigInt(total.amount) }));
  expect(sortNonZeroTotals(sums)).toEqual(sortNonZeroTotals(await calculateRunningTotals(books)));
}

/** Sorts the totals and drops those that are zero. */
function sortNonZeroTotals(sums: RunningTotal[]): RunningTotal[] {
  const toSortKey = ({ kind, day, ref }: RunningTotal) => [kind, day, ref].join(" ");
  return sums
    .filter(({ count, amount }) => count !== 0 || amount !== 0n)
    .sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1));
}
