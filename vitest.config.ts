import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: [{ find: /^~\//, replacement: fileURLToPath(new URL("./app/", import.meta.url)) }] },
  test: {
    environment: "node",
    include: ["{app,upstream,money,scripts}/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "build/**", "e2e/**"],
    // Two slow cores may be shared with a build: a limit is for what hangs, not for what is slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Threads start faster than processes.
    pool: "threads",
    maxWorkers: 2,
    minWorkers: 1,
  },
});
