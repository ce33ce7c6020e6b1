import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getValue, createPerson, getNumber, type Api, type Person, type Reply } from "./api";
import { createBusinessPayload } from "./contact-payloads";
import { createProductPayload } from "./product-payloads";

/** A kind of record, with its path and payload. */
type RecordKind = {
  name: "contact" | "product";
  /** The name on the screens. */
  word: string;
  path: string;
  payload: (person: Person, text: string) => Promise<Record<string, unknown>>;
};

const RECORD_KINDS: RecordKind[] = [
  {
    name: "contact",
    word: "contact",
    path: "/contacts/companies",
    payload: (person, memo) => Promise.resolve(createBusinessPayload(person, { memo })),
  },
  {
    name: "product",
    word: "item",
    path: "/products",
    payload: (person, sku) => createProductPayload(person, { sku }),
  },
];

/** Declares the tests whose titles begin with "etags of contacts and items" (see `declareContract`). */
export function declareRecordEtagContract(api: () => Api): void {
  it.each(RECORD_KINDS)("allow only the first of two saves of a $name", async (kind) => {
    const person = await createPerson(api());
    const created = await person.post(kind.path, await kind.payload(person, "0"));
    const id = getNumber(created.body, kind.name, "id");
    const save = async (text: string, etag?: string) =>
      person.put(
        `${kind.path}/${id}`,
        await kind.payload(person, text),
        etag === undefined ? {} : { "if-match": etag },
      );
    const first = await save("1", readEtag(kind, created));
    expect(first.status).toBe(200);
    // The clock of the tests stands still, but the etag changes.
    expect(readEtag(kind, first)).not.toBe(readEtag(kind, created));
    const second = await save("2", readEtag(kind, created));
    const message =
      `This ${kind.word} was changed after you opened it. Please look at it again ` +
      `before you go on.`;
    expect([second.status, second.body]).toEqual([409, { message }]);
    const withoutEtag = await save("3");
    expect(withoutEtag.status).toBe(200);
    const quoted = await save("4", `"${readEtag(kind, withoutEtag)}"`);
    expect(quoted.status).toBe(200);
  });

  it.each(RECORD_KINDS)(
    "allow a repeated write of a $name with the same idempotency key",
    async (kind) => {
      const person = await createPerson(api());
      const createKeyHeader = () => ({ "idempotency-key": randomUUID() });
      const keyHeader = createKeyHeader();
      const payload = await kind.payload(person, "0");
      const created = await person.post(kind.path, payload, keyHeader);
      const createdAgain = await person.post(kind.path, payload, keyHeader);
      expect([createdAgain.status, createdAgain.body]).toEqual([201, created.body]);
      const change = await kind.payload(person, "1");
      const path = `${kind.path}/${getNumber(created.body, kind.name, "id")}`;
      const headers = { ...createKeyHeader(), "if-match": readEtag(kind, created) };
      const changed = await person.put(path, change, headers);
      const repeated = await person.put(path, change, headers);
      expect([repeated.status, repeated.body]).toEqual([200, changed.body]);
    },
  );

  it("are checked when a record is deleted or deactivated, and a repeated deletion gets the same reply", async () => {
    const person = await createPerson(api());
    const stale = { "if-match": "2020-01-01T00:00:00.000Z" };
    const keyHeader = { "idempotency-key": randomUUID() };
    const contact = `/contacts/unused/${await person.readContactId("Kopitiam Jaya")}`;
    expect((await person.delete(contact, stale)).status).toBe(409);
    expect((await person.delete(contact, keyHeader)).status).toBe(200);
    expect((await person.delete(contact, keyHeader)).status).toBe(200);
    const product = `/products/${await person.readProductId("Mug")}/active`;
    expect((await person.put(product, { is_active: 0 }, stale)).status).toBe(409);
    expect((await person.put(product, { is_active: 0 })).status).toBe(200);
  });
}

function readEtag({ name }: RecordKind, reply: Reply): string {
  return String(getValue(reply.body, name, "updated_at"));
}
