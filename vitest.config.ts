import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { useMemoryForTemporaryFiles } from "./scripts/test/memory-folder.mjs";

useMemoryForTemporaryFiles();

/**
 * Runs the files of the API's contract first, because they take the longest. In the default order,
 * by file size, they would run last, while the other core is idle.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes("/upstream/contract/");
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const TEST_FILES = "**/*.test.{ts,tsx,mjs}";
const allTests = ["app", "domain", "e2e", "platform", "scripts", "upstream"].map(
  (folder) => `${folder}/${TEST_FILES}`,
);
/** Tests of server modules, which read the settings when they are loaded. */
const withSettings = ["app/**/*.server.test.ts", "e2e/agreement/agreement.test.ts"];

export default defineConfig({
  resolve: {
    alias: [{ find: /^~\//, replacement: fileURLToPath(new URL("./app/", import.meta.url)) }],
  },
  test: {
    environment: "node",
    // The limits are for tests that hang, not for a slow machine that runs a build at the same
    // time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    // Hides the security events, one per login, so that the output of tests is visible.
    onConsoleLog: (log) => !/^\{"time":"[^"]*","level":"\w+","message":"security"/.test(log),
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    minWorkers: 1,
    poolOptions: { threads: { isolate: false } },
    projects: [
      // Each of these files runs in its own process.
      { extends: true, test: { name: "settings", include: withSettings, pool: "forks" } },
      // All other files share their modules, which are loaded once.
      {
        extends: true,
        test: {
          name: "shared",
          include: allTests,
          exclude: withSettings,
          pool: "threads",
          globalSetup: "upstream/testing/postgres-setup.ts",
        },
      },
    ],
  },
});
