import { expect, it } from "vitest";
import * as z from "zod";
import { amount, id, integer, text } from "./wire.server";
import { wireArray, wireObject, wireOptional } from "./wire-value.server";

const row = wireObject({
  id,
  status: integer,
  currency: wireObject({ symbol: text }),
  credited: wireOptional(amount, null),
  payments: wireOptional(wireArray(wireObject({ amount })), []),
});
const answer = z.object({ rows: wireArray(row) });

const received = { id: 7, status: "2", currency: { symbol: "RM" } };

it("reads what is expected, and nothing else", () => {
  const rows = [
    { ...received, unknown: true, payments: [{ amount: "1.50" }], credited: 2 },
    { ...received, payments: null, currency: {} },
  ];
  expect(answer.parse({ rows })).toEqual({
    rows: [
      {
        id: "7",
        status: 2,
        currency: { symbol: "RM" },
        credited: 200n,
        payments: [{ amount: 150n }],
      },
      { id: "7", status: 2, currency: { symbol: "" }, credited: null, payments: [] },
    ],
  });
});

it.each([
  ["rows", { rows: {} }, "not a list"],
  ["rows.1", { rows: [received, null] }, "not an object"],
  ["rows.1", { rows: [received, []] }, "not an object"],
  ["rows.0.status", { rows: [{ ...received, status: null }] }, "not a whole number"],
  ["rows.0.status", { rows: [{ ...received, status: "" }] }, "not a whole number"],
  ["rows.0.currency.symbol", { rows: [{ ...received, currency: { symbol: 1 } }] }, "not text"],
  ["rows.0.credited", { rows: [{ ...received, credited: "x" }] }, "not a decimal number"],
  [
    "rows.0.payments.1.amount",
    { rows: [{ ...received, payments: [{ amount: 1 }, {}] }] },
    "not a decimal number",
  ],
])("says where an answer is not as expected: %s", (path, value, message) => {
  const [issue] = answer.safeParse(value).error?.issues ?? [];
  expect([issue?.path.join("."), issue?.message]).toEqual([path, message]);
});
