// Makes a fresh clone ready to run: packages, the PDF viewer's files, the build. Each is skipped
// when nothing it rests on has changed. Node's own modules only, for it runs before anything is
// installed.
//   node scripts/prepare.mjs [--no-build]
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { run } from "./run.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (/** @type {string[]} */ ...names) => path.join(root, ...names);

const lockStamp = at("node_modules", ".lejar-lock");
const buildStamp = at("build", ".stamp");
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
const generated = [at("public", "pdfjs")];

/** A failure that is told in one sentence, without a stack trace. */
export class PrepareError extends Error {}

/** @param {{ build?: boolean }} [options] */
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
  // The platform is part of it because some packages are machine code.
  const wanted = `${digest([at("package-lock.json")])} ${process.platform}-${process.arch}`;
  if (read(lockStamp) === wanted) return;

  console.log("Installing packages…");
  const started = Date.now();
  // --include=dev: NODE_ENV=production would leave out what the build needs.
  const npm = npmCommand(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  const { code } = await run(npm.command, npm.args, { cwd: root });
  if (code !== 0) {
    throw new PrepareError(
      `The packages could not be installed ('npm ci' ended with ${code}); its message is above.`,
    );
  }
  fs.writeFileSync(lockStamp, wanted);
  console.log(`Packages installed in ${seconds(started)}.`);
}

/** npm as it called us, if it did; else the one on PATH. */
function npmCommand(/** @type {string[]} */ args) {
  const caller = process.env.npm_execpath;
  return caller && path.basename(caller) === "npm-cli.js"
    ? { command: process.execPath, args: [caller, ...args] }
    : { command: "npm", args };
}

// The browser loads pdf.js by address, as it is the size of all other scripts together. The legacy build
// is the one that older phones can run.
function copyPdfViewer() {
  fs.mkdirSync(at("public", "pdfjs"), { recursive: true });
  for (const name of ["pdf.min.mjs", "pdf.worker.min.mjs"]) {
    const source = fs.readFileSync(at("node_modules", "pdfjs-dist", "legacy", "build", name));
    const target = at("public", "pdfjs", name);
    // Left alone when it is the same, so that browsers keep what they have cached.
    if (!fs.existsSync(target) || !source.equals(fs.readFileSync(target)))
      fs.writeFileSync(target, source);
  }
}

async function buildApp() {
  const from = digest([...sources.map((name) => at(name)), ...tailwindConfigs()]);
  if (read(buildStamp) === `${from} ${builtDigest()}`) return;

  console.log("Building…");
  const started = Date.now();
  fs.rmSync(buildStamp, { force: true });
  const { code, output } = await run(
    process.execPath,
    [at("node_modules", "@remix-run", "dev", "dist", "cli.js"), "vite:build"],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" }, quiet: true },
  );
  if (code !== 0) {
    console.error(output.trimEnd());
    throw new PrepareError(
      `The build failed ('remix vite:build' ended with ${code}); its message is above.`,
    );
  }
  fs.writeFileSync(buildStamp, `${from} ${builtDigest()}`);
  console.log(`Built in ${seconds(started)}.`);
}

function tailwindConfigs() {
  return fs
    .readdirSync(root)
    .filter((name) => name.startsWith("tailwind."))
    .map((name) => at(name));
}

/** What lies in build/ now, so that a build made by hand is not taken for ours. */
function builtDigest() {
  return digest([at("build", "server")]);
}

/**
 * One digest over names and contents of files and, recursively, folders; what is missing is left
 * out.
 */
function digest(/** @type {string[]} */ names) {
  const hash = createHash("sha256");
  const add = (/** @type {string} */ name) => {
    const stat = fs.statSync(name, { throwIfNoEntry: false });
    if (stat === undefined || generated.includes(name)) return;
    if (stat.isDirectory()) {
      for (const child of fs.readdirSync(name).sort()) add(path.join(name, child));
      return;
    }
    // The length keeps name and contents of neighbouring files apart.
    hash.update(`${path.relative(root, name)}\0${stat.size}\0`).update(fs.readFileSync(name));
  };
  names.forEach(add);
  return hash.digest("hex");
}

function read(/** @type {string} */ file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

const seconds = (/** @type {number} */ started) => `${Math.round((Date.now() - started) / 1000)} s`;

/** Ends the program on a failure: one sentence when it is a known one. */
export function fail(/** @type {unknown} */ error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  prepare({ build: !process.argv.includes("--no-build") }).catch(fail);
}
