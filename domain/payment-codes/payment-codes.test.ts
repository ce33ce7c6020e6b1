import { createCanvas } from "@napi-rs/canvas";
import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import {
  hasValidChecksum,
  parseEmv,
  appendChecksum,
  formatEmv,
} from "../business-numbers/emv-code";
import { makePaymentCodeForInvoice, type InvoiceDue, type Payee } from "./payment-code";
import { formatPayNowText } from "./paynow-text";
import { QUIET_ZONE, makeQrCode, toSvgPath } from "./qr-code";
import { formatScanningHint } from "./payer-text";

/** Public examples of PayNow codes, each with the fields that differ from the codes of this app. */
const PAYNOW = [
  {
    subject: "a mobile number, with an amount, a reference and an expiry date",
    code:
      "00020101021226500009SG.PAYNOW010100211+659123456703010040820310916520400005303702540525.505802SG" +
      "5913Demo Merchant6009Singapore62160112INV-DEMO-00163048F64",
    parts: {
      proxy: "+6591234567",
      amount: "25.50",
      reference: "INV-DEMO-001",
      name: "Demo Merchant",
    },
    account: { "04": "20310916" },
    fields: {},
  },
  {
    subject: "a UEN, with an expiry time, another city and one more field",
    code:
      "00020101021226580009SG.PAYNOW010120213201543956D0020301004142020111919400752045999530370254041.00" +
      "5802SG5918FOMO PAY PTE. LTD.6009SINGAPORE62260122QY03022020111940207560630422F3",
    parts: {
      proxy: "201543956D002",
      amount: "1.00",
      reference: "QY03022020111940207560",
      name: "FOMO PAY PTE. LTD.",
    },
    account: { "04": "20201119194007" },
    fields: { "52": "5999", "60": "SINGAPORE" },
  },
  {
    subject: "a UEN with a suffix, an amount of one decimal and another city",
    code:
      "00020101021226560009SG.PAYNOW010120213201509555BNN1030100412230914205029520400005303702540450.05802" +
      "SG5914DEV MERCHANT 56009SINGAPORE621601120870-0000VL663049149",
    parts: {
      proxy: "201509555BNN1",
      amount: "50.0",
      reference: "0870-0000VL6",
      name: "DEV MERCHANT 5",
    },
    account: { "04": "230914205029" },
    fields: { "60": "SINGAPORE" },
  },
  {
    subject: "an amount that the payer may change",
    code:
      "00020101021226380009SG.PAYNOW010100211+651234567803011520400005303702540510.275802SG5908John Lee" +
      "6009Singapore62160112Mr. Lee Bill6304BD9B",
    parts: { proxy: "+6512345678", amount: "10.27", reference: "Mr. Lee Bill", name: "John Lee" },
    account: { "03": "1" },
    fields: {},
  },
] as const;

/** Public examples of codes of shops. The second one contains its own hash. */
const DUITNOW =
  "00020201021126420014A000000615000101066033460210MD001295465204939953034585802MY5913MASJID " +
  "NEGARA6002MY627303251704936237869008996045430052017072988178750084448071617049359619050076304FD9C";
const HASHED =
  "00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD" +
  "6005BANGI8264f879ac6266d8d6da081fc1c17160021119747b190615c21076b3fc0fce56c6eb6304B623";

const CODES = [...PAYNOW.map(({ code }) => code), DUITNOW, HASHED];

describe("the text of a payment code", () => {
  it.each(CODES)("is unchanged after parsing and formatting: %s", (code) => {
    expect(appendChecksum(formatEmv(withoutChecksum(code)))).toBe(code);
  });

  it.each(CODES)("fails its checksum when any character is changed: %s", (code) => {
    for (let index = 0; index < code.length; index++)
      for (const other of "0179AZaz .")
        if (code[index] !== other)
          expect(hasValidChecksum(code.slice(0, index) + other + code.slice(index + 1))).toBe(
            false,
          );
  });

  it.each(PAYNOW)(
    "for $subject differs from the code of this app only in the listed fields",
    (example) => {
      const ours = withoutChecksum(formatPayNowText(example.parts));
      const account = new Map([...read(ours.get("26")), ...Object.entries(example.account)]);
      for (const [tag, value] of Object.entries(example.fields)) ours.set(tag, value);
      ours.set("26", formatEmv(account));
      expect(appendChecksum(formatEmv(ours))).toBe(example.code);
    },
  );

  it("has a fixed amount and does not expire", () => {
    const account = read(read(formatPayNowText(PAYNOW[0].parts)).get("26"));
    expect([account.get("03"), account.has("04")]).toEqual(["0", false]);
  });

  it.each([
    ["Lim & Sons (S) Pte. Ltd. of Geylang", "Lim & Sons (S) Pte. Ltd."],
    ["Café Ünïque", "Cafe Unique"],
    ["林记 Studio", "Studio"],
    ["林记", "NA"],
  ])("has the name %s as %s, in characters that every bank accepts", (name, merchantName) => {
    expect(read(formatPayNowText({ ...PAYNOW[0].parts, name })).get("59")).toBe(merchantName);
  });

  it("has no reference field when there is no reference", () => {
    expect(read(formatPayNowText({ ...PAYNOW[0].parts, reference: "" })).has("62")).toBe(false);
  });
});

const SINGAPORE_PAYEE: Payee = {
  countryId: 200,
  name: "Lim Studio",
  payNow: "201912345K",
  duitNow: "",
};
const MALAYSIA_PAYEE: Payee = { countryId: 135, name: "Kedai Cuba", payNow: "", duitNow: DUITNOW };
const OWED: InvoiceDue = { status: 2, no: "INV-0142", balance: BigInt(5300), currency: "SGD" };
const RINGGIT: InvoiceDue = { ...OWED, currency: "MYR" };

describe("the code of an invoice", () => {
  it("is a PayNow code for the balance in Singapore", () => {
    const found = makePaymentCodeForInvoice(SINGAPORE_PAYEE, OWED);
    expect(found).toMatchObject({
      ...{ kind: "paynow", amount: "53.00", reference: "INV-0142", name: "Lim Studio" },
    });
    const fields = read(found?.code);
    expect(fields.get("54")).toBe("53.00");
    expect(read(fields.get("26")).get("02")).toBe("201912345K");
    expect(read(fields.get("62")).get("01")).toBe("INV-0142");
  });

  it.each([DUITNOW, HASHED])("is the shop's DuitNow code in Malaysia, unchanged: %s", (code) => {
    expect(makePaymentCodeForInvoice({ ...MALAYSIA_PAYEE, duitNow: code }, RINGGIT)).toEqual({
      ...{ kind: "duitnow", code, amount: "53.00", reference: "INV-0142" },
      name: read(code).get("59"),
    });
  });

  it("has the invoice number as its reference, in accepted characters", () => {
    const no = "Rechnung Nº 2026/11_発-000000001234";
    const found = makePaymentCodeForInvoice(SINGAPORE_PAYEE, { ...OWED, no });
    expect(found?.reference).toBe("Rechnung No 2026/11-00000");
    expect(read(read(found?.code).get("62")).get("01")).toBe(found?.reference);
  });

  it.each([
    ["nothing is owed", SINGAPORE_PAYEE, { ...OWED, balance: BigInt(0) }],
    ["the balance is negative", SINGAPORE_PAYEE, { ...OWED, balance: BigInt(-100) }],
    ["the invoice is a draft invoice", SINGAPORE_PAYEE, { ...OWED, status: 0 }],
    ["the invoice is void", MALAYSIA_PAYEE, { ...RINGGIT, status: 4 }],
    ["the invoice is in another currency", SINGAPORE_PAYEE, { ...OWED, currency: "USD" }],
    ["an invoice from Singapore is in ringgit", SINGAPORE_PAYEE, RINGGIT],
    [
      "an invoice from Malaysia is in Singapore dollars",
      { ...MALAYSIA_PAYEE, payNow: "201912345K" },
      OWED,
    ],
    ["there is no proxy", { ...SINGAPORE_PAYEE, payNow: "" }, OWED],
    ["the proxy is an NRIC", { ...SINGAPORE_PAYEE, payNow: "S1234567D" }, OWED],
    ["there is no DuitNow code", { ...MALAYSIA_PAYEE, duitNow: "" }, RINGGIT],
    [
      "the DuitNow code is damaged",
      { ...MALAYSIA_PAYEE, duitNow: `${DUITNOW.slice(0, -1)}0` },
      RINGGIT,
    ],
    [
      "the amount is too long for its field",
      SINGAPORE_PAYEE,
      { ...OWED, balance: BigInt("99999999999999") },
    ],
    ["the company is in another country", { ...SINGAPORE_PAYEE, countryId: 1 }, OWED],
  ])("is null when %s", (_when, payee, owed) => {
    expect(makePaymentCodeForInvoice(payee, owed)).toBeNull();
  });
});

describe("the hint for the payer", () => {
  it.each([
    ["paynow", "", "53.00", "The amount is filled in."],
    ["duitnow", DUITNOW, "53.00", "type in this amount."],
    ["duitnow", HASHED, "10.00", "The amount is filled in."],
    ["duitnow", HASHED, "53.00", "The code itself says 10.00: please change it to this amount."],
  ] as const)("of a %s code %s over %s ends with: %s", (kind, code, amount, words) => {
    expect(formatScanningHint({ kind, code, amount }).endsWith(words)).toBe(true);
  });
});

describe("a QR code", () => {
  it.each(CODES)("can be scanned: %s", (code) => {
    const qr = makeQrCode(code);
    const side = qr.size + 2 * QUIET_ZONE;
    const scale = 4;
    const canvas = createCanvas(side * scale, side * scale);
    const context = canvas.getContext("2d");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#000";
    for (const { x, y, width } of qr.runs)
      context.fillRect((x + QUIET_ZONE) * scale, (y + QUIET_ZONE) * scale, width * scale, scale);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    expect(jsQR(data, canvas.width, canvas.height)?.data).toBe(code);
  });

  it("has a path with its runs", () => {
    const runs = [
      { x: 0, y: 0, width: 7 },
      { x: 9, y: 0, width: 1 },
      { x: 2, y: 3, width: 2 },
    ];
    expect(toSvgPath({ size: 21, runs })).toBe("M4 4.5h7m2 0h1M6 7.5h2");
  });
});

function read(text: string | undefined): Map<string, string> {
  return parseEmv(text ?? "") ?? new Map<string, string>();
}

function withoutChecksum(code: string): Map<string, string> {
  const fields = read(code);
  fields.delete("63");
  return fields;
}
