import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { valueAt, createPerson, numberAt, type Api, type Person, type Reply } from "./api";
import { businessPayload } from "./contact-payloads";
import { productPayload } from "./product-payloads";

/** A kind of record, with how one is made and saved. */
type RecordKind = {
  name: "contact" | "product";
  /** As people call it. */
  word: string;
  path: string;
  payload: (person: Person, text: string) => Promise<Record<string, unknown>>;
};

const RECORD_KINDS: RecordKind[] = [
  {
    name: "contact",
    word: "contact",
    path: "/contacts/companies",
    payload: (person, memo) => Promise.resolve(businessPayload(person, { memo })),
  },
  {
    name: "product",
    word: "item",
    path: "/products",
    payload: (person, sku) => productPayload(person, { sku }),
  },
];

export function recordEtagContract(api: () => Api): void {
  it.each(RECORD_KINDS)("lets the first of two that change a $name save", async (kind) => {
    const person = await createPerson(api());
    const made = await person.post(kind.path, await kind.payload(person, "0"));
    const id = numberAt(made.body, kind.name, "id");
    const save = async (text: string, version?: string) =>
      person.put(
        `${kind.path}/${id}`,
        await kind.payload(person, text),
        version === undefined ? {} : { "if-match": version },
      );
    const first = await save("1", etagOf(kind, made));
    expect(first.status).toBe(200);
    // The clock of the tests stands still.
    expect(etagOf(kind, first)).not.toBe(etagOf(kind, made));
    const second = await save("2", etagOf(kind, made));
    const message =
      `This ${kind.word} was changed after you opened it. Please look at it again ` +
      `before you go on.`;
    expect([second.status, second.body]).toEqual([409, { message }]);
    const unconcerned = await save("3");
    expect(unconcerned.status).toBe(200);
    const quoted = await save("4", `"${etagOf(kind, unconcerned)}"`);
    expect(quoted.status).toBe(200);
  });

  it.each(RECORD_KINDS)("changes a $name once for a key", async (kind) => {
    const person = await createPerson(api());
    const key = () => ({ "idempotency-key": randomUUID() });
    const creation = key();
    const payload = await kind.payload(person, "0");
    const made = await person.post(kind.path, payload, creation);
    const again = await person.post(kind.path, payload, creation);
    expect([again.status, again.body]).toEqual([201, made.body]);
    const change = await kind.payload(person, "1");
    const path = `${kind.path}/${numberAt(made.body, kind.name, "id")}`;
    const headers = { ...key(), "if-match": etagOf(kind, made) };
    const changed = await person.put(path, change, headers);
    const repeated = await person.put(path, change, headers);
    expect([repeated.status, repeated.body]).toEqual([200, changed.body]);
  });

  it("deletes and switches off only what the caller has seen, once for a key", async () => {
    const person = await createPerson(api());
    const stale = { "if-match": "2020-01-01T00:00:00.000Z" };
    const key = { "idempotency-key": randomUUID() };
    const contact = `/contacts/unused/${await person.contactId("Kopitiam Jaya")}`;
    expect((await person.delete(contact, stale)).status).toBe(409);
    expect((await person.delete(contact, key)).status).toBe(200);
    expect((await person.delete(contact, key)).status).toBe(200);
    const product = `/products/${await person.productId("Mug")}/active`;
    expect((await person.put(product, { is_active: 0 }, stale)).status).toBe(409);
    expect((await person.put(product, { is_active: 0 })).status).toBe(200);
  });
}

function etagOf({ name }: RecordKind, reply: Reply): string {
  return String(valueAt(reply.body, name, "updated_at"));
}
