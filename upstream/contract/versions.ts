import { expect, it } from "vitest";
import { at, newPerson, type Api, type Person, type Reply } from "./api";
import { createdInvoice, editPayload, storedOf, type Stored } from "./invoices";

const STALE = {
  message:
    "This invoice was changed after you opened it. Please look at it again before you go on.",
};

export function versionContract(api: () => Api): void {
  it("gives every write a later version, also within a millisecond", async () => {
    const person = await newPerson(api());
    const created = await createdInvoice(person);
    const edited = storedOf(await edit(person, created, "One"));
    const again = storedOf(await edit(person, created, "Two"));
    const sent = storedOf(await person.put(`${created.path}/status`, { status: 1 }));
    const versions = [created, edited, again, sent].map(({ version }) => version);
    expect([...new Set(versions)].sort()).toEqual(versions);
    expect(storedOf(await person.get(created.path)).version).toBe(sent.version);
  });

  it("refuses to write over a version that was not seen, and changes nothing", async () => {
    const person = await newPerson(api());
    const seen = await createdInvoice(person);
    const edited = storedOf(await edit(person, seen, "Theirs"));
    const header = { "if-match": seen.version };
    for (const reply of [
      await edit(person, seen, "Mine", header),
      await person.delete(seen.path, header),
      await person.put(`${seen.path}/status`, { status: 1 }, header),
    ]) {
      expect([reply.status, reply.body]).toEqual([409, STALE]);
    }
    expect((await person.get(seen.path)).body).toEqual({ invoice: edited.invoice });
  });

  it("writes over the version that was seen, bare or in quotes, or over any", async () => {
    const person = await newPerson(api());
    let seen = await createdInvoice(person);
    for (const version of [seen.version, undefined, "*", ""]) {
      const header: Record<string, string> =
        version === undefined ? { "if-match": `"${seen.version}"` } : { "if-match": version };
      const reply = await edit(person, seen, `As ${version}`, header);
      expect([version, reply.status]).toEqual([version, 200]);
      seen = storedOf(reply);
    }
    expect((await person.delete(seen.path, { "if-match": seen.version })).status).toBe(200);
  });

  it("lets one of several win that write over the same version at once", async () => {
    const person = await newPerson(api());
    const seen = await createdInvoice(person);
    const payloads = await Promise.all(
      Array.from({ length: 8 }, (_, index) => editPayload(person, seen, { memo: `Tab ${index}` })),
    );
    const replies = await Promise.all(
      payloads.map((payload) => person.put(seen.path, payload, { "if-match": seen.version })),
    );
    const won = replies.filter((reply) => reply.status === 200);
    expect(won).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(7);
    const { body } = await person.get(seen.path);
    expect(at(body, "invoice", "memo")).toBe(at(won[0]?.body, "invoice", "memo"));
  });
}

async function edit(
  person: Person,
  invoice: Stored,
  memo: string,
  headers?: Record<string, string>,
): Promise<Reply> {
  return person.put(invoice.path, await editPayload(person, invoice, { memo }), headers);
}
