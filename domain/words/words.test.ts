import { afterEach, describe, expect, it } from "vitest";
import {
  byLanguage,
  count,
  getLanguage,
  inLanguages,
  joinSentences,
  setLanguageSource,
} from "./in-languages";
import { fill, splitMessage } from "./message";

const en = {
  save: "Save",
  left: "Only {amount} is left to pay on {no}.",
  invoices: { one: "{count} invoice of {name}", other: "{count} invoices of {name}" },
} as const;
const ms = {
  save: "Simpan",
  left: "Bagi {no}, hanya tinggal {amount}.",
  invoices: { other: "{count} invois {name}" },
} as const;
const zh = {
  save: "保存",
  left: "{no} 只剩 {amount}。",
  invoices: { other: "{name} 的 {count} 张发票" },
} as const;

const words = inLanguages({ en, ms, zh });
const wordsIn = byLanguage({ en, ms, zh });

afterEach(() => setLanguageSource(() => "en"));

describe("words", () => {
  it("are English when no language is set", () => {
    expect(getLanguage()).toBe("en");
    expect(words.save).toBe("Save");
  });

  it("follow the language of the person at each use", () => {
    setLanguageSource(() => "zh");
    expect(words.save).toBe("保存");
    setLanguageSource(() => "ms");
    expect(words.save).toBe("Simpan");
  });

  it("are those of a given language with byLanguage", () => {
    setLanguageSource(() => "zh");
    expect(wordsIn("ms").save).toBe("Simpan");
  });
});

describe("fill", () => {
  it("puts values where the language has them", () => {
    setLanguageSource(() => "ms");
    expect(fill(words.left, { amount: "RM 5.00", no: "INV-1" })).toBe(
      "Bagi INV-1, hanya tinggal RM 5.00.",
    );
  });

  it("takes values as they are", () => {
    expect(fill("{name}", { name: "$& {name}" })).toBe("$& {name}");
  });

  it("is checked: a value too few or too many is no message", () => {
    // @ts-expect-error -- the value `no` is missing
    expect(fill(en.left, { amount: "RM 5.00" })).toContain("{no}");
    // @ts-expect-error -- the message has no value `x`
    expect(fill(en.save, { x: 1 })).toBe("Save");
  });
});

describe("count", () => {
  it("takes the form of the number in the language", () => {
    expect(count(words.invoices, 1, { name: "Siti" })).toBe("1 invoice of Siti");
    expect(count(words.invoices, 1204, { name: "Siti" })).toBe("1,204 invoices of Siti");
    setLanguageSource(() => "ms");
    expect(count(words.invoices, 1, { name: "Siti" })).toBe("1 invois Siti");
    setLanguageSource(() => "zh");
    expect(count(words.invoices, 2, { name: "Siti" })).toBe("Siti 的 2 张发票");
  });
});

describe("a translation", () => {
  it("does not compile with other values than the English message", () => {
    // @ts-expect-error -- the value {amount} is missing
    inLanguages({ en, ms: { ...ms, left: "Bagi {no}." } as const, zh });
    // @ts-expect-error -- the value {x} is one too many
    inLanguages({ en, ms, zh: { ...zh, save: "保存 {x}" } as const });
    expect(Object.keys(words)).toEqual(Object.keys(en));
  });
});

it("joinSentences leaves no space between sentences in Chinese", () => {
  expect(joinSentences(["Saved.", "", "Sent."])).toBe("Saved. Sent.");
  setLanguageSource(() => "zh");
  expect(joinSentences(["已保存。", "已发送。"])).toBe("已保存。已发送。");
});

it("splitMessage separates texts and names of values", () => {
  expect(splitMessage("{link} or {x}.")).toEqual([{ name: "link" }, " or ", { name: "x" }, "."]);
});
