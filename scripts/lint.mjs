// Types and lint from one reading of the code, as the rules ask the compiler for types; ends non-zero if anything is found.
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createProgram } from "@typescript-eslint/parser";
import { ESLint } from "eslint";
import ts from "typescript";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const program = createProgram(path.join(root, "tsconfig.json"), root);
const mismatches = ts.getPreEmitDiagnostics(program);
const places = { getCanonicalFileName: (/** @type {string} */ name) => name, getCurrentDirectory: () => root, getNewLine: () => "\n" };
console.log(mismatches.length > 0 ? ts.formatDiagnosticsWithColorAndContext(mismatches, places) : "The types fit.");

const eslint = new ESLint({
  cwd: root,
  overrideConfig: { files: ["**/*.{ts,tsx}"], languageOptions: { parserOptions: { programs: [program] } } },
});
const results = await eslint.lintFiles(["."]);
const findings = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
console.log(findings > 0 ? await (await eslint.loadFormatter()).format(results) : "No rule is broken.");

process.exitCode = mismatches.length + findings > 0 ? 1 : 0;
