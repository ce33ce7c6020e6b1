import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * By the sizes of the files, as the default is, the contract of the API would be last and keep one
 * core waiting.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes("/upstream/contract/");
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const any = "**/*.test.{ts,tsx,mjs}";
const all = ["app", "domain", "e2e", "platform", "scripts", "upstream"].map(
  (folder) => `${folder}/${any}`,
);
/** The app's modules on the server read the settings when they are loaded. */
const withSettings = ["app/**/*.server.test.ts", "e2e/agreement/agreement.test.ts"];

export default defineConfig({
  resolve: {
    alias: [{ find: /^~\//, replacement: fileURLToPath(new URL("./app/", import.meta.url)) }],
  },
  test: {
    environment: "node",
    // Two slow cores may be shared with a build: a limit is for what hangs, not for what is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    // A line for each login of each test would hide what a test says.
    onConsoleLog: (log) => !/^\{"time":"[^"]*","level":"\w+","message":"security"/.test(log),
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    minWorkers: 1,
    poolOptions: { threads: { isolate: false } },
    projects: [
      // Each file has a process of its own.
      { extends: true, test: { name: "settings", include: withSettings, pool: "forks" } },
      // All others share their modules, which are loaded once.
      {
        extends: true,
        test: {
          name: "shared",
          include: all,
          exclude: withSettings,
          pool: "threads",
          globalSetup: "upstream/testing/postgres-setup.ts",
        },
      },
    ],
  },
});
