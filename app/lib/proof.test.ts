import { afterEach, expect, test, vi } from "vitest";
import { findProof } from "./proof";

afterEach(() => vi.unstubAllGlobals());

test("findProof lets the page handle a click while the proof is searched", async () => {
  const hash = Promise.resolve(new Uint8Array([255]).buffer);
  vi.stubGlobal("crypto", { subtle: { digest: () => hash } });
  let isClicked = false;
  setTimeout(() => (isClicked = true));
  let tries = 0;
  await findProof("text", () => !isClicked && ++tries < 1_000_000);
  expect(isClicked).toBe(true);
});
