import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const fileAt = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The programs of workers, which Node loads as files of their own. */
const WORKERS = ["upstream/pdf/draw-worker.ts", "upstream/backups/backup-worker.ts"];

/** Builds the programs of workers beside the built server, because Node does not run TypeScript. */
export function buildWorkers(): Plugin {
  return {
    name: "workers",
    apply: (_, { isSsrBuild = false }) => isSsrBuild,
    buildStart() {
      for (const worker of WORKERS)
        this.emitFile({
          type: "chunk",
          id: fileAt(worker),
          fileName: `assets/${path.basename(worker, ".ts")}.js`,
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

/** The module of Vite that loads the style sheets of a script before the script. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";

/**
 * Replaces Vite's helper around each `import()` in the build for browsers. Style sheets are links of
 * their routes, so no script that is loaded on demand has one.
 */
export function loadScriptsDirectly(): Plugin {
  return {
    name: "direct-imports",
    enforce: "pre",
    apply: (_, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
    load: (id) =>
      id === PRELOAD_HELPER ? "export const __vitePreload = (load) => load();" : undefined,
    writeBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === "chunk" && output.code.includes("__vite__mapDeps"))
          this.error(`${output.fileName} loads a script that has a style sheet.`);
    },
  };
}
