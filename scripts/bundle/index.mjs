// What follows 'remix build': the scripts for browsers are merged and minified, and the program of
// the API's worker threads is built beside the app. README.md says why.
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { bundleScripts } from "./bundle-scripts.mjs";
import { bundleWorker } from "./bundle-worker.mjs";

/** `root` is the absolute path of the folder that holds build/ and public/build/. */
export async function finishBuild(/** @type {string} */ root) {
  await Promise.all([
    bundleScripts(path.join(root, "public/build"), path.join(root, "build/index.js")),
    bundleWorker(path.join(root, "build")),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await finishBuild(fileURLToPath(new URL("../..", import.meta.url)));
