import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "tailwindcss";
import { defineConfig, type BuildOptions } from "vite";
import remixOptions from "./remix.config.js";
import { assignChunks } from "./scripts/vite/assign-chunks";
import { pdfWorker, replaceRouteModules, routeComponents } from "./scripts/vite/plugins";

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
  // README says which browsers get script.
  target: "es2022",
  modulePreload: false,
  minify: "terser",
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: {
      passes: 2,
      // Arrows for functions without 'this': unsafe only for one that is called with 'new', and what
      // is built has none such.
      unsafe_arrows: true,
      // What React Router tells developers on the console is 0.7 kB of sentences on every page.
      pure_funcs: ["warning", "warningOnce"],
    },
    format: { comments: false },
  },
  rollupOptions: {
    output: { manualChunks: assignChunks() },
    onLog(level, log, handle) {
      if (log.code === "CIRCULAR_CHUNK") throw new Error(log.message);
      // Routes that answer with a file have no script.
      if (log.code !== "EMPTY_BUNDLE") handle(level, log);
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  // What is below it is kept by browsers for a year; files of public/ keep their names.
  base: command === "build" ? "/build/" : "/",
  // Where the app itself says that it is.
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true, host: process.env.HOST },
  plugins: [remix(remixOptions), routeComponents(), replaceRouteModules(), pdfWorker()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // In development each that is found later reloads the page.
  optimizeDeps: { include: BROWSER_PACKAGES },
  css: { postcss: { plugins: [tailwindcss()] } },
  build: {
    copyPublicDir: false,
    reportCompressedSize: false,
    // One for both builds, which give a style sheet the same name only if it is the same.
    cssTarget: "chrome87",
    ...(isSsrBuild ? { target: "node20" } : forBrowsers),
  },
}));
