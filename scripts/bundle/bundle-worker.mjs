// Builds the program of the API's worker threads beside the app: Node runs no TypeScript, and Remix
// builds one file.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import ts from "typescript";

const source = fileURLToPath(new URL("../../upstream/pdf/draw-worker.ts", import.meta.url));

/** Writes draw-worker.js into `folder`; packages stay where they are. */
export async function bundleWorker(/** @type {string} */ folder) {
  const bundled = await rollup({
    input: source,
    plugins: [typescript],
    external: (name) => !isOurs(name),
  });
  await bundled.write({ file: path.join(folder, "draw-worker.js"), format: "es" });
}

/** @type {import("rollup").Plugin} */
const typescript = {
  name: "typescript",
  resolveId: (name, importer) =>
    importer && isOurs(name) ? `${path.resolve(path.dirname(importer), name)}.ts` : null,
  load: (file) => fs.readFileSync(file, "utf8"),
  transform: (code) =>
    ts.transpileModule(code, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        verbatimModuleSyntax: true,
      },
    }).outputText,
};

/** A file of ours, not a package. */
function isOurs(/** @type {string} */ name) {
  return name.startsWith(".") || path.isAbsolute(name);
}
