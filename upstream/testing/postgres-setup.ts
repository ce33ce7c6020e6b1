import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { findPostgresPrograms, startPostgresServer, type PostgresServer } from "./postgres-server";

declare module "vitest" {
  // The values that `inject` returns in tests.
  export interface ProvidedContext {
    /**
     * The address at which a test file requests a database of its own. Empty without PostgreSQL.
     */
    postgresBroker: string;
  }
}

/**
 * Provides one PostgreSQL server for all test files: the server of `TEST_DATABASE_URL`, or a new
 * one that starts with the first request for a database. Test files run in other threads and
 * request databases over HTTP.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const address = process.env.TEST_DATABASE_URL;
  const binaries = findPostgresPrograms();
  if (!address && binaries === undefined) {
    project.provide("postgresBroker", "");
    return () => Promise.resolve();
  }
  const databases = new Databases(
    address ? useServer(address) : () => startPostgresServer(binaries ?? ""),
  );
  const broker = createServer((_, response) => {
    databases.create().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  broker.listen(0, "127.0.0.1");
  await once(broker, "listening");
  project.provide("postgresBroker", `http://127.0.0.1:${(broker.address() as AddressInfo).port}`);
  return async () => {
    broker.close();
    await databases.close();
  };
}

/**
 * Returns a function that gives access to a running server, on which only the databases of tests are
 * created and dropped.
 */
function useServer(address: string): () => Promise<Server> {
  return () =>
    Promise.resolve({
      url(database) {
        if (database === MAINTENANCE) return address;
        const url = new URL(address);
        url.pathname = `/${database}`;
        return url.href;
      },
      stop: () => Promise.resolve(),
    });
}

type Server = Pick<PostgresServer, "url" | "stop">;

/** The database in which other databases are created and dropped. */
const MAINTENANCE = "postgres";

class Databases {
  readonly #start: () => Promise<Server>;
  #server: Promise<Server> | undefined;
  #names: string[] = [];

  constructor(start: () => Promise<Server>) {
    this.#start = start;
  }

  /** Creates a database and returns its address. */
  async create(): Promise<string> {
    this.#server ??= this.#start();
    const server = await this.#server;
    const name = `lejar_test_${randomUUID().replaceAll("-", "")}`;
    await runStatement(server, `create database ${name}`);
    this.#names.push(name);
    return server.url(name);
  }

  async close(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    if (!server) return;
    for (const name of this.#names)
      await runStatement(server, `drop database ${name} with (force)`);
    await server.stop();
  }
}

async function runStatement(server: Server, statement: string): Promise<void> {
  const client = new Client({ connectionString: server.url(MAINTENANCE) });
  await client.connect();
  await client.query(statement);
  await client.end();
}
