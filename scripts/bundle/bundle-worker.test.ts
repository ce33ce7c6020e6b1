import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type draw from "../../upstream/pdf/draw-worker";
import { drawDocument } from "../../upstream/pdf/draw";
import { invoice } from "../../upstream/pdf/sample-invoice";
import { bundleWorker } from "./bundle-worker.mjs";

it("builds a program that draws as the sources do", async () => {
  // Where packages are found from.
  const folder = fs.mkdtempSync(path.resolve("node_modules/.lejar-worker-"));
  try {
    await bundleWorker(folder);
    const built = (await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, "draw-worker.js")).href
    )) as { default: typeof draw };
    const bytes = await built.default(invoice({ memo: "谢谢" }));
    expect(Buffer.from(bytes ?? []).equals(await drawDocument(invoice({ memo: "谢谢" })))).toBe(
      true,
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
