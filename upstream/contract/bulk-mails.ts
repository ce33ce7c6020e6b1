import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it, vi } from "vitest";
import { createUpstream } from "../app";
import type { Mail, SendMail } from "../mail/mail";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import {
  createPerson,
  getList,
  getNumber,
  getValue,
  getValues,
  NOW,
  SETTINGS,
  sendAt,
  type Api,
  type Person,
} from "./api";

const APP_URL = "https://app.lejar.example";

/** Declares the tests whose titles begin with "mails of chosen invoices" (see `declareContract`). */
export function declareBulkMailContract(api: () => Api): void {
  it("are one to each customer, with a link to each invoice and all PDFs in one file", async () => {
    const { person, ids } = await createChosen();
    const planned = await person.get(`/sales/mails?ids=${Object.values(ids).join(",")}`);
    const { mails, reply } = await sendChosen(person, Object.values(ids));
    expect(planned.body).toEqual(reply.body);
    expect(reply).toMatchObject({
      status: 202,
      body: {
        mails: [
          {
            contact: { name: "Jaya" },
            to: "jaya@bulk.test",
            invoices: [{ no: "A-1" }, { no: "A-2" }],
          },
          { contact: { name: "Maju" }, to: "maju@bulk.test", invoices: [{ no: "B-1" }] },
        ],
        left_out: [
          { code: "draft", contact: { name: "Jaya" }, invoices: [{ no: "A-3" }] },
          {
            code: "no_email",
            reason: "This customer has no email address.",
            invoices: [{ no: "C-1" }],
          },
        ],
      },
    });
    const [several, single, ...others] = mails;
    expect(others).toEqual([]);
    expect(several).toMatchObject({
      ...{ to: "jaya@bulk.test", subject: "2 invoices from Kedai Cuba Sdn Bhd" },
      attachments: [{ filename: "invoices.pdf", contentType: "application/pdf" }],
    });
    expect(several?.text).toMatch(/RM 200\.00 is to be paid in all/);
    expect(several?.text.match(/https:\/\/app\.lejar\.example\/i\/\S+/g)).toHaveLength(2);
    expect(await countPages(several)).toBe(2);
    expect(single).toMatchObject({
      ...{ to: "maju@bulk.test", subject: "Invois B-1 daripada Kedai Cuba Sdn Bhd" },
      attachments: [{ filename: "B-1.pdf" }],
    });
    for (const no of ["A-1", "A-2", "B-1"]) {
      expect(await listMessages(person, ids[no])).toMatchObject([{ state: "sent" }]);
      const { body } = await person.get(`/sales/invoices/${ids[no]}/events`);
      const [sent, linked] = getList(body, "events");
      expect([getValue(sent, "kind"), getValue(linked, "kind")]).toEqual(["mailed", "linked"]);
    }
    expect(await listMessages(person, ids["A-3"])).toEqual([]);
  });

  it("are sent once per idempotency key", async () => {
    const { person, ids } = await createChosen();
    const body = { invoice_ids: [ids["A-1"], ids["A-2"]] };
    const post = () => person.post("/sales/mails", body, { "idempotency-key": "the-mails" });
    const [first, second] = [await post(), await post()];
    expect(second.body).toEqual(first.body);
    expect(await listMessages(person, ids["A-1"])).toHaveLength(1);
  });

  it("leave out deleted and void invoices, and those of other companies", async () => {
    const { person, ids } = await createChosen();
    const stranger = await createChosen();
    await person.post(`/sales/invoices/${ids["A-1"]}/void`, { reason: "Sent twice" });
    await person.delete(`/sales/invoices/${ids["A-3"]}`);
    const chosen = [ids["A-1"], ids["A-3"], stranger.ids["B-1"]];
    const { reply, mails } = await sendChosen(person, chosen);
    expect(mails).toEqual([]);
    expect(getValue(reply.body, "mails")).toEqual([]);
    const leftOut = getList(reply.body, "left_out");
    expect(getValues(leftOut, "code")).toEqual(["unsendable", "deleted", "deleted"]);
    expect(getValues(leftOut, "reason")).toEqual([
      "This invoice is void, so there is nothing to send.",
      ...Array.from({ length: 2 }, () => "This invoice was deleted."),
    ]);
  });

  it("are as many as the company may send within an hour", async () => {
    const { person, ids } = await createChosen();
    const mail = {
      company_id: person.companyId,
      is_reminder: false,
      way: "mail",
      recipient: "a@bulk.test",
      state: "sent",
      reason: "",
      actor: "",
      invoice_id: -1,
      made_at: "2026-11-20T16:00:00.000Z",
    } as const;
    await api()
      .db.insertInto("sent_messages")
      .values(Array.from({ length: 19 }, () => mail))
      .execute();
    const { reply } = await sendChosen(person, [ids["B-1"], ids["A-1"]]);
    expect(reply.body).toMatchObject({
      mails: [{ contact: { name: "Maju" } }],
      left_out: [{ code: "limit", contact: { name: "Jaya" }, invoices: [{ no: "A-1" }] }],
    });
  });

  it("are left out above the limit of all companies, which leaves no links behind", async () => {
    const { person, ids } = await createChosen();
    const settings = { ...SETTINGS, mailsPerHour: 0 };
    const warning = vi.spyOn(console, "warn").mockReturnValue();
    const upstream = await createUpstream(settings, { db: api().db, now: () => NOW });
    const reply = await upstream.fetch(
      new Request(`${api().origin}/v2/sales/mails`, {
        method: "POST",
        headers: { ...person.headers, "content-type": "application/json" },
        body: JSON.stringify({ invoice_ids: [ids["A-1"]], app_url: APP_URL }),
      }),
    );
    expect(await reply.json()).toMatchObject({
      mails: [],
      left_out: [{ code: "limit", reason: expect.stringMatching(/^All businesses/) as string }],
    });
    expect(warning).toHaveBeenCalled();
    warning.mockRestore();
    expect((await person.get(`/sales/invoices/${ids["A-1"]}/link`)).body).toEqual({ link: null });
  });

  it("are refused to a company without a confirmed email", async () => {
    const { person, ids } = await createChosen();
    await api()
      .db.updateTable("accounts")
      .set({ email_confirmed_at: null })
      .where("email", "=", person.email)
      .execute();
    const invoice_ids = [ids["A-1"]];
    for (const reply of [
      await person.get(`/sales/mails?ids=${ids["A-1"]}`),
      await person.post("/sales/mails", { invoice_ids }),
    ])
      expect([reply.status, getValue(reply.body, "message")]).toEqual([
        422,
        expect.stringMatching(/once you have confirmed your own email/),
      ]);
  });

  it("wait, fail and are sent again with all their invoices, from the page of each", async () => {
    const { person, ids } = await createChosen();
    const chosen = [ids["A-1"], ids["A-2"]];
    const refuse: SendMail = () =>
      Promise.reject(Object.assign(new Error("refused"), { code: "EENVELOPE", responseCode: 550 }));
    await sendChosen(person, chosen, { send: refuse });
    for (const id of chosen)
      expect(await listMessages(person, id)).toMatchObject([
        { kind: "invoices", state: "failed", can_send_again: true },
      ]);
    const { body: today } = await person.get("/today");
    expect(getList(today, "today", "failed_mails", "mails")).toMatchObject([
      { kind: "invoices", invoice_no: "A-1", contact_name: "Jaya" },
    ]);
    const [failed] = await listMessages(person, ids["A-2"]);
    const path = `/v2/sales/invoices/${ids["A-2"]}/messages/${getNumber(failed, "id")}/again`;
    const again = await postAt(person, path, {});
    expect(again.mails).toMatchObject([
      { to: "jaya@bulk.test", attachments: [{ filename: "invoices.pdf" }] },
    ]);
    expect(await countPages(again.mails[0])).toBe(2);
    expect(await listMessages(person, ids["A-1"])).toMatchObject([
      { state: "sent" },
      { state: "failed", can_send_again: false },
    ]);
  });

  it("are at most 50 invoices", async () => {
    const { person } = await createChosen();
    const invoice_ids = Array.from({ length: 51 }, (_, index) => index + 1);
    expect((await person.post("/sales/mails", { invoice_ids })).status).toBe(422);
    expect((await person.post("/sales/mails", { invoice_ids: [] })).status).toBe(422);
  });

  /**
   * Creates a company with two customers who get mails, one of them in Malay, and one without an
   * email. Returns the ids of the invoices by their numbers.
   */
  async function createChosen(): Promise<{ person: Person; ids: Record<string, number> }> {
    const contacts = [
      tinyContact({ ref: "a", displayName: "Jaya", email: "jaya@bulk.test" }),
      tinyContact({ ref: "b", displayName: "Maju", email: "maju@bulk.test" }),
      tinyContact({ ref: "c", displayName: "Tiada", email: "" }),
    ];
    const invoices = [
      tinyInvoice({ no: "A-1", contact: "a" }),
      tinyInvoice({ no: "B-1", contact: "b" }),
      tinyInvoice({ no: "A-2", contact: "a" }),
      tinyInvoice({ no: "A-3", contact: "a", status: 0 }),
      tinyInvoice({ no: "C-1", contact: "c" }),
    ];
    const person = await createPerson(api(), tinyBooks({ contacts, invoices }));
    await api()
      .db.updateTable("contacts")
      .set({ language: "ms" })
      .where("company_id", "=", person.companyId)
      .where("display_name", "=", "Maju")
      .execute();
    const rows = await api()
      .db.selectFrom("invoices")
      .select(["id", "no"])
      .where("company_id", "=", person.companyId)
      .orderBy("id")
      .execute();
    return { person, ids: Object.fromEntries(rows.map(({ no, id }) => [no, id])) };
  }

  async function sendChosen(
    person: Person,
    invoice_ids: (number | undefined)[],
    options: { send?: SendMail } = {},
  ) {
    const body = { invoice_ids, app_url: APP_URL };
    return postAt(person, "/v2/sales/mails", body, options);
  }

  /** Posts to a copy of the API, which then runs its jobs. Returns the mails that it sent. */
  async function postAt(
    person: Person,
    path: string,
    body: object,
    { send }: { send?: SendMail } = {},
  ) {
    const mails: Mail[] = [];
    const init = {
      method: "POST",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const collect: SendMail = async (mail) => void mails.push(mail);
    const reply = await sendAt(api(), NOW, path, init, send ?? collect);
    return { reply, mails };
  }

  async function listMessages(person: Person, id: number | undefined): Promise<unknown[]> {
    return getList((await person.get(`/sales/invoices/${id}/messages`)).body, "messages");
  }
}

async function countPages(mail: Mail | undefined): Promise<number> {
  const { content } = mail?.attachments?.[0] ?? {};
  const data = new Uint8Array(content ?? []);
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const count = pdf.numPages;
  await pdf.destroy();
  return count;
}
