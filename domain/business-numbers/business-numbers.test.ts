import { describe, expect, it } from "vitest";
import { parseDuitNow } from "./duitnow";
import { calculateChecksum, hasValidChecksum, parseEmv } from "./emv-code";
import { parsePayNow } from "./paynow";
import { parseSsm, parseUen } from "./registration";
import { hasGstForm, hasSstForm, normalizeTaxNumber } from "./tax-number";
import { parseMsic, parseTin } from "./tin";

describe("an SSM number", () => {
  it.each([
    ["201901000005", "201901000005"],
    ["201901000005 (1312525-a)", "201901000005 (1312525-A)"],
    ["202203188471 (003412907-P)", "202203188471 (003412907-P)"],
    ["1312525-A", "1312525-A"],
    [" sa0123456-x ", "SA0123456-X"],
    ["LLP0012345-LGN", "LLP0012345-LGN"],
  ])("is %s, stored as %s", (typed, value) => expect(parseSsm(typed)).toEqual({ value }));

  it.each(["20190100005", "201909000005", "1312525", "ABC", "201901000005 1312525-A"])(
    "is invalid: %s",
    (typed) => expect(parseSsm(typed)).toHaveProperty("problem"),
  );
});

describe("a UEN", () => {
  it.each(["53312345A", "201912345k", "T08GB0025A", "S99FC5710J"])("is valid: %s", (typed) =>
    expect(parseUen(typed)).toEqual({ value: typed.toUpperCase() }),
  );

  it.each(["5331234A", "2019123456", "T8GB0025A", "S1234567D", "201901000005"])(
    "is invalid: %s",
    (typed) => expect(parseUen(typed)).toHaveProperty("problem"),
  );
});

describe("a TIN", () => {
  it.each([
    ["IG115002000", "IG115002000"],
    ["og 4040080091", "IG4040080091"],
    ["C 2584563220", "C2584563220"],
    ["C002584563220", "C2584563220"],
    ["CS1234567890", "CS1234567890"],
  ])("is %s, stored as %s", (typed, value) => expect(parseTin(typed)).toEqual({ value }));

  it.each(["C2584563222", "X123", "IG", "12345678", "IG1234567890123", "EI00000000010"])(
    "is invalid: %s",
    (typed) => expect(parseTin(typed)).toHaveProperty("problem"),
  );
});

it("an MSIC code has five digits", () => {
  expect(parseMsic(" 47191 ")).toEqual({ value: "47191" });
  expect(parseMsic("4719")).toHaveProperty("problem");
});

it("the usual forms of tax numbers are recognized, and a tax number is normalized", () => {
  expect(["W10-1808-32000005", "B16-1808-31000001"].every(hasSstForm)).toBe(true);
  expect(["W10 1808 32000005", "201901000005"].some(hasSstForm)).toBe(false);
  expect(["M9-0372481-5", "M90372481X", "MR-8500000-0", "200912345K"].every(hasGstForm)).toBe(true);
  expect(["12345", "GST-1"].some(hasGstForm)).toBe(false);
  expect(normalizeTaxNumber(" w10-1808-32000005 ")).toBe("W10-1808-32000005");
});

describe("a PayNow proxy", () => {
  it.each([
    ["9123 4567", "+6591234567"],
    ["+65 8123-4567", "+6581234567"],
    ["201403121w", "201403121W"],
    ["200913519CSL5", "200913519CSL5"],
  ])("is %s, stored as %s", (typed, value) => expect(parsePayNow(typed)).toEqual({ value }));

  it.each(["+60 12-345 6789", "6123 4567", "hello", "+621234567890123"])(
    "is invalid: %s",
    (typed) => expect(parsePayNow(typed)).toHaveProperty("problem"),
  );

  it.each(["S1234567D", "g7654321k"])("is not an NRIC: %s", (typed) =>
    expect(parsePayNow(typed)).toMatchObject({
      problem: expect.stringContaining("NRIC") as unknown,
    }),
  );
});

/** Public examples by the name of their account: from PayNet, from a mosque and from a shop. */
const DUITNOW = {
  QRCSDNBHD:
    "00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY" +
    "5909QRCSDNBHD6005BANGI6304343F",
  "MASJID NEGARA":
    "00020201021126420014A000000615000101066033460210MD001295465204939953034585802MY5913MASJID " +
    "NEGARA6002MY627303251704936237869008996045430052017072988178750084448071617049359619050076" +
    "304FD9C",
  "PERFECT SECURITY & AUT...":
    "00020201021126560014A000000615000101068900610224602e133f1129ae9ef5dfd3cb5204000053034585802" +
    "MY5925PERFECT SECURITY & AUT...6002MY8240151624d4b83552c970df6f920824aaf4e04c86e96304762F",
};

const PAYNOW =
  "00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME " +
  "Pte Ltd.6009Singapore6304B69E";

describe("a DuitNow code", () => {
  it.each(Object.entries(DUITNOW))("of %s is parsed unchanged", (name, code) =>
    expect(parseDuitNow(`${code}\n`)).toEqual({ code, name }),
  );

  it("with one changed character is invalid", () => {
    const code = DUITNOW["MASJID NEGARA"];
    for (let index = 0; index < code.length; index++) {
      const other = code[index] === "1" ? "2" : "1";
      const changed = code.slice(0, index) + other + code.slice(index + 1);
      expect(parseDuitNow(changed)).toHaveProperty("problem");
    }
  });

  it("is rejected with the reason when it is another kind of code, in another currency or damaged", () => {
    const dollarCode = replaceChecksum(DUITNOW.QRCSDNBHD.replace("5303458", "5303702"));
    for (const [text, words] of [
      ["https://example.test", "not one for payments"],
      [PAYNOW, "not a DuitNow one"],
      [dollarCode, "not for payments in ringgit"],
      [`${DUITNOW.QRCSDNBHD.slice(0, -1)}0`, "damaged"],
    ] as const)
      expect(parseDuitNow(text)).toEqual({ problem: expect.stringContaining(words) as unknown });
  });
});

it("the checksum is calculated over UTF-8 bytes", () => {
  expect(calculateChecksum("123456789")).toBe("29B1");
  const beijing =
    "00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN" +
    "5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.725303156550201623303041234" +
    "0603***0708A60086670902ME91320016A0112233449988770708123456786304A13A";
  expect(hasValidChecksum(beijing)).toBe(true);
  expect(parseEmv(beijing)?.get("59")).toBe("BEST TRANSPORT");
});

function replaceChecksum(code: string): string {
  const body = code.slice(0, -4);
  return body + calculateChecksum(body);
}
