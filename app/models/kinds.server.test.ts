import { describe, expect, it } from "vitest";
import { withDepositKinds, withMethodKind, withTermKind } from "./kinds.server";

const plain = (name: string) => ({ name, kind: "" });

describe("a record with a known kind", () => {
  it("keeps its kind, whatever its name is", () => {
    expect(withTermKind({ name: "Tunai", kind: "cash" }).kind).toBe("cash");
    expect(withTermKind({ name: "Cash", kind: "days" }).kind).toBe("days");
    expect(withMethodKind({ name: "Credit Card", kind: "cash" })).toMatchObject({
      ...{ kind: "cash", isRounded: true },
    });
    const items = [{ id: "1", name: "Till", kind: "bank" }];
    expect(withDepositKinds({ name: "Cash", items })).toEqual({ name: "Cash", items });
  });
});

describe("a record without a known kind", () => {
  it("is a cash term only when its name is Cash", () => {
    expect(
      ["Cash", "cash", "COD", "30 Days"].map((name) => withTermKind(plain(name)).kind),
    ).toEqual([...["cash", "days", "days", "days"]]);
    expect(withTermKind({ name: "Cash", kind: "weeks" }).kind).toBe("cash");
  });

  it.each([
    ["Cash", "cash"],
    ["Tunai", "cash"],
    ["Bank Transfer", "bank"],
    ["Interbank GIRO", "bank"],
    ["DuitNow QR", "code"],
    ["PayNow", "code"],
    ["e-wallet", "code"],
    ["Bank card", "card"],
    ["Cheque", "cheque"],
    ["Voucher", "other"],
  ])("gives the method %s the kind %s without rounding", (name, kind) => {
    expect(withMethodKind(plain(name))).toEqual({ name, kind, isRounded: false });
    expect(withMethodKind({ name, kind: "barter" }).kind).toBe(kind);
  });

  it.each([
    ["Tunai", "cash"],
    ["Bank", "bank"],
    ["Cash at Bank", "bank"],
    ["Cash and Bank", "bank"],
    ["Other assets", "other"],
  ])("gives the accounts of the group %s the kind %s", (name, kind) => {
    expect(withDepositKinds({ name, items: [plain("Cash box")] }).items).toEqual([
      { name: "Cash box", kind },
    ]);
  });
});
