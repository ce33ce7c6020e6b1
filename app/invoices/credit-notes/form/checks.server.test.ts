import { describe, expect, it } from "vitest";
import { findCreditErrors, findExcessQuantities } from "./checks.server";
import { creditForm } from "./schema";

const typedForm = (quantities: string[], fields: object = {}) =>
  creditForm.parse({
    date: "21/11/2026",
    reason: "Broken",
    lines: quantities.map((quantity, index) => ({ lineId: String(index), quantity })),
    ...fields,
  });

const item = (left_to_credit: string, index: number) => ({
  ...{ id: String(index), name: "", display_name: "", description: "", quantity: left_to_credit },
  ...{ unit_price: "1", discount: "", product_id: "", account_id: "", left_to_credit },
});

describe("the checks of a credit note", () => {
  it.each([
    [["1"], {}, {}],
    [["", "0.00", "2,5"], {}, {}],
    [[""], {}, { lines: "Please credit at least one line." }],
    [["x"], {}, { "lines[0].quantity": "Enter the quantity as a number." }],
    [["", "1.234,5"], {}, { "lines[1].quantity": "Write 1234.5." }],
    [["1"], { reason: " " }, { reason: "This field is compulsory" }],
    [["1"], { date: "31/02/2026" }, { date: "Enter the day as DD/MM/YYYY." }],
  ])(
    "find the expected errors in a form with the quantities %j and the fields %j",
    (quantities, fields, errors) => {
      expect(findCreditErrors(typedForm(quantities, fields))).toEqual(errors);
    },
  );

  it.each([
    ["3", "3", true],
    ["3.000000001", "3", false],
    ["0.3", "0.30", true],
    ["-1", "3", false],
    ["-2", "-2", true],
    ["-2.5", "-2", false],
    ["1", "-2", false],
    ["1", "0", false],
    ["0", "0", true],
  ])(
    "decide whether a quantity of %s can be credited when %s is left: %s",
    (typed, left, isAccepted) => {
      const excess = { "lines[0].quantity": `Only ${left} is left to credit.` };
      expect(findExcessQuantities(typedForm([typed]), [item(left, 0)])).toEqual(
        isAccepted ? {} : excess,
      );
    },
  );
});
