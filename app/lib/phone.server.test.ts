import examples from "libphonenumber-js/mobile/examples";
import { getExampleNumber } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { MALAYSIA, SINGAPORE } from "../../domain/countries";
import { parsePhone, toWhatsAppLink } from "./phone.server";

test.each([
  ["MY", String(MALAYSIA.id)],
  ["SG", String(SINGAPORE.id)],
] as const)(
  "parsePhone parses the library's example number of %s in all spellings",
  (country, countryId) => {
    const example = getExampleNumber(country, examples);
    const e164 = example?.number ?? "";
    expect(e164).toMatch(/^\+6[05]\d{8,10}$/);
    for (const written of [
      example?.formatNational() ?? "",
      example?.formatInternational() ?? "",
      example?.nationalNumber ?? "",
      e164.slice(1),
      `00${e164.slice(1)}`,
      `HP: ${e164} (Siti)`,
    ])
      expect(parsePhone(written, countryId)?.e164).toBe(e164);
  },
);

test("parsePhone parses a number with a country code or an extension", () => {
  expect(parsePhone("+65 9123 4567", String(MALAYSIA.id))).toEqual({
    e164: "+6591234567",
    formatted: "+65 9123 4567",
    isLandline: false,
  });
  expect(parsePhone("03-2078 1234 ext 12", String(MALAYSIA.id))?.formatted).toBe("+60 3 2078 1234");
});

test.each(["", "ask Siti", "1234", "012-345 6789 / 016-222 3333", "9999 9999 9999 9999", "<b>"])(
  "parsePhone returns null for %j, which has no WhatsApp link",
  (typed) => {
    expect(parsePhone(typed, String(MALAYSIA.id))).toBeNull();
    expect(toWhatsAppLink(parsePhone(typed, String(MALAYSIA.id)))).toBe("");
  },
);

test.each([
  ["03-2078 1234", String(MALAYSIA.id)],
  ["6221 1234", String(SINGAPORE.id)],
])("toWhatsAppLink returns no link for the landline %s", (typed, countryId) => {
  const number = parsePhone(typed, countryId);
  expect(number?.isLandline).toBe(true);
  expect(toWhatsAppLink(number)).toBe("");
});

test("toWhatsAppLink returns a link with only digits", () => {
  expect(toWhatsAppLink(parsePhone("012-345 6789", String(MALAYSIA.id)))).toBe(
    "https://wa.me/60123456789",
  );
});
