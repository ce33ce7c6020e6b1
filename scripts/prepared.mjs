// Installs and builds what is missing, then runs a program of the project in this process, so that
// signals and the exit code are the program's own:
//   node scripts/prepared.mjs [--no-build] [--settings] PROGRAM [ARGUMENT…]
// --no-build skips the build, for programs that run from the sources. --settings loads .env.
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { exitWithError, prepare, PrepareError } from "./setup/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const commandLine = process.argv.slice(2);
const programIndex = commandLine.findIndex((word) => !word.startsWith("--"));
if (programIndex < 0)
  exitWithError(
    new PrepareError(
      "The program is missing. Usage: node scripts/prepared.mjs [--no-build] [--settings] PROGRAM [ARGUMENT…]",
    ),
  );
const options = commandLine.slice(0, programIndex);
const [name = "", ...args] = commandLine.slice(programIndex);

await prepare({ build: !options.includes("--no-build") }).catch(exitWithError);

// Packages are loaded only now, because `prepare` may have just installed them.
if (options.includes("--settings")) createRequire(import.meta.url)("./settings.cjs");
const program = path.resolve(root, name);
if (!name.startsWith("node_modules/")) {
  const { register } = await import("tsx/esm/api");
  register();
}
process.argv = [process.execPath, program, ...args];
await import(pathToFileURL(program).href);
