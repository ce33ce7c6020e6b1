// Draws many pages as pictures, four at a time, for clients that hang up, and kills a process that
// draws in the middle.
//   npm run test:pictures -- 2000
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [count = "2000"] = process.argv.slice(2);
const started = Date.now();
const { code } = await run(
  process.execPath,
  [
    path.join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "app/server/http/pages.server.test.ts",
  ],
  {
    cwd: root,
    env: { ...process.env, NODE_ENV: "test", PICTURES: count },
  },
);
console.log(`${count} pages in ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = code;
