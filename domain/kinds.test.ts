import { expect, it } from "vitest";
import { chooseDepositAccount, METHOD_KINDS } from "./kinds";

const other = { id: 1, kind: "other" } as const;
const bank = { id: 2, kind: "bank" } as const;
const till = { id: 3, kind: "cash" } as const;
const secondBank = { id: 4, kind: "bank" } as const;

it("chooseDepositAccount chooses the cash account for cash and the first bank account for other methods", () => {
  const accounts = [other, bank, till, secondBank];
  expect(METHOD_KINDS.map((method) => chooseDepositAccount(accounts, method)?.id)).toEqual([
    till.id,
    ...Array<number>(METHOD_KINDS.length - 1).fill(bank.id),
  ]);
});

it("chooseDepositAccount chooses the first account when no kind matches, and none from an empty list", () => {
  expect(chooseDepositAccount([other, till], "bank")).toBe(other);
  expect(chooseDepositAccount([other, bank], "cash")).toBe(other);
  expect(chooseDepositAccount([], "cash")).toBeUndefined();
});
