import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../languages";
import { setLanguageSource } from "../words/in-languages";
import { en } from "./en";
import { describeForPerson } from "./for-person";
import { describeRefusal, toRefusal, toRefusalOfEntry, type Refusal } from "./refusal";

afterEach(() => setLanguageSource(() => "en"));

function sayIn(language: Language, refusal: Refusal): string | null {
  setLanguageSource(() => language);
  return describeForPerson(refusal);
}

describe("a refusal", () => {
  it("has a sentence in each language for every code, with all values filled in", () => {
    for (const code of Object.keys(en) as (keyof typeof en)[]) {
      const message: string | { other: string } = en[code];
      const text = typeof message === "string" ? message : message.other;
      const values: Refusal["values"] = { count: 2 };
      for (const [, name = ""] of text.matchAll(/\{(\w+)\}/g)) values[name] ??= "7";
      if ("field" in values) values.field = "date";
      if ("record" in values) values.record = "invoice";
      if ("guarded" in values) values.guarded = ["email", "bank_name"];
      const said = LANGUAGES.map(({ id }) => sayIn(id, { code, values }));
      expect(new Set(said).size, code).toBe(LANGUAGES.length);
      for (const sentence of said) expect(sentence, code).toMatch(/^[^{}]+$/);
    }
  });

  it("names its fields and records in the language, with a capital at the beginning", () => {
    const notFound = toRefusal("not_found", { record: "credit_note" });
    expect(LANGUAGES.map(({ id }) => sayIn(id, notFound))).toEqual([
      "This credit note was not found.",
      "Nota kredit ini tidak dijumpai.",
      "找不到此贷项通知单。",
    ]);
    const guarded = toRefusal("password_needed", { guarded: ["bank_name", "email"] });
    expect(sayIn("zh", guarded)).toBe("请输入密码以更改：银行、电邮。");
  });

  it("names the entry of the list that it is about", () => {
    const refusal = toRefusalOfEntry(toRefusal("amount_too_large"), "items", 1);
    expect(sayIn("en", refusal)).toBe("Line 2: The amount is too large.");
    expect(sayIn("zh", refusal)).toBe("第 2 行：金额过大。");
  });

  it("has the form of its count", () => {
    const toLocked = (count: number) => toRefusal("currency_locked", { count, currency: "MYR" });
    expect(describeRefusal(toLocked(1))).toMatch(/^A payment stands/);
    expect(describeRefusal(toLocked(2))).toMatch(/^2 payments stand/);
    expect(sayIn("ms", toLocked(1))).toMatch(/^Invois ini mempunyai 1 bayaran/);
  });

  it("has no sentence with other values than its own, as of a server of another version", () => {
    expect(describeForPerson({ code: "not_late", values: { day: "01/12/2026" } })).toBeNull();
    expect(describeForPerson({ code: "not_found", values: { record: "robot" } })).toBeNull();
  });
});
