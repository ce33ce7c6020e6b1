// Prepares a clone: installs the packages, copies the files of the PDF viewer and builds the app.
// Each step is skipped when its sources have not changed. Uses only Node's own modules, because it
// runs before the packages are installed.
//   node scripts/setup/prepare.mjs [--no-build]
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { run } from "./run.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const inRoot = (/** @type {string[]} */ ...names) => path.join(root, ...names);

const lockStamp = inRoot("node_modules", ".lejar-lock");
const buildStamp = inRoot("build", ".stamp");
const sources = [
  "app",
  "upstream",
  "domain",
  "platform",
  "public",
  "scripts/vite",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const generated = [inRoot("public", "pdfjs")];

/** An error whose message is printed without a stack trace. */
export class PrepareError extends Error {}

/**
 * Installs packages, copies files and, unless `build` is false, builds the app.
 * @param {{ build?: boolean }} [options]
 */
export async function prepare({ build = true } = {}) {
  checkNode();
  await installPackages();
  copyPdfViewer();
  if (build) await buildApp();
}

function checkNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20)
    throw new PrepareError(`Lejar needs Node 20 or newer; this is Node ${process.versions.node}.`);
}

async function installPackages() {
  // The platform is included because some packages contain machine code.
  const stamp = `${calculateDigest([inRoot("package-lock.json")])} ${process.platform}-${process.arch}`;
  if (read(lockStamp) === stamp) return;

  console.log("Installing packages…");
  const started = Date.now();
  // With NODE_ENV=production, npm would leave out the packages that the build needs.
  const npm = findNpmCommand([
    "ci",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  const { code } = await run(npm.command, npm.args, { cwd: root });
  if (code !== 0) {
    throw new PrepareError(
      `The packages could not be installed ('npm ci' ended with ${code}); its message is above.`,
    );
  }
  fs.writeFileSync(lockStamp, stamp);
  console.log(`Packages installed in ${formatSecondsSince(started)}.`);
}

/**
 * Returns the command and arguments of the npm that started this program, or of the npm on the
 * PATH.
 */
function findNpmCommand(/** @type {string[]} */ args) {
  const caller = process.env.npm_execpath;
  return caller && path.basename(caller) === "npm-cli.js"
    ? { command: process.execPath, args: [caller, ...args] }
    : { command: "npm", args };
}

// Copies pdf.js to public/. The files of pdf.js are served separately and are not part of the
// bundle, because they are as large as all other scripts together. The legacy build of pdf.js is
// used, because only that build runs on older phones.
function copyPdfViewer() {
  fs.mkdirSync(inRoot("public", "pdfjs"), { recursive: true });
  for (const name of ["pdf.min.mjs", "pdf.worker.min.mjs"]) {
    const source = fs.readFileSync(inRoot("node_modules", "pdfjs-dist", "legacy", "build", name));
    const target = inRoot("public", "pdfjs", name);
    // An unchanged file is not written again, so that browsers keep their cached copy.
    if (!fs.existsSync(target) || !source.equals(fs.readFileSync(target)))
      fs.writeFileSync(target, source);
  }
}

/**
 * Builds the app when its sources have changed, and also when build/server is not what this script
 * built last, for example after a direct `remix vite:build`.
 */
async function buildApp() {
  const sourceDigest = calculateDigest([
    ...sources.map((name) => inRoot(name)),
    ...listTailwindConfigs(),
  ]);
  // scripts/vite/pseudo.ts reads this variable.
  const language = process.env.PSEUDO_LANGUAGE === "on" ? "pseudo" : "";
  const calculateStamp = () => `${sourceDigest}${language} ${calculateBuildDigest()}`;
  if (read(buildStamp) === calculateStamp()) return;

  console.log("Building…");
  const started = Date.now();
  fs.rmSync(buildStamp, { force: true });
  const { code, output } = await run(
    process.execPath,
    [inRoot("node_modules", "@remix-run", "dev", "dist", "cli.js"), "vite:build"],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" }, quiet: true },
  );
  if (code !== 0) {
    console.error(output.trimEnd());
    throw new PrepareError(
      `The build failed ('remix vite:build' ended with ${code}); its message is above.`,
    );
  }
  fs.writeFileSync(buildStamp, calculateStamp());
  console.log(`Built in ${formatSecondsSince(started)}.`);
}

function listTailwindConfigs() {
  return fs
    .readdirSync(root)
    .filter((name) => name.startsWith("tailwind."))
    .map((name) => inRoot(name));
}

/** Returns the digest of the built server. */
function calculateBuildDigest() {
  return calculateDigest([inRoot("build", "server")]);
}

/**
 * Returns one digest of the names and contents of files and folders, including subfolders. Missing
 * files and the `generated` folders are ignored.
 */
function calculateDigest(/** @type {string[]} */ names) {
  const hash = createHash("sha256");
  const add = (/** @type {string} */ name) => {
    const stat = fs.statSync(name, { throwIfNoEntry: false });
    if (stat === undefined || generated.includes(name)) return;
    if (stat.isDirectory()) {
      for (const child of fs.readdirSync(name).sort()) add(path.join(name, child));
      return;
    }
    // The size separates the name and content of one file from those of the next.
    hash.update(`${path.relative(root, name)}\0${stat.size}\0`).update(fs.readFileSync(name));
  };
  names.forEach(add);
  return hash.digest("hex");
}

function read(/** @type {string} */ file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

const formatSecondsSince = (/** @type {number} */ started) =>
  `${Math.round((Date.now() - started) / 1000)} s`;

/** Prints an error and ends the program. Of a `PrepareError` only the message is printed. */
export function exitWithError(/** @type {unknown} */ error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  prepare({ build: !process.argv.includes("--no-build") }).catch(exitWithError);
}
