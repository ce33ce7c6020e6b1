// Prints a warning for each advisory about a package of production, and the accepted ones with the
// reason, which stands in accepted-advisories.json under the advisory's address. Prints nothing
// where the registry does not answer, and always ends with 0.
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
/** Version 2 of npm's report; a text in `via` names a package that has an entry of its own. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});
const acceptedSchema = z.record(z.string());

/**
 * @param {string} output of `npm audit --json`
 * @param {Record<string, string>} accepted reasons by the addresses of advisories
 * @returns {string[]} lines; none when the output is no report
 */
export function describeAdvisories(output, accepted) {
  const report = readReport(output);
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
  const gone = Object.keys(accepted).filter((url) => advisories.every((each) => each.url !== url));
  return [...new Set(lines), ...gone.map((url) => `No longer reported, yet accepted: ${url}`)];
}

function readReport(/** @type {string} */ output) {
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
