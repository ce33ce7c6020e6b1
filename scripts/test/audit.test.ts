import { expect, test } from "vitest";
import { describeAdvisories } from "./audit.mjs";

const loop = {
  name: "nanoid",
  severity: "moderate",
  title: "Endless loop",
  url: "https://github.com/advisories/GHSA-loop",
};
const leak = { ...loop, title: "Leak", url: "https://github.com/advisories/GHSA-leak" };
/** npm's report: a package that needs a vulnerable package lists only that package's name. */
const output = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    forms: { name: "forms", severity: "moderate", via: ["nanoid"] },
    nanoid: { name: "nanoid", severity: "moderate", via: [loop, leak, loop] },
  },
});

test("each advisory is printed once as a warning", () => {
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

test("an accepted advisory that is no longer reported is printed", () => {
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(describeAdvisories(report, { [loop.url]: "Sizes are constant." })).toEqual([
    `Accepted but no longer reported: ${loop.url}`,
  ]);
});

test("nothing is printed when the registry does not respond", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "" } });
  expect(describeAdvisories(refused, { [loop.url]: "Sizes are constant." })).toEqual([]);
  expect(describeAdvisories("", {})).toEqual([]);
});
