import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Mail } from "../mail/mail";
import { tinyContact } from "../testing/fixtures";
import { getList, getValues, type Api } from "./api";
import { createRepeatCompany, listDue, listIssued, startClock } from "./repeat-company";

const MONTHLY = { every: "month", mode: "issue_and_mail" };

/** Declares the tests whose titles begin with "repeats that mail" (see `declareContract`). */
export function declareRepeatMailContract(api: () => Api): void {
  it("mail each invoice once, with its PDF and the words and link of the page 'Send'", async () => {
    const to = `${randomUUID()}@pelanggan.test`;
    const contact = tinyContact({ email: to });
    const { person, createRepeat } = await createRepeatCompany(api(), ["2026-10-25"], { contact });
    await api()
      .db.updateTable("contacts")
      .set({ language: "ms" })
      .where("email", "=", to)
      .execute();
    await createRepeat(0, MONTHLY);
    const mails: Mail[] = [];
    const clocks = [await startClock(api(), mails), await startClock(api(), mails)];
    for (const time of ["06:00", "06:30"])
      await Promise.all(clocks.map((clock) => clock.runAt("2026-11-25", time)));
    await clocks[0]?.runAt("2026-11-25", "07:00");
    expect(mails.filter((mail) => mail.to === to)).toMatchObject([
      {
        subject: "Invois INV-0002 daripada Kedai Cuba Sdn Bhd",
        text: expect.stringMatching(/INV-0002.*25\/12\/2026.*\nhttps:\/\/app.test\/i\//) as string,
        attachments: [{ contentType: "application/pdf" }],
      },
    ]);
    const [invoice] = await listIssued(api(), person);
    const { body } = await person.get(`/sales/invoices/${invoice?.id}/events`);
    expect(getValues(getList(body, "events"), "kind")).toEqual([
      ...["mailed", "linked", "repeated", "issued", "made"],
    ]);
  }, 60_000);

  it("issue nothing when the customer has no email address, or nobody has confirmed an own one", async () => {
    const contact = tinyContact({ email: "" });
    const company = await createRepeatCompany(api(), ["2026-10-25"], { contact });
    const { person, createRepeat, ids } = company;
    const path = await createRepeat(0, MONTHLY);
    await (await startClock(api())).runAt("2026-11-25", "06:00");
    expect(await listIssued(api(), person)).toEqual([]);
    expect(await listDue(api(), person, "2026-11-25")).toMatchObject([
      { reason: "Kopitiam Jaya has no email address, so nothing was issued." },
    ]);
    await person.delete(path);
    await api()
      .db.updateTable("accounts")
      .set({ email_confirmed_at: null })
      .where("email", "=", person.email)
      .execute();
    expect((await person.post("/repeats", { invoice_id: ids[0], ...MONTHLY })).body).toMatchObject({
      message: expect.stringMatching(/confirmed your own email/) as string,
    });
    expect((await person.get("/repeats")).body).toEqual({ repeats: [] });
  });

  it("wait for the next hour when as many mails as allowed were sent", async () => {
    const dates = Array.from({ length: 21 }, () => "2026-10-25");
    const { person, createRepeat } = await createRepeatCompany(api(), dates);
    for (const index of dates.keys()) await createRepeat(index, MONTHLY);
    const clock = await startClock(api());
    await clock.runAt("2026-11-25", "06:00");
    expect(await listIssued(api(), person)).toHaveLength(20);
    expect(await listDue(api(), person, "2026-11-25")).toEqual([]);
    await clock.runAt("2026-11-25", "07:11");
    expect(await listIssued(api(), person)).toHaveLength(21);
  }, 120_000);
}
