import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson, startApi, type Api, type Person } from "../contract/api";
import {
  createAddressPayload,
  createBusinessPayload,
  createContactPersonPayload,
} from "../contract/contact-payloads";
import { createInvoicePayload } from "../contract/payloads";
import { createSoldItemPayload } from "../contract/product-payloads";
import { describePostgres, openPostgres } from "../testing/postgres";
import { openDatabase } from "./open";
import type { Schema } from "./schema";

/**
 * Values as JSON text that the databases must not get: libsql ends the process on a boolean, 1e400
 * is Infinity, and PostgreSQL cannot store half of a surrogate pair.
 */
const ODD_VALUES = ["true", "1e400", '"\\ud800"'];

/** A call of the API: a name for the test's title, its path and its valid payload. */
type Target = [name: string, path: string, payload: (person: Person) => object | Promise<object>];

const targets: Target[] = [
  ["a new invoice", "/sales/invoices", (person) => createInvoicePayload(person)],
  [
    "a contact",
    "/contacts/companies",
    (person) => ({
      ...createBusinessPayload(person),
      contactpersons: [createContactPersonPayload()],
      addresses: [createAddressPayload()],
    }),
  ],
  ["an item", "/products", (person) => createSoldItemPayload(person)],
  [
    "a lookup of lists",
    "/lists/mixed",
    (person) => ({ requests: [{ uri: "/lists/terms", params: { company_id: person.companyId } }] }),
  ],
  ["a login", "/login", ({ email }) => ({ email, password: "demo1234", client_id: "client:1" })],
];

describe("odd values in requests, on SQLite", () => {
  let folder: string;
  // Vitest runs hooks in reverse order, so this one runs after the API is closed.
  afterAll(() => rm(folder, { recursive: true }));
  testOddValues(async () => {
    folder = await mkdtemp(join(tmpdir(), "lejar-odd-"));
    return openDatabase({ dataDir: folder, apiKey: "", hasDemo: false });
  });
});

describePostgres("odd values in requests, on PostgreSQL", () => testOddValues(openPostgres));

function testOddValues(open: () => Promise<Kysely<Schema>>): void {
  let api: Api;

  beforeAll(async () => {
    api = await startApi(await open());
  });

  afterAll(() => api.close());

  it.each(targets)("cause no server error in any field of %s", async (_, path, createPayload) => {
    const person = await createPerson(api);
    const failed: string[] = [];
    for (const body of withOddValues(await createPayload(person))) {
      const { status } = await person.post(path, body);
      if (status >= 500) failed.push(`${status} ${body}`);
    }
    expect(failed).toEqual([]);
  });

  it("cause no server error in a path or a query", async () => {
    const person = await createPerson(api);
    for (const odd of [
      "true",
      "NaN",
      "1e400",
      "9007199254740993",
      "4294967297",
      "0.5",
      "-1",
      "%00",
      "%ED%A0%80",
      "[]",
    ]) {
      for (const path of [
        `/contacts?business_id=${odd}`,
        `/sales?entity_id=${person.companyId}&page=${odd}&q=${odd}&status=${odd}`,
        `/sales/invoices/${odd}/pdf`,
        `/products/${odd}`,
      ]) {
        const { status } = await person.get(path);
        expect(status, path).toBeLessThan(500);
      }
    }
  });
}

/** Returns the payload as JSON texts, with each field in turn replaced by each odd value. */
function withOddValues(payload: object): string[] {
  return listPaths(payload).flatMap((path) =>
    ODD_VALUES.map((odd) =>
      JSON.stringify(replaceField(payload, path)).replace(`"${PLACEHOLDER}"`, () => odd),
    ),
  );
}

const PLACEHOLDER = "a field to be replaced";

/** Returns the paths of the value itself and of all its fields; of lists, only the first entry's. */
function listPaths(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return [
    [],
    ...entries.flatMap(([name, inner]) => listPaths(inner).map((path) => [name, ...path])),
  ];
}

function replaceField(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return PLACEHOLDER;
  if (Array.isArray(value))
    return value.map((inner: unknown, index) =>
      String(index) === name ? replaceField(inner, rest) : inner,
    );
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, inner]) => [
      key,
      key === name ? replaceField(inner, rest) : (inner as unknown),
    ]),
  );
}
