import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPerson, getNumber, startApi, Person } from "../contract/api";
import { postInvoice } from "../contract/invoices";
import { expectCorrectTotals } from "../contract/running-totals";
import { drawTwoColorPictures } from "../testing/pictures";
import { generateBooks } from "../testing/generated-books";
import { describePostgres, openPostgres } from "../testing/postgres";
import { copyDatabase } from "./copy";
import { openDatabase } from "./open";
import type { Schema } from "./schema";

describePostgres("a copy of the books in PostgreSQL", () => {
  let dataDir: string;
  let sqlite: Kysely<Schema>;
  let postgres: Kysely<Schema>;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "lejar-copy-"));
    sqlite = openDatabase({ dataDir, apiKey: "", hasDemo: false });
    postgres = await openPostgres();
  });

  afterEach(() => rm(dataDir, { recursive: true }));

  it("gives the same responses to the same sessions and continues the ids", async () => {
    const sqliteApi = await startApi(sqlite);
    const person = await createPerson(sqliteApi, generateBooks(14, "2026-11-21"));
    const deleted = await postInvoice(person);
    await person.delete(deleted.path);
    const logo = { picture: drawTwoColorPictures(40, 20).png.toString("base64") };
    await person.put(`/companies/${person.companyId}/logo`, logo);
    const answers = await readResponses(person);
    const copied = await copyDatabase(sqlite, postgres);
    await sqliteApi.close();
    expect(copied.find(({ table }) => table === "accounts")?.rows).toBe(1);
    const postgresApi = await startApi(postgres);
    const token = String(person.headers.authorization).replace("Basic ", "");
    const samePerson = new Person(postgresApi, person.email, token, person.companyIds);
    expect(await readResponses(samePerson)).toEqual(answers);
    const next = await postInvoice(samePerson);
    expect(next.id).toBe(deleted.id + 1);
    await expectCorrectTotals(postgresApi, samePerson);
    await postgresApi.close();
  });

  it("has its table sizes analyzed by PostgreSQL", async () => {
    const api = await startApi(sqlite);
    await createPerson(api, generateBooks(15, "2026-11-21"));
    await copyDatabase(sqlite, postgres);
    const { rows } = await sql<{ reltuples: number }>`
      select reltuples from pg_class where oid = 'invoices'::regclass`.execute(postgres);
    // `generateBooks` generates 120 invoices by default.
    expect(rows).toEqual([{ reltuples: 120 }]);
    await Promise.all([api.close(), postgres.destroy()]);
  });

  it("has every table", async () => {
    const copied = await copyDatabase(sqlite, postgres);
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master
      where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(
      sqlite,
    );
    expect(copied.map(({ table }) => String(table)).sort()).toEqual(
      rows.map(({ name }) => name).sort(),
    );
    await Promise.all([sqlite.destroy(), postgres.destroy()]);
  });

  it("is refused without changes when the target contains rows", async () => {
    const api = await startApi(postgres);
    const person = await createPerson(api);
    await expect(copyDatabase(sqlite, postgres)).rejects.toThrow("accounts already contains rows");
    // `tinyBooks` has two contacts.
    expect(getNumber((await person.get("/lists/counts")).body, "counts", "contacts")).toBe(2);
    await api.close();
    await sqlite.destroy();
  });
});

async function readResponses(person: Person): Promise<unknown[]> {
  const replies = await Promise.all(
    ["/contacts", "/products", "/sales?page=1", "/sales?q=mug", "/snapshot"].map((path) =>
      person.get(`${path}${path.includes("?") ? "&" : "?"}business_id=${person.companyId}`),
    ),
  );
  const logo = await person.get(`/companies/${person.companyId}/logo`);
  expect([...replies, logo].map(({ status }) => status)).toEqual([...replies, logo].map(() => 200));
  return [...replies.map(({ body }) => body), new Uint8Array(logo.body as ArrayBuffer)];
}
