import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Database from "libsql";
import { startOwnApp } from "./support/own-app";
import { fillInSignUp, sendSignUp } from "./support/sign-up";

/** Runs one of the scripts of package.json on a data folder. */
function runScript(
  command: "backup" | "restore" | "books:check",
  dataDir: string,
  ...args: string[]
): { isDone: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", command, "--", ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
  });
  return { isDone: status === 0, output: stdout + stderr };
}

/** Returns the bytes in write-ahead logs, which are not in the database files yet. */
function sumWalBytes(dataDir: string): number {
  const walFiles = fs.readdirSync(dataDir).filter((name) => name.endsWith("-wal"));
  return walFiles.reduce((sum, name) => sum + fs.statSync(path.join(dataDir, name)).size, 0);
}

test(
  "a backup of the running app restores all saved data, and stopping the app leaves complete database files",
  { tag: "@servers" },
  async ({ browser }) => {
    // The test is slow, because it starts the app twice and npm seven times.
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
      await sendSignUp(page);
      await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

      expect(runScript("backup", data, backup)).toMatchObject({ isDone: true });
      expect(runScript("backup", data, backup).output).toContain("is not empty");
      expect(runScript("restore", data, backup).output).toContain("Lejar is running on");
      await app.stop();

      expect(sumWalBytes(data)).toBe(0);
      // The database file alone, without SQLite's other files, contains the account.
      const books = new Database(path.join(data, "books.sqlite"));
      expect(
        books.prepare("SELECT email FROM accounts WHERE email = ?").pluck().all(email),
      ).toEqual([email]);
      books.close();

      expect(runScript("restore", restored, backup)).toMatchObject({ isDone: true });
      app = await startOwnApp(restored, Number(new URL(app.url).port));
      // The session continues, because the backup contains its secret.
      await page.reload();
      await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
      await app.stop();
      expect(runScript("books:check", restored)).toMatchObject({
        isDone: true,
        output: expect.stringContaining("all agree"),
      });
      // A second restore keeps the previous files in a subfolder.
      expect(runScript("restore", restored, backup).output).toMatch(/before-restore-/);

      fs.appendFileSync(path.join(backup, "books.sqlite"), "x");
      const before = fs.readdirSync(restored);
      expect(runScript("restore", restored, backup).output).toContain("Nothing was changed");
      expect(fs.readdirSync(restored)).toEqual(before);
    } finally {
      await app.stop("SIGKILL");
      await context.close();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
);

test(
  "an owner and /healthz are told that there is no room for backups",
  { tag: "@servers" },
  async ({ browser }) => {
    const data = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-no-room-"));
    const folder = path.join(data, "backups");
    const problem = { kind: "no_room", text: "No backup was made." };
    fs.writeFileSync(
      path.join(data, "last-backup.json"),
      JSON.stringify({ at: new Date(), folder, booksState: "", newest: null, problem }),
    );
    const app = await startOwnApp(data);
    const context = await browser.newContext({ baseURL: app.url });
    try {
      expect(app.readOutput()).toContain(`Backups: every hour with changes, in ${folder}`);
      const page = await context.newPage();
      await fillInSignUp(page);
      await sendSignUp(page);
      await page.goto("/");
      await expect(page.getByText("Your books are not being backed up")).toHaveText(
        "Your books are not being backed up, because there is no room for backups. " +
          "Please tell whoever runs this app.",
      );
      const answer = await context.request.get("/healthz");
      expect([answer.status(), await answer.json()]).toEqual([
        200,
        expect.objectContaining({
          upstream: true,
          backup: {
            made_at: null,
            age_seconds: null,
            bytes: null,
            problem: "There is no room for backups on their disk, or in their share of it.",
          },
        }),
      ]);
    } finally {
      await app.stop("SIGKILL");
      await context.close();
      fs.rmSync(data, { recursive: true, force: true });
    }
  },
);
