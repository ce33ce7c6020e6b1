import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "tailwindcss";
import { defineConfig, type BuildOptions } from "vite";
import remixOptions from "./remix.config.js";
import { assignChunks } from "./scripts/vite/assign-chunks";
import {
  addRouteComponents,
  buildWorkers,
  loadScriptsDirectly,
  replaceRouteModules,
} from "./scripts/vite/plugins";
import { buildPseudoServer } from "./scripts/vite/pseudo";
import { buildWords, importCatalogue } from "./scripts/vite/words";

const BROWSER_PACKAGES = [
  "@remix-validated-form/with-zod",
  "dayjs",
  "dayjs/plugin/relativeTime.js",
  "dayjs/plugin/utc.js",
  "recharts",
  "remix-validated-form",
  "swiper",
  "zod",
];

const forBrowsers: BuildOptions = {
  // README lists the browsers that get scripts.
  target: "es2022",
  modulePreload: false,
  minify: "terser",
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: {
      passes: 2,
      // Functions without 'this' become arrow functions. That is unsafe only for functions that are
      // called with 'new', and the build has none.
      unsafe_arrows: true,
      // React Router's warnings for developers are 0.7 kB of text on every page.
      pure_funcs: ["warning", "warningOnce"],
    },
    format: { comments: false },
  },
  rollupOptions: {
    output: { manualChunks: assignChunks() },
    onLog(level, log, handle) {
      if (log.code === "CIRCULAR_CHUNK") throw new Error(log.message);
      // Routes that respond with a file have no script.
      if (log.code !== "EMPTY_BUNDLE") handle(level, log);
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  // Browsers cache files below this path for a year. The files of public/ keep their names.
  base: command === "build" ? "/build/" : "/",
  // The port must be the one that the app itself logs, so another port is never chosen.
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true, host: process.env.HOST },
  plugins: [
    remix(remixOptions),
    addRouteComponents(),
    replaceRouteModules(),
    buildWorkers(),
    loadScriptsDirectly(),
    buildWords(),
    buildPseudoServer((file) => importCatalogue("en", file)),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Vite prepares these packages at the start. In development, a package that Vite finds later would
  // reload the page.
  optimizeDeps: { include: BROWSER_PACKAGES },
  css: { postcss: { plugins: [tailwindcss()] } },
  build: {
    copyPublicDir: false,
    reportCompressedSize: false,
    // Both builds have the same target, because they give a style sheet the same name only if its
    // content is the same.
    cssTarget: "chrome87",
    ...(isSsrBuild ? { target: "node20" } : forBrowsers),
  },
}));
