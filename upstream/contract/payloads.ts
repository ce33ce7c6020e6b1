import type { Person } from "./api";

type Line = Record<string, unknown>;

/** The API's message, after a field's label, for text with a damaged character. */
export const DAMAGED_TEXT_MESSAGE = "a character in it was damaged (\ufffd). Please type it again.";

/**
 * Returns the payload of a cash invoice of two mugs in ringgit, with ids of the person's first
 * company.
 */
export async function createInvoicePayload(
  person: Person,
  overrides: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    business_id: person.companyId,
    contact_id: await person.readContactId("Kopitiam Jaya"),
    currency_id: await person.readId("currencies", "MYR"),
    currency_rate: "1",
    date: "2026-11-21",
    files: [],
    is_cash_term: true,
    items: [await createMugLine(person)],
    memo: "Thank you",
    title: "Crockery",
    no: "INV-0001",
    no_is_suggested: true,
    status: 0,
    tags: [],
    tax_inclusive: false,
    term_id: await person.readId("terms", "Cash"),
    partials: [],
    is_progress_payment: false,
    is_recurring: false,
    recurring_id: 0,
    progress_pays: [],
    ...overrides,
  };
}

/** Returns a line of two mugs at 3.00, without tax. */
export async function createMugLine(person: Person, overrides: Line = {}): Promise<Line> {
  return {
    name: "Mug",
    line: 1,
    quantity: 2,
    unit_price: "3.00",
    discount: "",
    product_id: await person.readProductId("Mug"),
    tax_code_id: null,
    ...overrides,
  };
}

/** Returns lines of mugs with the given quantities, prices, discounts and tax codes. */
export async function createPricedLines(
  person: Person,
  lines: { quantity: string; unit_price: string; discount?: string; tax?: string }[],
): Promise<Line[]> {
  const product_id = await person.readProductId("Mug");
  return Promise.all(
    lines.map(async ({ tax, ...line }, index) => ({
      name: "",
      line: index + 1,
      discount: "0",
      product_id,
      tax_code_id: tax === undefined ? null : await person.readId("tax_codes", tax),
      ...line,
    })),
  );
}
