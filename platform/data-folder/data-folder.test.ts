import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeDatabaseFile, runInWriteTransaction, openDatabaseFile } from "./database";
import { openDataFolder } from "./private-files";
import { readOrCreateSecret } from "./secret";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lejar-data-"));
  file = join(folder, "test.sqlite");
});

afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

function writeRows(): void {
  const database = openDatabaseFile(file, { lost: "all of it" });
  database.exec("CREATE TABLE notes (id INTEGER PRIMARY KEY, words TEXT)");
  const insert = database.prepare("INSERT INTO notes VALUES (?, ?)");
  runInWriteTransaction(database, () => {
    for (let id = 0; id < 200; id += 1) insert.run(id, "x".repeat(500));
  });
  closeDatabaseFile(database);
}

describe("a database", () => {
  it("is complete in its file after it is closed", () => {
    writeRows();
    const copy = join(folder, "copy.sqlite");
    copyFileSync(file, copy);
    const database = openDatabaseFile(copy, { lost: "" });
    expect(database.prepare("SELECT count(*) FROM notes").pluck().all()).toEqual([200]);
    closeDatabaseFile(database);
  });

  it("is readable by its owner only, with the files beside it", () => {
    writeRows();
    chmodSync(file, 0o644);
    const database = openDatabaseFile(file, { lost: "" });
    database.exec("INSERT INTO notes VALUES (1000, '')");
    expect(readdirSync(folder).map((name) => modeOf(join(folder, name)))).toEqual([
      0o600, 0o600, 0o600,
    ]);
    closeDatabaseFile(database);
  });

  it.each([
    ["overwritten at its beginning", () => overwrite(0, 4096)],
    ["overwritten in its middle", () => overwrite(4096 * 5, 4096)],
    ["cut off", () => truncateSync(file, 4096 * 7 + 100)],
  ])("that is %s is reported with instructions and is not changed", (_, damage) => {
    writeRows();
    damage();
    const before = readFileSync(file);
    expect(() => openDatabaseFile(file, { lost: "all of it" })).toThrow(
      /^The database .*test\.sqlite is damaged \(.+\)\. .* Restore a backup .*: all of it\.$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("that cannot be opened is reported with a message", () => {
    mkdirSync(file);
    expect(() => openDatabaseFile(file, { lost: "" })).toThrow(
      /^The database .*test\.sqlite cannot be opened \(/,
    );
  });
});

function overwrite(from: number, bytes: number): void {
  writeFileSync(file, readFileSync(file).fill(7, from, from + bytes));
}

describe("the data folder", () => {
  it("cannot be read by other users, also when an older version let them read it", () => {
    mkdirSync(join(folder, "outbox"));
    const files = ["session-secret", join("outbox", "a.eml")].map((name) => join(folder, name));
    for (const each of files) writeFileSync(each, "x", { mode: 0o644 });
    writeFileSync(join(folder, "other"), "x", { mode: 0o644 });
    chmodSync(folder, 0o755);
    openDataFolder(folder);
    expect([folder, join(folder, "outbox")].map(modeOf)).toEqual([0o700, 0o700]);
    expect(files.map(modeOf)).toEqual([0o600, 0o600]);
    expect(modeOf(join(folder, "other"))).toBe(0o644);
  });

  it("is not opened while a backup is being restored", () => {
    mkdirSync(join(folder, "restoring"));
    expect(() => openDataFolder(folder)).toThrow("Run 'npm run restore -- FOLDER' again.");
  });
});

describe("the secret", () => {
  it("is created once, readable by its owner only, without temporary files", () => {
    const secret = join(folder, "session-secret");
    const created = readOrCreateSecret(secret);
    expect(created).toMatch(/^[\da-f]{64}$/);
    expect(readOrCreateSecret(secret)).toBe(created);
    expect(modeOf(secret)).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["session-secret"]);
  });

  it.each(["", "abc", "a".repeat(31)])(
    "is rejected when a full disk cut it off: '%s'",
    (cutOff) => {
      const secret = join(folder, "session-secret");
      writeFileSync(secret, cutOff);
      expect(() => readOrCreateSecret(secret)).toThrow(/does not hold a complete secret/);
      expect(readFileSync(secret, "utf8")).toBe(cutOff);
    },
  );

  it("leaves no incomplete file when nothing can be written", () => {
    const call =
      `import { readOrCreateSecret } from ` +
      `${JSON.stringify(join(import.meta.dirname, "secret.ts"))}; ` +
      `readOrCreateSecret(process.argv[1]);`;
    const node = [
      process.execPath,
      "--import",
      "tsx",
      "--input-type=module",
      "-e",
      call,
      join(folder, "session-secret"),
    ];
    // `ulimit -f 0` makes every write into a file fail, like a full disk.
    const { stderr } = spawnSync("sh", ["-c", 'ulimit -f 0; exec "$@"', "sh", ...node], {
      encoding: "utf8",
    });
    expect(stderr).toContain("The secret that signs the cookies could not be written");
    expect(readdirSync(folder)).toEqual([]);
  });
});
