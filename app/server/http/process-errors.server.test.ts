import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test("an unexpected error in one request is logged and does not affect other requests", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-errors-"));
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "app/server/testing/failing-server.server.ts"],
    {
      env: { ...process.env, DATA_DIR: folder },
    },
  );
  try {
    let log = "";
    child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
    const [port] = (await once(child.stdout, "data")) as [Buffer];
    const fetchText = async (requestPath: string) =>
      (await fetch(`http://127.0.0.1:${port.toString().trim()}${requestPath}`)).text();

    const undisturbed = fetchText("/waits");
    await once(child.stdout, "data");
    expect(await fetchText("/rejects?token=secret")).toBe("answered all the same");
    expect(await fetchText("/throws")).toBe("Something went wrong");
    await fetchText("/release");
    expect(await undisturbed).toBe("undisturbed");
    expect(log).toMatch(
      /\[unhandled rejection\] GET "\/rejects" \(.+\) Error: nobody waits for this/,
    );
    expect(log).toMatch(/\[uncaught\] GET "\/throws" \(.+\) Error: thrown outside of all promises/);
    expect(log).not.toContain("secret");
    expect(child.exitCode).toBe(null);
  } finally {
    child.kill("SIGKILL");
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
