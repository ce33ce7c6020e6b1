import { describe, expect, it } from "vitest";
import { withDepositKinds, withMethodKind, withTermKind } from "./kinds.server";

const plain = (name: string) => ({ name, kind: "" });

describe("a record with a known kind", () => {
  it("keeps its kind, and a cash method is rounded, whatever its name is", () => {
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
  ])("that is a method named %s gets the kind %s and is not rounded to 5 sen", (name, kind) => {
    expect(withMethodKind(plain(name))).toEqual({ name, kind, isRounded: false });
    expect(withMethodKind({ name, kind: "barter" }).kind).toBe(kind);
  });

  it.each([
    ["Tunai", "cash"],
    ["Bank", "bank"],
    ["Cash at Bank", "bank"],
    ["Cash and Bank", "bank"],
    ["Other assets", "other"],
  ])("that is an account in a group named %s gets the kind %s", (name, kind) => {
    expect(withDepositKinds({ name, items: [plain("Cash box")] }).items).toEqual([
      { name: "Cash box", kind },
    ]);
  });
});
