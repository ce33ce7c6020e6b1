import { afterEach, expect, it, vi } from "vitest";
import { workOutProof } from "./proof";

afterEach(() => vi.unstubAllGlobals());

it("lets the page go on while it works", async () => {
  const hash = Promise.resolve(new Uint8Array([255]).buffer);
  vi.stubGlobal("crypto", { subtle: { digest: () => hash } });
  let isPressed = false;
  setTimeout(() => (isPressed = true));
  let tries = 0;
  await workOutProof("text", () => !isPressed && ++tries < 1_000_000);
  expect(isPressed).toBe(true);
});
