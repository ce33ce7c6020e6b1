import { expect, it } from "vitest";
import { MALAYSIA, SINGAPORE } from "./countries";
import { choosePaperLanguages } from "./paper-languages";

const SST = "W10-1808-32000005";
const GST = "M9-0372481-5";
const unregistered = { countryId: MALAYSIA.id, taxNo: "", choice: null };
const registered = { ...unregistered, taxNo: SST };
const singapore = { ...unregistered, countryId: SINGAPORE.id };

it.each([
  ["en", { ...unregistered, choice: "ms" }, null],
  ["en", singapore, null],
  ["ms", unregistered, null],
  ["ms", registered, null],
  ["ms", { ...unregistered, choice: "en" }, "en"],
  ["ms", { ...unregistered, choice: "ms" }, null],
  ["ms", singapore, "en"],
  ["ms", { ...singapore, choice: "one" }, null],
  ["zh", unregistered, null],
  ["zh", registered, "en"],
  ["zh", { ...registered, choice: "one" }, "en"],
  ["zh", { ...registered, choice: "ms" }, "ms"],
  ["zh", { ...unregistered, choice: "one" }, null],
  ["zh", { ...singapore, choice: "ms" }, "ms"],
  ["zh", { ...singapore, taxNo: GST, choice: "ms" }, "en"],
  ["ms", { ...singapore, taxNo: GST, choice: "one" }, "en"],
  ["zh", singapore, "en"],
  ["zh", { ...singapore, choice: "one" }, null],
] as const)("a paper in %s of %o has the second labels in %s", (language, issuer, beside) => {
  expect(choosePaperLanguages(language, issuer)).toEqual({ language, beside });
});
