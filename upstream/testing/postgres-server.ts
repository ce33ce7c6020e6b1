import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export type PostgresServer = {
  /** Of a database on it. */
  url(database: string): string;
  /** Ends all connections at once, and takes new ones again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** The program that started it. */
  pid: number;
};

type Options = {
  /** Where its data stays, to be used again; without it they go with the server. */
  data?: string;
  /** Its own settings, by name. */
  settings?: Record<string, string>;
};

/** Fast, and not safe: what a test writes need not outlive the machine. */
const FOR_TESTS = {
  max_connections: "100",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
};

const PROGRAM = fileURLToPath(new URL("postgres-server.sh", import.meta.url));

/** Where Debian has each version's programs, which are not in the PATH. */
const DEBIAN = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs, of the newest version that there is. */
export function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newest.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) =>
    ["initdb", "pg_isready", "postgres"].every((name) => existsSync(join(folder, name))),
  );
}

/** Starts a server in a new folder, which is reached by a socket in it alone. */
export async function startServer(
  binaries: string,
  { data, settings = FOR_TESTS }: Options = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "lejar-postgres-"));
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (data !== undefined) mkdirSync(data, { recursive: true });
  if (user)
    for (const each of data === undefined ? [folder] : [folder, data])
      chownSync(each, user.uid, user.gid);
  const set = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn("sh", [PROGRAM, binaries, folder, data ?? join(folder, "data"), ...set], {
    ...user,
    cwd: folder,
    stdio: ["pipe", "pipe", "pipe"],
    // Not ended with the tests' process group, so that it can remove what it made.
    detached: true,
  });
  const exit = once(child, "exit");
  const complaint = text(child.stderr);
  const isReady = await Promise.race([
    once(child.stdout, "data").then(() => true),
    exit.then(() => false),
  ]);
  if (!isReady) throw new Error(`PostgreSQL did not start: ${await complaint}`);
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

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ["postgres", "nobody"]) {
    try {
      const idOf = (kind: "-u" | "-g") => Number(execFileSync("id", [kind, name]));
      return { uid: idOf("-u"), gid: idOf("-g") };
    } catch {
      // There is no such user.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody.");
}
