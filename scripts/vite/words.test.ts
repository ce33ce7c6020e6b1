import { build } from "vite";
import { describe, expect, it } from "vitest";
import { toPseudo } from "./pseudo";
import { buildWords } from "./words";

const IMPORTER = new URL("../../app/example.ts", import.meta.url).pathname;

/** Builds `code`, as a module in app/, and returns its script with the markers of words. */
async function buildScript(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      buildWords(),
      {
        name: "example",
        resolveId: (id) => (id === IMPORTER ? id : null),
        load: (id) => (id === IMPORTER ? code : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: IMPORTER, preserveEntrySignatures: "strict" },
    },
  });
  const [built] = [result].flat();
  if (!built || !("output" in built)) throw new Error("Nothing was built.");
  const [chunk] = built.output;
  return chunk.code;
}

const IMPORT = `import { loginWords as words } from "../domain/words/login";\n`;

describe("the words of a script", () => {
  it("are only those that it reads, where it reads them", async () => {
    const script = await buildScript(`${IMPORT}export const say = () => [words.logIn];`);
    expect(script).toMatch(/\["@@words:login\.logIn:[\w-]{8}@@"\]/);
    expect(script).not.toContain("login.slogan");
    expect(script).not.toContain("LOG MASUK");
  });

  it("can be a group", async () => {
    const script = await buildScript(
      `import { errorWords } from "../domain/words/errors";\nexport const say = (key) => errorWords.store[key];`,
    );
    expect(script).toMatch(/@@words:errors\.store\.full:[\w-]{8}@@/);
  });

  it("are an error when the code passes the room on", async () => {
    await expect(buildScript(`${IMPORT}export const say = (show) => show(words);`)).rejects.toThrow(
      "Write 'words.key'",
    );
  });
});

it("the pseudo-language keeps values, and is longer", () => {
  expect(toPseudo("Save {amount}")).toBe("[Ŝàvé {amount}]");
  expect(toPseudo("Only a long text wraps here")).toBe("[Öñlý à löñg téxt wřàps héřé ~~~~~~ ~~]");
});
