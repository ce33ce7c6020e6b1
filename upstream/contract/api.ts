import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Kysely } from "kysely";
import { expect, vi } from "vitest";
import * as z from "zod";
import { describeRefusal, isRefusalCode } from "../../domain/refusals/refusal";
import { createUpstream } from "../app";
import type { Schema } from "../db/schema";
import type { Mail } from "../mail/mail";
import type { AccountHolder, Books } from "../books/types";
import { createApiServer } from "../calls/server";
import { tinyAccount } from "../testing/fixtures";
import { wrapForTesting } from "../testing/with-faults";

export const API_KEY = "key-of-the-tests";

/**
 * The time of the API under test: 00:30 on 21 November in Kuala Lumpur, which is 20 November in UTC.
 */
export const NOW = new Date("2026-11-20T16:30:00.000Z");

/** The API under test, served over HTTP. */
export type Api = {
  /** The URL without the path /v2. */
  origin: string;
  db: Kysely<Schema>;
  /** The mails that the API sent and `takeMails` has not removed, in the order they were sent. */
  mails: Mail[];
  close(): Promise<void>;
};

/** The settings of the API under test and of its copies. */
export const SETTINGS = {
  dataDir: "",
  linkSecret: "the-link-secret-of-the-tests",
  apiKey: API_KEY,
  hasDemo: false,
  /** No mail server listens at this address, because the mails are put into `mails`. */
  smtpUrl: "smtp://127.0.0.1",
};

/** Starts the API at the time `NOW` on a database, which it migrates. */
export async function startApi(db: Kysely<Schema>): Promise<Api> {
  // Tests start copies of the API at later times on this database. Their periodic check for lost
  // mails would otherwise find the mails of other tests, when a run takes longer than its interval.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const upstream = await createUpstream(SETTINGS, { db, now: () => NOW, send });
  upstream.startJobs();
  const { fetch } = wrapForTesting(upstream, db, () => NOW);
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

/**
 * Sends a request to a copy of the API, which runs on the same database at the time `now`. The reply
 * must be JSON. `send` sends the copy's mails.
 */
export async function sendAt(
  api: Api,
  now: Date,
  path: string,
  init: RequestInit = {},
  send = async (mail: Mail): Promise<void> => void api.mails.push(mail),
): Promise<Reply> {
  const upstream = await createUpstream(SETTINGS, { db: api.db, now: () => now, send });
  const response = await upstream.fetch(new Request(api.origin + path, init));
  await upstream.runDueJobs();
  return toReply(response, await response.json());
}

/** The part of the API that a caller must know. */
export type Target = Pick<Api, "origin">;

/** A reply. `code` is that of a refusal, whose body has the message alone; otherwise "". */
export type Reply = { status: number; body: unknown; headers: Headers; code: string };

/** Sends a request. The body of the reply is parsed JSON, or an ArrayBuffer for another type. */
export async function send(api: Target, path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(api.origin + path, init);
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const body: unknown = isJson ? await response.json() : await response.arrayBuffer();
  return toReply(response, body);
}

function toReply({ status, headers }: Response, body: unknown): Reply {
  const isRefusal = status >= 400 && !(body instanceof ArrayBuffer);
  return { status, headers, ...(isRefusal ? readRefusal(body) : { body, code: "" }) };
}

const wireRefusal = z
  .object({
    message: z.string(),
    code: z.string().refine(isRefusalCode),
    values: z.record(z.union([z.string(), z.number(), z.array(z.string())])),
  })
  .strict();

/**
 * Checks that a refusal has a code of the contract, with the values of its sentence, and that this
 * sentence is the message. Returns the body with the message alone, as a plain server sends it.
 */
function readRefusal(body: unknown): Pick<Reply, "body" | "code"> {
  const { message, ...refusal } = wireRefusal.parse(body);
  expect(describeRefusal(refusal)).toBe(message);
  return { body: { message }, code: refusal.code };
}

/** An account holder who is logged in and calls the API. Paths are without the prefix `/v2`. */
export class Person {
  readonly api: Target;
  readonly email: string;
  readonly headers: Record<string, string>;
  /** The ids of the account's companies, in the order of the login's reply. */
  readonly companyIds: number[];

  constructor(api: Target, email: string, token: string, companies: number[]) {
    this.api = api;
    this.email = email;
    this.headers = { "x-api-key": API_KEY, authorization: `Basic ${token}` };
    this.companyIds = companies;
  }

  /** The id of the first company; 0 when the account has none. */
  get companyId(): number {
    return this.companyIds[0] ?? 0;
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

  /**
   * Returns the id of the record with this name or code in a list of the API, such as `terms`. Throws
   * when there is none.
   */
  async readId(list: string, name: string, company = this.companyId): Promise<number> {
    const uri = `/lists/${list}`;
    const { body } = await this.post("/lists/mixed", {
      requests: [{ uri, params: { company_id: company } }],
    });
    const records = getList(body, list).flatMap((each) => getValue(each, "items") ?? [each]);
    const found = records.find(
      (each) => getValue(each, "name") === name || getValue(each, "code") === name,
    );
    return getNumber(found, "id");
  }

  async readContactId(displayName: string, company = this.companyId): Promise<number> {
    const { body } = await this.get(`/contacts/${company}`);
    return getNumber(
      getList(body, "contacts").find((each) => getValue(each, "display_name") === displayName),
      "id",
    );
  }

  async readProductId(name: string, company = this.companyId): Promise<number> {
    const { body } = await this.get(`/products?business_id=${company}`);
    return getNumber(
      getList(body, "products").find((each) => getValue(each, "name") === name),
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

/** Creates an account with its books through the testing API. */
export function postAccount(api: Target, holder: AccountHolder): Promise<Reply> {
  return send(api, "/testing/accounts", { method: "POST", body: JSON.stringify(holder) });
}

/** Logs in and returns the reply, which contains the session's token. */
export function postLogin(api: Target, email: string, password: string): Promise<Reply> {
  return send(api, "/v2/login", {
    method: "POST",
    headers: { "x-api-key": API_KEY },
    body: JSON.stringify({ email, password, client_id: "client:1" }),
  });
}

/** Creates an account with these companies and logs in. */
export async function createPerson(api: Target, ...books: Books[]): Promise<Person> {
  const holder = tinyAccount(...books);
  await postAccount(api, holder);
  const { body } = await postLogin(api, holder.email, holder.password);
  const token = String(getValue(body, "session", "access_token"));
  return new Person(
    api,
    holder.email,
    Buffer.from(`client:1:${token}`).toString("base64"),
    getList(body, "companies").map((company) => getNumber(company, "id")),
  );
}

/** Returns the value at the path inside a JSON value; undefined when it does not exist. */
export function getValue(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? Object.entries(inner).find(([name]) => name === String(key))?.[1]
        : undefined,
    value,
  );
}

/** Returns the list at the path inside a JSON value; throws when there is none. */
export function getList(value: unknown, ...path: (string | number)[]): unknown[] {
  const list = getValue(value, ...path);
  if (!Array.isArray(list)) throw new TypeError(`There is no list in ${JSON.stringify(value)}`);
  return list;
}

/** Returns the number at the path inside a JSON value; throws when there is none. */
export function getNumber(value: unknown, ...path: (string | number)[]): number {
  const number = getValue(value, ...path);
  if (typeof number !== "number")
    throw new TypeError(`There is no number in ${JSON.stringify(value)}`);
  return number;
}

/** Returns the values of one field, one for each record. */
export function getValues(records: unknown[], name: string): unknown[] {
  return records.map((record) => getValue(record, name));
}
