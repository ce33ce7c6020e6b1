import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Kysely } from "kysely";
import { vi } from "vitest";
import { createUpstream } from "../app";
import type { Schema } from "../db/schema";
import type { Mail } from "../mail/mail";
import type { AccountHolder, Books } from "../books/types";
import { createApiServer } from "../calls/server";
import { tinyAccount } from "../testing/fixtures";
import { withTesting } from "../testing/with-faults";

export const API_KEY = "key-of-the-tests";

/**
 * The time of the API under test: 00:30 on 21 November in Kuala Lumpur, still 20 November in UTC.
 */
export const NOW = new Date("2026-11-20T16:30:00.000Z");

/** The API under test, served over HTTP. */
export type Api = {
  /** The URL without the path /v2. */
  origin: string;
  db: Kysely<Schema>;
  /** The mails that the API sent, in the order they were sent. */
  mails: Mail[];
  close(): Promise<void>;
};

export const SETTINGS = {
  dataDir: "",
  linkSecret: "the-link-secret-of-the-tests",
  apiKey: API_KEY,
  hasDemo: false,
  /** No mail server listens at this address, because the mails are put into `mails`. */
  smtpUrl: "smtp://127.0.0.1",
};

export async function startApi(db: Kysely<Schema>): Promise<Api> {
  // Tests start copies of the API at later times on this database. Their periodic check for lost
  // mails would otherwise find the mails of other tests, when a run takes longer than its interval.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const upstream = await createUpstream(SETTINGS, { db, now: () => NOW, send });
  const { fetch } = withTesting(upstream, db, () => NOW);
  const { server } = createApiServer(fetch, { logsRequests: false });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    db,
    mails,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      await upstream.close();
      vi.useRealTimers();
    },
  };
}

/** How long a test waits for a mail with a PDF, because the API draws the PDF first. */
export const MAIL_TIMEOUT = { timeout: 60_000 };

/** Removes the mails to one address from `mails` and returns them. */
export function takeMails({ mails }: Api, address: string): Mail[] {
  const taken = mails.filter(({ to }) => to === address);
  mails.splice(0, mails.length, ...mails.filter(({ to }) => to !== address));
  return taken;
}

/** Sends a request to an API on the same database at the time `now`. */
export async function sendAt(
  api: Api,
  now: Date,
  path: string,
  init: RequestInit = {},
  send = async (mail: Mail): Promise<void> => void api.mails.push(mail),
): Promise<Reply> {
  const upstream = await createUpstream(SETTINGS, { db: api.db, now: () => now, send });
  const response = await upstream.fetch(new Request(api.origin + path, init));
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** What a caller must know of the API. */
export type Target = Pick<Api, "origin">;

export type Reply = { status: number; body: unknown; headers: Headers };

/** Sends a request; parses the body of the reply when it is JSON. */
export async function send(api: Target, path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(api.origin + path, init);
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const body: unknown = isJson ? await response.json() : await response.arrayBuffer();
  return { status: response.status, body, headers: response.headers };
}

/** An account holder who is logged in and calls the API. */
export class Person {
  readonly api: Target;
  readonly email: string;
  readonly headers: Record<string, string>;
  /** The ids of the companies, in the order of the account's books. */
  readonly companies: number[];

  constructor(api: Target, email: string, token: string, companies: number[]) {
    this.api = api;
    this.email = email;
    this.headers = { "x-api-key": API_KEY, authorization: `Basic ${token}` };
    this.companies = companies;
  }

  /** The id of the first company; 0 when the account has none. */
  get company(): number {
    return this.companies[0] ?? 0;
  }

  get(path: string): Promise<Reply> {
    return send(this.api, `/v2${path}`, { headers: this.headers });
  }

  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.#write("POST", path, body, headers);
  }

  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.#write("PUT", path, body, headers);
  }

  delete(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return send(this.api, `/v2${path}`, {
      method: "DELETE",
      headers: { ...this.headers, ...headers },
    });
  }

  /** Returns the id of the record with this name or code in a list of the API, such as `terms`. */
  async idOf(list: string, name: string, company = this.company): Promise<number> {
    const uri = `/lists/${list}`;
    const { body } = await this.post("/lists/mixed", {
      requests: [{ uri, params: { company_id: company } }],
    });
    const records = listAt(body, list).flatMap((each) => valueAt(each, "items") ?? [each]);
    const found = records.find(
      (each) => valueAt(each, "name") === name || valueAt(each, "code") === name,
    );
    return numberAt(found, "id");
  }

  async contactId(displayName: string, company = this.company): Promise<number> {
    const { body } = await this.get(`/contacts/${company}`);
    return numberAt(
      listAt(body, "contacts").find((each) => valueAt(each, "display_name") === displayName),
      "id",
    );
  }

  async productId(name: string, company = this.company): Promise<number> {
    const { body } = await this.get(`/products?business_id=${company}`);
    return numberAt(
      listAt(body, "products").find((each) => valueAt(each, "name") === name),
      "id",
    );
  }

  #write(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    return send(this.api, `/v2${path}`, {
      method,
      headers: { ...this.headers, "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }
}

export function createAccount(api: Target, holder: AccountHolder): Promise<Reply> {
  return send(api, "/testing/accounts", { method: "POST", body: JSON.stringify(holder) });
}

export function logIn(api: Target, email: string, password: string): Promise<Reply> {
  return send(api, "/v2/login", {
    method: "POST",
    headers: { "x-api-key": API_KEY },
    body: JSON.stringify({ email, password, client_id: "client:1" }),
  });
}

/** Creates an account with these companies and logs in. */
export async function createPerson(api: Target, ...books: Books[]): Promise<Person> {
  const holder = tinyAccount(...books);
  await createAccount(api, holder);
  const { body } = await logIn(api, holder.email, holder.password);
  const token = String(valueAt(body, "session", "access_token"));
  return new Person(
    api,
    holder.email,
    Buffer.from(`client:1:${token}`).toString("base64"),
    listAt(body, "companies").map((company) => numberAt(company, "id")),
  );
}

/** Returns the value at the path inside a JSON value; undefined when it does not exist. */
export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? Object.entries(inner).find(([name]) => name === String(key))?.[1]
        : undefined,
    value,
  );
}

/** Returns the list at the path inside a JSON value; throws when there is none. */
export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const list = valueAt(value, ...path);
  if (!Array.isArray(list)) throw new TypeError(`There is no list in ${JSON.stringify(value)}`);
  return list;
}

/** Returns the number at the path inside a JSON value; throws when there is none. */
export function numberAt(value: unknown, ...path: (string | number)[]): number {
  const number = valueAt(value, ...path);
  if (typeof number !== "number")
    throw new TypeError(`There is no number in ${JSON.stringify(value)}`);
  return number;
}

/** Returns the value of one field of every record. */
export function valuesOf(records: unknown[], name: string): unknown[] {
  return records.map((record) => valueAt(record, name));
}
