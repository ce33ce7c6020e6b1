import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "../../remix.config.js";

// Built as the app is, with the app's own flags: what they change costs the same on both sides.
export default defineConfig({
  base: "/build/",
  plugins: [remix({ buildDirectory: "../../.cache/bare", future: remixOptions.future })],
  build: { copyPublicDir: false, emptyOutDir: true, minify: "terser", target: "es2022" },
});
