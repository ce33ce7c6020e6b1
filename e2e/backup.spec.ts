import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Database from "libsql";
import { startOwnApp } from "./support/own-app";
import { fillInSignUp, submitSignUp } from "./support/sign-up";

/** As the README says: `npm run backup -- FOLDER`, on the data folder of `DATA_DIR`. */
function runScript(
  command: "backup" | "restore" | "books:check",
  dataDir: string,
  ...args: string[]
): { isDone: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", command, "--", ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
  });
  return { isDone: status === 0, said: stdout + stderr };
}

/** Bytes that are in no database file yet. */
function sumWalBytes(dataDir: string): number {
  const logs = fs.readdirSync(dataDir).filter((name) => name.endsWith("-wal"));
  return logs.reduce((sum, name) => sum + fs.statSync(path.join(dataDir, name)).size, 0);
}

test(
  "a backup made while the app runs brings back all that was saved, in books that " +
    "agree; a stop leaves it whole in the files",
  { tag: "@servers" },
  async ({ browser }) => {
    // Starts the app twice, and npm seven times.
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-backup-"));
    const [data, backup, restored] = [
      path.join(folder, "data"),
      path.join(folder, "backup"),
      path.join(folder, "restored"),
    ];
    let app = await startOwnApp(data);
    const context = await browser.newContext({ baseURL: app.url });
    try {
      const page = await context.newPage();
      const email = await fillInSignUp(page);
      await submitSignUp(page);
      await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

      expect(runScript("backup", data, backup)).toMatchObject({ isDone: true });
      expect(runScript("backup", data, backup).said).toContain("is not empty");
      expect(runScript("restore", data, backup).said).toContain("Lejar is running on");
      await app.stop();

      expect(sumWalBytes(data)).toBe(0);
      // A plain copy of the files, without what SQLite may leave beside them, holds it too.
      const books = new Database(path.join(data, "books.sqlite"));
      expect(
        books.prepare("SELECT email FROM accounts WHERE email = ?").pluck().all(email),
      ).toEqual([email]);
      books.close();

      expect(runScript("restore", restored, backup)).toMatchObject({ isDone: true });
      app = await startOwnApp(restored, Number(new URL(app.url).port));
      // The session goes on, for its secret came along.
      await page.reload();
      await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
      await app.stop();
      expect(runScript("books:check", restored)).toMatchObject({
        isDone: true,
        said: expect.stringContaining("all agree"),
      });
      // A second time: what is there is kept, and what came is complete.
      expect(runScript("restore", restored, backup).said).toMatch(/before-restore-/);

      fs.appendFileSync(path.join(backup, "books.sqlite"), "x");
      const before = fs.readdirSync(restored);
      expect(runScript("restore", restored, backup).said).toContain("Nothing was changed");
      expect(fs.readdirSync(restored)).toEqual(before);
    } finally {
      await app.stop("SIGKILL");
      await context.close();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
);
