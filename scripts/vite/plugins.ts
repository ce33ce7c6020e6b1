import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const fileAt = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/**
 * Builds the worker program that draws PDFs (upstream/pdf/draw-worker.ts) beside the built server,
 * because Node does not run TypeScript.
 */
export function buildPdfWorker(): Plugin {
  return {
    name: "draw-worker",
    apply: (_, { isSsrBuild = false }) => isSsrBuild,
    buildStart() {
      this.emitFile({
        type: "chunk",
        id: fileAt("upstream/pdf/draw-worker.ts"),
        fileName: "assets/draw-worker.js",
        preserveSignature: "strict",
      });
    },
  };
}

/**
 * Adds a component to each route that only re-exports its page, in development. Without a component
 * in the route's file, a change of the page would reload the browser and lose the typed values.
 */
export function addRouteComponents(): Plugin {
  return {
    name: "route-components",
    enforce: "pre",
    apply: "serve",
    transform(code, id) {
      if (!/\/app\/routes\/[^?]*\.tsx$/.test(id)) return null;
      return code.replace(
        /export \{ (\w+) as default \} from ("[^"]+");/,
        "import { $1 } from $2;\nexport default function Route() { return <$1 />; }",
      );
    },
  };
}

/** Replaces Remix's routeModules.js with app/load-route-module.ts in the build for browsers. */
export function replaceRouteModules(): Plugin {
  let isReplaced = false;
  return {
    name: "own-route-modules",
    enforce: "pre",
    apply: (_, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
    resolveId(source, importer) {
      if (source !== "./routeModules.js" || !importer?.includes("/@remix-run/react/")) return null;
      isReplaced = true;
      return fileAt("app/load-route-module.ts");
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error("Remix's routeModules.js was not found.");
    },
  };
}
