import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export type PostgresServer = {
  /** Returns the address of a database on the server. */
  url(database: string): string;
  /** Ends all connections and starts the server again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** The id of the process that started the server. */
  pid: number;
};

type Options = {
  /**
   * The folder of the data, which is kept for later runs. Without a folder, the data is removed
   * when the server stops.
   */
  data?: string;
  /** The settings of the server, by name. */
  settings?: Record<string, string>;
};

/** Fast but unsafe settings, because test data need not survive a crash. */
const TEST_SETTINGS = {
  max_connections: "100",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
};

const PROGRAM = fileURLToPath(new URL("postgres-server.sh", import.meta.url));

/** Debian's folder with a folder of programs for each version. These are not in the PATH. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** Returns the folder of PostgreSQL's programs of the newest installed version, or undefined. */
export function findPostgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newest.map((version) => join(DEBIAN_FOLDER, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) =>
    ["initdb", "pg_isready", "postgres"].every((name) => existsSync(join(folder, name))),
  );
}

/** Starts a server that listens only on a socket in a new folder. */
export async function startPostgresServer(
  binaries: string,
  { data, settings = TEST_SETTINGS }: Options = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "lejar-postgres-"));
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  if (data !== undefined) mkdirSync(data, { recursive: true });
  if (user)
    for (const each of data === undefined ? [folder] : [folder, data])
      chownSync(each, user.uid, user.gid);
  const settingArguments = Object.entries(settings).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const child = spawn(
    "sh",
    [PROGRAM, binaries, folder, data ?? join(folder, "data"), ...settingArguments],
    {
      ...user,
      cwd: folder,
      stdio: ["pipe", "pipe", "pipe"],
      // The script is detached from the tests' process group, so that it outlives the tests and
      // removes its folder.
      detached: true,
    },
  );
  const exit = once(child, "exit");
  const errorText = text(child.stderr);
  const isReady = await Promise.race([
    once(child.stdout, "data").then(() => true),
    exit.then(() => false),
  ]);
  if (!isReady) throw new Error(`PostgreSQL did not start: ${await errorText}`);
  return {
    url: (database) => `postgres://lejar@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async restart() {
      const isReadyAgain = once(child.stdout, "data");
      child.stdin.write("restart\n");
      await isReadyAgain;
    },
    async stop() {
      child.stdin.end();
      await exit;
    },
    pid: child.pid ?? 0,
  };
}

/** Returns a user to run PostgreSQL as, because PostgreSQL refuses to run as root. */
function findUnprivilegedUser(): { uid: number; gid: number } {
  for (const name of ["postgres", "nobody"]) {
    try {
      const readId = (kind: "-u" | "-g") => Number(execFileSync("id", [kind, name]));
      return { uid: readId("-u"), gid: readId("-g") };
    } catch {
      // This user does not exist.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody.");
}
