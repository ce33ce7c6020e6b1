import { expect, it } from "vitest";
import { getValue, createPerson, type Api, type Person, type Reply } from "./api";
import { postInvoice, createEditPayload, toStoredInvoice, type StoredInvoice } from "./invoices";

const STALE_REPLY = {
  message:
    "This invoice was changed after you opened it. Please look at it again before you go on.",
};

/** Declares the tests whose titles begin with "the etag of an invoice" (see `declareContract`). */
export function declareEtagContract(api: () => Api): void {
  it("increases with every write, even within a millisecond", async () => {
    const person = await createPerson(api());
    const created = await postInvoice(person);
    const edited = toStoredInvoice(await editMemo(person, created, "One"));
    const again = toStoredInvoice(await editMemo(person, created, "Two"));
    const sent = toStoredInvoice(await person.put(`${created.path}/status`, { status: 1 }));
    const etags = [created, edited, again, sent].map(({ etag }) => etag);
    expect([...new Set(etags)].sort()).toEqual(etags);
    expect(toStoredInvoice(await person.get(created.path)).etag).toBe(sent.etag);
  });

  it("protects a newer state from a stale write", async () => {
    const person = await createPerson(api());
    const current = await postInvoice(person);
    const edited = toStoredInvoice(await editMemo(person, current, "Theirs"));
    const header = { "if-match": current.etag };
    for (const reply of [
      await editMemo(person, current, "Mine", header),
      await person.delete(current.path, header),
      await person.put(`${current.path}/status`, { status: 1 }, header),
    ]) {
      expect([reply.status, reply.body]).toEqual([409, STALE_REPLY]);
    }
    expect((await person.get(current.path)).body).toEqual({ invoice: edited.invoice });
  });

  it("is accepted with or without quotes, and can be replaced by * or an empty header", async () => {
    const person = await createPerson(api());
    let current = await postInvoice(person);
    for (const etag of [current.etag, undefined, "*", ""]) {
      const header: Record<string, string> =
        etag === undefined ? { "if-match": `"${current.etag}"` } : { "if-match": etag };
      const reply = await editMemo(person, current, `As ${etag}`, header);
      expect([etag, reply.status]).toEqual([etag, 200]);
      current = toStoredInvoice(reply);
    }
    expect((await person.delete(current.path, { "if-match": current.etag })).status).toBe(200);
  });

  it("allows only one of several parallel writes", async () => {
    const person = await createPerson(api());
    const current = await postInvoice(person);
    const payloads = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        createEditPayload(person, current, { memo: `Tab ${index}` }),
      ),
    );
    const replies = await Promise.all(
      payloads.map((payload) => person.put(current.path, payload, { "if-match": current.etag })),
    );
    const succeeded = replies.filter((reply) => reply.status === 200);
    expect(succeeded).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(7);
    const { body } = await person.get(current.path);
    expect(getValue(body, "invoice", "memo")).toBe(getValue(succeeded[0]?.body, "invoice", "memo"));
  });
}

async function editMemo(
  person: Person,
  invoice: StoredInvoice,
  memo: string,
  headers?: Record<string, string>,
): Promise<Reply> {
  return person.put(invoice.path, await createEditPayload(person, invoice, { memo }), headers);
}
