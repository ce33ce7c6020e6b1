// Prints Lighthouse's scores of the screens that have goals and of the sign-up, on Lighthouse's own
// slow phone. npx fetches Lighthouse, which is not a dependency of the project. Run: npm run
// bench:lighthouse
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "../scripts/setup/chromium.mjs";
import { DEMO, MEASURED_SCREENS, startMeasuredApp, createTemporaryFolder } from "./support/app";
import { calculateMedian } from "./support/figures";

const TRIES = 3;
const CATEGORIES_BEHIND_LOGIN = ["performance", "accessibility", "best-practices"];
/** Search engines see only the pages before the login. */
const CATEGORIES = [...CATEGORIES_BEHIND_LOGIN, "seo"];
const INSPECTED_SCREENS = [
  { name: "sign up", path: "/register", isPublic: true },
  ...MEASURED_SCREENS,
];

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

const folder = createTemporaryFolder();
const app = await startMeasuredApp(path.join(folder, "data"), { hasDemo: true });
const cookie = await app.logIn(DEMO);
const chromium = await findChromium();

console.log(
  `${"".padEnd(16)}${CATEGORIES.map((name) => name.padStart(16)).join("")}   median of ${TRIES}`,
);
for (const screen of INSPECTED_SCREENS) {
  const categories = screen.isPublic ? CATEGORIES : CATEGORIES_BEHIND_LOGIN;
  const reports: Report[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const url = app.url + screen.path;
    reports.push(await runLighthouse(url, categories, screen.isPublic ? undefined : cookie));
  }
  const scores = categories.map((name) =>
    calculateMedian(reports.map((report) => report.categories[name]?.score ?? 0)),
  );
  console.log(
    screen.name.padEnd(16) +
      scores.map((score) => String(Math.round(score * 100)).padStart(16)).join(""),
  );
  for (const shortcoming of new Set(reports.flatMap(listShortcomings)))
    console.log(`  ${shortcoming}`);
}
await app.stop();

async function runLighthouse(
  url: string,
  categoryNames: string[],
  sentCookie: string | undefined,
): Promise<Report> {
  const file = path.join(folder, "report.json");
  const args = [
    ...["--yes", "lighthouse@12.8.2", url, "--quiet", "--output=json", `--output-path=${file}`],
    `--only-categories=${categoryNames.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox",
    ...(sentCookie ? [`--extra-headers=${JSON.stringify({ Cookie: sentCookie })}`] : []),
  ];
  const child = spawn("npx", args, {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? chromium },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [exitCode] = (await once(child, "exit")) as [number];
  if (exitCode !== 0) throw new Error(`Lighthouse ended with ${exitCode}.`);
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

/** Lists the audits that lowered the scores. */
function listShortcomings({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).flatMap(
    ({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.99) return [];
      return [`${id}: ${audit.title} ${audit.displayValue ?? ""}`.trim()];
    },
  );
}
