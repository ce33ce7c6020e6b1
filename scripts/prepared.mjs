// Prepares the project, then runs a program of it in this same process, so that signals and the
// exit code are the program's own:
//   node scripts/prepared.mjs [--no-build] [--settings] PROGRAM [ARGUMENT…]
// --no-build is for what runs from the sources, --settings for what reads .env.
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fail, prepare, PrepareError } from "./setup/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const words = process.argv.slice(2);
const begin = words.findIndex((word) => !word.startsWith("--"));
if (begin < 0) fail(new PrepareError("Say which program: node scripts/prepared.mjs PROGRAM"));
const options = words.slice(0, begin);
const [name = "", ...args] = words.slice(begin);

await prepare({ build: !options.includes("--no-build") }).catch(fail);

// Packages are loaded only now: before, they may not have been installed.
if (options.includes("--settings")) createRequire(import.meta.url)("./settings.cjs");
const program = path.resolve(root, name);
if (!name.startsWith("node_modules/")) {
  const { register } = await import("tsx/esm/api");
  register();
}
process.argv = [process.execPath, program, ...args];
await import(pathToFileURL(program).href);
