import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** By the sizes of the files, as the default is, the contract of the API would be last and keep one core waiting. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes("/upstream/contract.");
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const any = "**/*.test.{ts,tsx,mjs}";
const app = ["app", "money"].map((folder) => `${folder}/${any}`);
const others = ["upstream", "scripts"].map((folder) => `${folder}/${any}`);

export default defineConfig({
  resolve: { alias: [{ find: /^~\//, replacement: fileURLToPath(new URL("./app/", import.meta.url)) }] },
  test: {
    environment: "node",
    // Two slow cores may be shared with a build: a limit is for what hangs, not for what is slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    minWorkers: 1,
    poolOptions: { threads: { isolate: false } },
    projects: [
      // The app's modules read the settings when they are loaded, so each file has a process of its own.
      { extends: true, test: { name: "app", include: app, pool: "forks" } },
      // The API is given all that it works with: its modules are loaded once.
      { extends: true, test: { name: "api", include: others, pool: "threads" } },
    ],
  },
});
