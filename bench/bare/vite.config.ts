import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "../../remix.config.js";

// The page is built with the flags of the app, so that the flags change the costs of page and app
// alike.
export default defineConfig({
  base: "/build/",
  plugins: [remix({ buildDirectory: "../../.cache/bare", future: remixOptions.future })],
  build: { copyPublicDir: false, emptyOutDir: true, minify: "terser", target: "es2022" },
});
