import { expect, test } from "vitest";
import { describeAdvisories } from "./audit.mjs";

const loop = {
  name: "nanoid",
  severity: "moderate",
  title: "Endless loop",
  url: "https://github.com/advisories/GHSA-loop",
};
const leak = { ...loop, title: "Leak", url: "https://github.com/advisories/GHSA-leak" };
/** As npm prints it: what needs a vulnerable package is listed with the package's name alone. */
const output = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    forms: { name: "forms", severity: "moderate", via: ["nanoid"] },
    nanoid: { name: "nanoid", severity: "moderate", via: [loop, leak, loop] },
  },
});

test("each advisory is a warning once", () => {
  expect(describeAdvisories(output, {})).toEqual([
    `Warning: nanoid has an advisory (moderate): Endless loop, ${loop.url}`,
    `Warning: nanoid has an advisory (moderate): Leak, ${leak.url}`,
  ]);
});

test("an accepted advisory is printed with its reason", () => {
  expect(describeAdvisories(output, { [loop.url]: "Sizes are constant." })).toEqual([
    `Accepted: nanoid: Endless loop, ${loop.url}: Sizes are constant.`,
    `Warning: nanoid has an advisory (moderate): Leak, ${leak.url}`,
  ]);
});

test("an accepted advisory that is gone is named", () => {
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(describeAdvisories(report, { [loop.url]: "Sizes are constant." })).toEqual([
    `No longer reported, yet accepted: ${loop.url}`,
  ]);
});

test("nothing is printed where the registry does not answer", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "" } });
  expect(describeAdvisories(refused, { [loop.url]: "Sizes are constant." })).toEqual([]);
  expect(describeAdvisories("", {})).toEqual([]);
});
