import { expect, it } from "vitest";
import { valueAt, createPerson, type Api, type Person, type Reply } from "./api";
import { createInvoice, editPayload, toStoredInvoice, type StoredInvoice } from "./invoices";

const STALE = {
  message:
    "This invoice was changed after you opened it. Please look at it again before you go on.",
};

export function etagContract(api: () => Api): void {
  it("increases with every write, even within a millisecond", async () => {
    const person = await createPerson(api());
    const created = await createInvoice(person);
    const edited = toStoredInvoice(await editMemo(person, created, "One"));
    const again = toStoredInvoice(await editMemo(person, created, "Two"));
    const sent = toStoredInvoice(await person.put(`${created.path}/status`, { status: 1 }));
    const versions = [created, edited, again, sent].map(({ etag: version }) => version);
    expect([...new Set(versions)].sort()).toEqual(versions);
    expect(toStoredInvoice(await person.get(created.path)).etag).toBe(sent.etag);
  });

  it("protects a newer state from a stale write", async () => {
    const person = await createPerson(api());
    const seen = await createInvoice(person);
    const edited = toStoredInvoice(await editMemo(person, seen, "Theirs"));
    const header = { "if-match": seen.etag };
    for (const reply of [
      await editMemo(person, seen, "Mine", header),
      await person.delete(seen.path, header),
      await person.put(`${seen.path}/status`, { status: 1 }, header),
    ]) {
      expect([reply.status, reply.body]).toEqual([409, STALE]);
    }
    expect((await person.get(seen.path)).body).toEqual({ invoice: edited.invoice });
  });

  it("is accepted bare, in quotes, or as *", async () => {
    const person = await createPerson(api());
    let seen = await createInvoice(person);
    for (const version of [seen.etag, undefined, "*", ""]) {
      const header: Record<string, string> =
        version === undefined ? { "if-match": `"${seen.etag}"` } : { "if-match": version };
      const reply = await editMemo(person, seen, `As ${version}`, header);
      expect([version, reply.status]).toEqual([version, 200]);
      seen = toStoredInvoice(reply);
    }
    expect((await person.delete(seen.path, { "if-match": seen.etag })).status).toBe(200);
  });

  it("lets one of several parallel writes with the same etag succeed", async () => {
    const person = await createPerson(api());
    const seen = await createInvoice(person);
    const payloads = await Promise.all(
      Array.from({ length: 8 }, (_, index) => editPayload(person, seen, { memo: `Tab ${index}` })),
    );
    const replies = await Promise.all(
      payloads.map((payload) => person.put(seen.path, payload, { "if-match": seen.etag })),
    );
    const succeeded = replies.filter((reply) => reply.status === 200);
    expect(succeeded).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(7);
    const { body } = await person.get(seen.path);
    expect(valueAt(body, "invoice", "memo")).toBe(valueAt(succeeded[0]?.body, "invoice", "memo"));
  });
}

async function editMemo(
  person: Person,
  invoice: StoredInvoice,
  memo: string,
  headers?: Record<string, string>,
): Promise<Reply> {
  return person.put(invoice.path, await editPayload(person, invoice, { memo }), headers);
}
