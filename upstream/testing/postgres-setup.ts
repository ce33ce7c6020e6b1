import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { findBinaries, startServer, type PostgresServer } from "./postgres-server";

declare module "vitest" {
  // What `inject` knows.
  export interface ProvidedContext {
    /** Where a test file asks for a database of its own; blank where there is no PostgreSQL. */
    postgresBroker: string;
  }
}

/**
 * One PostgreSQL for a run of the tests, started when the first file asks for a database: the
 * server of `TEST_DATABASE_URL`, or one of its own. The files run in other threads than this.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const binaries = findBinaries();
  if (!given && binaries === undefined) {
    project.provide("postgresBroker", "");
    return () => Promise.resolve();
  }
  const databases = new Databases(given ? serverAt(given) : () => startServer(binaries ?? ""));
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

/** A server that is there already: nothing of it is touched but the tests' own databases. */
function serverAt(address: string): () => Promise<Server> {
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

/** The database from which others are made. */
const MAINTENANCE = "postgres";

class Databases {
  readonly #start: () => Promise<Server>;
  #server: Promise<Server> | undefined;
  #names: string[] = [];

  constructor(start: () => Promise<Server>) {
    this.#start = start;
  }

  /** Its address. */
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
