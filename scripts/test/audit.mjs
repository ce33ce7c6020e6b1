// Prints each advisory about a production package: an advisory of accepted-advisories.json with its
// reason, any other as a warning. Also prints the accepted advisories that are no longer reported.
// Prints nothing when the registry does not respond. The exit code is 0 whatever is reported.
//   node scripts/test/audit.mjs
import fs from "node:fs";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as z from "zod";
import { run } from "../setup/run.mjs";

const timeoutMs = 60_000;

const advisorySchema = z.object({
  name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
});
/** Version 2 of npm's report. A text in `via` is the name of a package with its own entry. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});
const acceptedSchema = z.record(z.string());

/**
 * Describes the advisories in a report of npm.
 * @param {string} output the output of `npm audit --json`
 * @param {Record<string, string>} accepted the reasons by the addresses of accepted advisories
 * @returns {string[]} lines to print; none when the output is not a report
 */
export function describeAdvisories(output, accepted) {
  const report = parseReport(output);
  if (!report) return [];
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== "string");
  const lines = advisories.map(({ name, severity, title, url }) => {
    const reason = accepted[url];
    return reason === undefined
      ? `Warning: ${name} has an advisory (${severity}): ${title}, ${url}`
      : `Accepted: ${name}: ${title}, ${url}: ${reason}`;
  });
  const obsolete = Object.keys(accepted).filter((url) =>
    advisories.every((each) => each.url !== url),
  );
  return [...new Set(lines), ...obsolete.map((url) => `Accepted but no longer reported: ${url}`)];
}

/** Returns undefined when the output is not a report. */
function parseReport(/** @type {string} */ output) {
  try {
    return reportSchema.safeParse(JSON.parse(output)).data;
  } catch {
    return undefined;
  }
}

async function main() {
  const { output } = await run(
    "npm",
    ["audit", "--omit=dev", "--json", "--loglevel=silent", "--fetch-retries=0"],
    { cwd: fileURLToPath(new URL("../..", import.meta.url)), quiet: true, timeoutMs },
  );
  const list = new URL("accepted-advisories.json", import.meta.url);
  const accepted = acceptedSchema.parse(JSON.parse(fs.readFileSync(list, "utf8")));
  for (const line of describeAdvisories(output, accepted)) console.log(line);
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href)
  await main();
