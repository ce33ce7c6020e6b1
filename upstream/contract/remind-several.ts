import { expect, it } from "vitest";
import { createPerson, MAIL_TIMEOUT, NOW, takeMails, type Api } from "./api";
import { createDebtor } from "./reminder-programs";

/** Declares the tests whose titles begin with "reminders of several customers" (see `declareContract`). */
export function declareRemindSeveralContract(api: () => Api): void {
  it("are sent at once, and name who cannot be reminded", async () => {
    const { person, email } = await createDebtor(api(), ["2026-11-01", "2026-11-16"]);
    const late = await person.readContactId("Kopitiam Jaya");
    const other = await person.readContactId("Lim Mei Hua");
    await person.put(`/contacts/${late}/reminders`, { paused: true });
    const payload = {
      ...{ company_id: person.companyId, contact_ids: [late, other, late] },
      app_url: "https://shop.test",
    };
    const outcomes = [
      { contact: { id: late, name: "Kopitiam Jaya" }, is_queued: true, reason: "", refusal: null },
      {
        contact: { id: other, name: "Lim Mei Hua" },
        ...{ is_queued: false, reason: "This customer is late with nothing." },
        refusal: { code: "customer_not_late", values: {} },
      },
    ];
    const planPath = `/reminders/mails?company_id=${person.companyId}&contact_ids=`;
    const plan = await person.get(`${planPath}${late},${other}`);
    expect([plan.status, plan.body]).toEqual([200, { reminders: outcomes }]);
    expect((await person.get(`${planPath}x`)).status).toBe(422);
    const { status, body } = await person.post("/reminders/mails", payload);
    expect([status, body]).toEqual([202, { reminders: outcomes }]);
    await expect
      .poll(() => takeMails(api(), email), MAIL_TIMEOUT)
      .toMatchObject([
        {
          text: expect.stringMatching(
            /2 invoices are overdue.*https:\/\/shop\.test\/i\//s,
          ) as string,
        },
      ]);
    const stranger = await createPerson(api());
    const strange = { ...payload, company_id: stranger.companyId };
    expect((await stranger.post("/reminders/mails", strange)).body).toEqual({ reminders: [] });
  });

  it("name those above the limit of mails before any is sent", async () => {
    const { person, email, invoices } = await createDebtor(api(), ["2026-11-01"]);
    const contact = await person.readContactId("Kopitiam Jaya");
    const path = `/reminders/mails?company_id=${person.companyId}&contact_ids=${contact}`;
    const made_at = NOW.toISOString();
    const mail = { company_id: person.companyId, invoice_id: Number(invoices[0]?.id), made_at };
    const row = { ...mail, way: "mail", recipient: "x@y.test", state: "sent", reason: "" } as const;
    const addMails = (length: number) =>
      api()
        .db.insertInto("sent_messages")
        .values(Array.from({ length }, () => ({ ...row, is_reminder: false, actor: "Siti" })))
        .execute();
    await addMails(19);
    expect((await person.get(path)).body).toMatchObject({ reminders: [{ is_queued: true }] });
    await addMails(1);
    const reason = expect.stringMatching(/^20 emails were sent within an hour/) as string;
    const refused = { reminders: [{ contact: { id: contact }, is_queued: false, reason }] };
    expect((await person.get(path)).body).toMatchObject(refused);
    const { body } = await person.post("/reminders/mails", {
      ...{ company_id: person.companyId, contact_ids: [contact] },
    });
    expect(body).toMatchObject(refused);
    expect(takeMails(api(), email)).toEqual([]);
  });
}
