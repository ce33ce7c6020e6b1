import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
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
export async function startServer(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "lejar-postgres-"));
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const child = spawn("sh", [PROGRAM, binaries, folder], {
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
