import { expect, it } from "vitest";
import { createPerson, type Api, type Person } from "./api";

/** Declares the tests whose titles begin with "exchange rates" (see `declareContract`). */
export function declareRateContract(api: () => Api): void {
  it("are the newest rates on or before the date", async () => {
    const person = await createPerson(api());
    expect(await readRate(person, "SGD", "MYR", "2026-10-31")).toEqual({
      rate: { rate: "3.300000" },
    });
    expect(await readRate(person, "SGD", "MYR", "2026-11-01")).toEqual({
      rate: { rate: "3.200000" },
    });
    expect(await readRate(person, "SGD", "MYR")).toEqual({ rate: { rate: "3.200000" } });
  });

  it("between other currencies are derived through the company's own currency", async () => {
    const person = await createPerson(api());
    expect(await readRate(person, "MYR", "MYR")).toEqual({ rate: { rate: "1.000000" } });
    expect(await readRate(person, "SGD", "SGD")).toEqual({ rate: { rate: "1.000000" } });
    expect(await readRate(person, "MYR", "SGD")).toEqual({ rate: { rate: "0.312500" } });
    expect(await readRate(person, "USD", "SGD")).toEqual({ rate: { rate: "1.375000" } });
    expect(await readRate(person, "SGD", "USD")).toEqual({ rate: { rate: "0.7272727273" } });
  });

  it("are replaced by a message when there is no rate on or before the date, or no such currency", async () => {
    const person = await createPerson(api());
    expect(await readRate(person, "USD", "MYR", "2025-12-31")).toEqual({
      message: "There is no exchange rate for USD on 31/12/2025. Please type it.",
    });
    const wrong = await person.get("/currency_rate?from_currency_id=1&to_currency_id=x");
    expect([wrong.status, wrong.body]).toEqual([422, { message: "The currency was not found." }]);
  });
}

async function readRate(
  person: Person,
  fromCode: string,
  toCode: string,
  date?: string,
): Promise<unknown> {
  const query = new URLSearchParams({
    company_id: String(person.companyId),
    from_currency_id: String(await person.readId("currencies", fromCode)),
    to_currency_id: String(await person.readId("currencies", toCode)),
    ...(date === undefined ? {} : { date }),
  });
  return (await person.get(`/currency_rate?${query}`)).body;
}
