import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  API_KEY,
  getList,
  createPerson,
  send,
  type Api,
  type Person,
  type Reply,
} from "./api";
import { postInvoice, readNewestInvoice, type StoredInvoice } from "./invoices";
import { readFirstPageText } from "./pdf-text";
import { buildProfilePath } from "./profile";

/** Declares the tests whose titles begin with "customers' links" (see `declareContract`). */
export function declareLinkContract(api: () => Api): void {
  it("open the invoice without a login, and have the same token until they are revoked", async () => {
    const { person, invoice } = await createIssuedInvoice();
    expect((await person.get(`${invoice.path}/link`)).body).toEqual({ link: null });
    const token = await createLink(person, invoice);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await createLink(person, invoice)).toBe(token);
    const { status, body } = await openLink(token);
    expect([status, body]).toMatchObject([
      200,
      {
        invoice: {
          business_id: person.companyId,
          status: 2,
          balance: "100.00",
          document: { no: "INV-0001", totals: { total: "100.00" } },
        },
      },
    ]);
    expect(await readFirstPageText((await openLink(`${token}/pdf`)).body)).toContain("INV-0001");

    await person.delete(`${invoice.path}/link`);
    expect((await person.delete(`${invoice.path}/link`)).status).toBe(200);
    const newToken = await createLink(person, invoice);
    expect(newToken).not.toBe(token);
    expect((await openLink(newToken)).status).toBe(200);
    const unknown = await openLink("AAAAAAAAAAAAAAAAAAAAAA");
    expect(unknown.status).toBe(404);
    for (const reply of [
      await openLink(token),
      await openLink(`${token}/pdf`),
      await openLink("%00"),
    ])
      expect([reply.status, reply.body]).toEqual([404, unknown.body]);
  });

  it("open only issued invoices, and show a stamp on void invoices", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const draft = await postInvoice(person, { no: "INV-0009" });
    const refused = await person.post(`${draft.path}/link`, {});
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: "This invoice is still a draft. Mark it as sent before you share it." },
    ]);
    const token = await createLink(person, invoice);
    await person.delete(invoice.path);
    expect((await openLink(token)).status).toBe(404);
    await person.post(`${invoice.path}/restore`, {});
    await person.post(`${invoice.path}/void`, { reason: "Sent twice" });
    expect((await openLink(token)).body).toMatchObject({
      invoice: { status: 4, document: { stamp: "VOID" } },
    });
    // The existing link is returned; no new one is created for a void invoice.
    expect(await createLink(person, invoice)).toBe(token);
    await person.delete(`${invoice.path}/link`);
    expect((await person.post(`${invoice.path}/link`, {})).body).toEqual({
      message: "This invoice is void, so there is nothing to send.",
    });
  });

  it("return the payment details with their kinds", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await person.put(buildProfilePath(person), { name: "Kedai", bank_name: "Maybank", paynow: "" });
    const { body } = await openLink(await createLink(person, invoice));
    expect(getValue(body, "invoice", "document", "howToPay")).toEqual([
      { kind: "bank", label: "Bank", value: "Maybank" },
    ]);
  });

  it("record the first and the last time the customer opened them", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const token = await createLink(person, invoice);
    const postOpened = () =>
      send(api(), `/v2/public/invoices/${token}/opened`, {
        method: "POST",
        headers: { "x-api-key": API_KEY },
      });
    expect((await person.get(`${invoice.path}/link`)).body).toMatchObject({
      link: { first_opened_at: null },
    });
    expect((await postOpened()).status).toBe(200);
    await postOpened();
    expect((await person.get(`${invoice.path}/link`)).body).toMatchObject({
      link: { first_opened_at: NOW, last_opened_at: NOW },
    });
    const { body } = await person.get(`${invoice.path}/events`);
    expect(getValues(getList(body, "events"), "kind")).toContain("opened");
  });

  it("are created and revoked only by their company", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const stranger = await createPerson(api());
    await createLink(person, invoice);
    for (const reply of [
      await stranger.get(`${invoice.path}/link`),
      await stranger.post(`${invoice.path}/link`, {}),
      await stranger.delete(`${invoice.path}/link`),
    ])
      expect(reply.status).toBe(404);
  });

  it("are the same for several requests at once", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => createLink(person, invoice)));
    expect(new Set(tokens).size).toBe(1);
  });

  it("keep working when the company is on the free plan", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const token = await createLink(person, invoice);
    await api()
      .db.updateTable("companies")
      .set({ is_free: true, premium_until: null })
      .where("id", "=", person.companyId)
      .execute();
    expect((await person.get(invoice.path)).status).not.toBe(200);
    expect((await openLink(token)).status).toBe(200);
  });

  async function createIssuedInvoice() {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    return { person, invoice: await readNewestInvoice(person) };
  }

  function openLink(token: string): Promise<Reply> {
    return send(api(), `/v2/public/invoices/${token}`, { headers: { "x-api-key": API_KEY } });
  }
}

const NOW = "2026-11-20T16:30:00.000Z";

async function createLink(person: Person, { path }: StoredInvoice): Promise<string> {
  return String(getValue((await person.post(`${path}/link`, {})).body, "link", "token"));
}
