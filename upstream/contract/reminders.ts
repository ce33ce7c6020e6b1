import { expect, it } from "vitest";
import { createPerson, getList, getValue, type Api } from "./api";
import { at, createDebtor, payDebt, startPrograms } from "./reminder-programs";
import { createReminderWriter, ON, toReminderPath } from "./reminder-settings";
import { createSingaporeanBooks } from "./profile";

/** Declares the tests whose titles begin with "reminders that go out by themselves" (see `declareContract`). */
export function declareReminderContract(api: () => Api): void {
  it("contain all that is late and what is due, in the customer's language, with links", async () => {
    const { person, email, invoices } = await createDebtor(api(), [
      "2026-11-16",
      "2026-11-01",
      "2026-11-26",
    ]);
    await createReminderWriter(person).save({
      ...ON,
      days: [-3, 7],
      texts: [{ language: "en", kind: "late", text: "Dear {customer}, {sum} is late. {business}" }],
    });
    const clock = { now: at("2026-11-23") };
    const { mails, programs } = await startPrograms(api(), clock);
    await programs[0]?.runDueJobs();
    const [mail, another] = mails.filter(({ to }) => to === email);
    expect(another).toBeUndefined();
    expect(mail?.subject).toBe("Reminder of overdue invoices from Kedai Cuba Sdn Bhd");
    const [opening, oldest, late, heading, due] = mail?.text.split("\n\n") ?? [];
    expect(opening).toBe("Dear Kopitiam Jaya, RM 200.00 is late. Kedai Cuba Sdn Bhd");
    expect(oldest).toMatch(
      /^Invoice INV-0002, due on 01\/11\/2026: RM 100\.00\nhttps:\/\/app\.test\/i\//,
    );
    expect(late).toMatch(/^Invoice INV-0001, due on 16\/11\/2026/);
    expect(heading).toBe("Due soon:");
    expect(due).toMatch(/^Invoice INV-0003, due on 26\/11\/2026/);
    const { body } = await person.get(`/sales/invoices/${invoices[0]?.id}/events`);
    expect(getList(body, "events")[0]).toMatchObject({ kind: "reminded", by: "", to: email });
  });

  it("reach, once, what is issued or resumed after the reminders of the day were planned", async () => {
    const { person, email, invoices } = await createDebtor(api(), ["2026-11-15", "2026-11-01"]);
    const [paused] = invoices;
    await createReminderWriter(person).save({ ...ON, days: [-3, 7] });
    await person.put(`/sales/invoices/${paused?.id}/reminders`, { paused: true });
    const contact_id = await person.readContactId("Kopitiam Jaya");
    const { body } = await person.post("/sales/invoices", {
      ...{ business_id: person.companyId, contact_id, no: "INV-0009", no_is_suggested: false },
      ...{ currency_id: await person.readId("currencies", "MYR"), currency_rate: "1" },
      ...{ term_id: await person.readId("terms", "30 Days"), partials: [], title: "", memo: "" },
      ...{ date: "2026-11-20", due_date: "2026-11-26" },
      items: [
        {
          ...{ line: 1, name: "", quantity: "1", unit_price: "5.00", discount: "0" },
          product_id: await person.readProductId("Mug"),
        },
      ],
    });
    const draft = `/sales/invoices/${String(getValue(body, "invoice", "id"))}`;
    const clock = { now: at("2026-11-23", "09:00") };
    const { mails, programs } = await startPrograms(api(), clock, 2);
    const run = async (time: string) => {
      clock.now = at("2026-11-23", time);
      await Promise.all(programs.map((program) => program.runDueJobs()));
      await programs[0]?.runDueJobs();
      return mails.filter(({ to }) => to === email).length;
    };
    expect(await run("09:00")).toBe(0);
    expect((await person.put(`${draft}/status`, { status: 1 })).status).toBe(200);
    expect(await run("11:00")).toBe(1);
    // The 15th and 7 days is Sunday, whose reminders go out on Monday, but not a second mail.
    await person.put(`/sales/invoices/${paused?.id}/reminders`, { paused: false });
    expect(await run("12:00")).toBe(1);
    expect(await run("16:59")).toBe(1);

    const resumed = await createDebtor(api(), ["2026-11-15"]);
    await createReminderWriter(resumed.person).save({ ...ON, days: [7] });
    const path = `/sales/invoices/${resumed.invoices[0]?.id}/reminders`;
    await resumed.person.put(path, { paused: true });
    const toResumed = () => mails.filter(({ to }) => to === resumed.email).length;
    await run("13:00");
    await resumed.person.put(path, { paused: false });
    await run("17:00");
    expect(toResumed()).toBe(0);
    await run("16:59");
    expect(toResumed()).toBe(1);
  });

  it("wait for the hours from 9 to 17 of a weekday that is not excluded", async () => {
    const { person, email } = await createDebtor(api(), ["2026-11-21"]);
    await createReminderWriter(person).save({ ...ON, days: [7], excluded_weekdays: [1, 6] });
    const clock = { now: at("2026-11-27") };
    const { mails, programs } = await startPrograms(api(), clock);
    // 28 November is an excluded Saturday, the 29th a Sunday, the 30th an excluded Monday.
    for (const moment of [
      ...["27", "28", "29", "30"].map((day) => at(`2026-11-${day}`)),
      at("2026-12-01", "08:59"),
    ]) {
      clock.now = moment;
      await programs[0]?.runDueJobs();
    }
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
    clock.now = at("2026-12-01", "09:00");
    await programs[0]?.runDueJobs();
    expect(mails.filter(({ to }) => to === email)).toMatchObject([{ day: "2026-12-01" }]);
  });

  it("are stopped by a payment before the mail, also between two tries", async () => {
    const { person, email, invoices } = await createDebtor(api(), ["2026-11-16", "2026-11-16"]);
    await createReminderWriter(person).save({ ...ON, days: [7] });
    const clock = { now: at("2026-11-23", "16:59") };
    const refused = Object.assign(new Error("busy"), { responseCode: 451 });
    const failing = await startPrograms(api(), clock, 1, () => Promise.reject(refused));
    await failing.programs[0]?.runDueJobs();
    const { mails, programs } = await startPrograms(api(), clock);
    // The next try would be after 17:00.
    clock.now = at("2026-11-23", "17:00");
    await programs[0]?.runDueJobs();
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
    await payDebt(person, invoices[0]?.id);
    clock.now = at("2026-11-24", "09:00");
    await programs[0]?.runDueJobs();
    const [mail, another] = mails.filter(({ to }) => to === email);
    expect(another).toBeUndefined();
    expect(mail?.text).toContain("1 invoice is overdue");
    expect(mail?.text).not.toContain("INV-0001");

    clock.now = at("2026-11-30");
    await payDebt(person, invoices[1]?.id);
    await programs[0]?.runDueJobs();
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("are put off when the company has sent as many mails as it may within an hour", async () => {
    const { person, email, invoices } = await createDebtor(api(), ["2026-11-16"]);
    await createReminderWriter(person).save({ ...ON, days: [7] });
    const made_at = at("2026-11-23", "09:30").toISOString();
    const mail = { company_id: person.companyId, invoice_id: Number(invoices[0]?.id), made_at };
    const row = { ...mail, way: "mail", recipient: "x@y.test", state: "sent", reason: "" } as const;
    await api()
      .db.insertInto("sent_messages")
      .values(Array.from({ length: 20 }, () => ({ ...row, is_reminder: false, actor: "Siti" })))
      .execute();
    const clock = { now: at("2026-11-23", "10:00") };
    const { mails, programs } = await startPrograms(api(), clock);
    await programs[0]?.runDueJobs();
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
    clock.now = at("2026-11-23", "10:31");
    await programs[0]?.runDueJobs();
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("list what goes out next, with the customers without an email", async () => {
    const { person, email } = await createDebtor(api(), ["2026-11-15", "2026-11-16", "2026-11-01"]);
    const path = `/reminders/next?company_id=${person.companyId}`;
    expect(getValue((await person.get(path)).body, "next")).toMatchObject({ customers: [] });
    await createReminderWriter(person).save({ ...ON, days: [7] });
    // It is Saturday, 00:30: reminders of the 21st go out today, those of Sunday on Monday.
    expect(getValue((await person.get(path)).body, "next")).toEqual({
      ...{ day: "2026-11-21", customers: [], more: 0, without_email: [] },
    });
    await createReminderWriter(person).save({ ...ON, days: [7], excluded_weekdays: [6] });
    expect(getValue((await person.get(path)).body, "next")).toMatchObject({
      day: "2026-11-23",
      customers: [
        {
          contact: { name: "Kopitiam Jaya" },
          to: email,
          invoices: [
            { no: "INV-0003", step: null },
            { no: "INV-0001", step: 7, due_date: "2026-11-15", balance: "100.00" },
            { no: "INV-0002", step: 7, currency: { symbol: "RM" } },
          ],
        },
      ],
    });
    const contact = await person.readContactId("Kopitiam Jaya");
    const pausePath = `/contacts/${contact}/reminders`;
    const pause = { is_on: true, days: [7], paused: true };
    expect((await person.put(pausePath, { paused: true })).body).toEqual({ reminders: pause });
    expect((await person.get(`${pausePath}/pause`)).body).toEqual({ reminders: pause });
    expect(getValue((await person.get(path)).body, "next", "customers")).toEqual([]);
    expect((await person.put(pausePath, { paused: false })).status).toBe(200);
    await api().db.updateTable("contacts").set({ email: "" }).where("id", "=", contact).execute();
    expect(getValue((await person.get(path)).body, "next")).toMatchObject({
      customers: [],
      without_email: [{ id: contact, name: "Kopitiam Jaya" }],
    });
  });

  it("do not go out for a company without a confirmed email", async () => {
    const { person, email } = await createDebtor(api(), ["2026-11-16"]);
    await createReminderWriter(person).save({ ...ON, days: [7] });
    const { db } = api();
    const unconfirm = db.updateTable("accounts").set({ email_confirmed_at: null });
    await unconfirm.where("email", "=", person.email).execute();
    const settings = await person.get(toReminderPath(person));
    expect(settings.body).toMatchObject({ reminders: { mailing: "unconfirmed" } });
    const { mails, programs } = await startPrograms(api(), { now: at("2026-11-23") });
    await programs[0]?.runDueJobs();
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
  });

  it("cannot be read or paused by other people", async () => {
    const { person, invoices } = await createDebtor(api(), ["2026-11-16"]);
    const stranger = await createPerson(api(), createSingaporeanBooks());
    const contact = await person.readContactId("Kopitiam Jaya");
    for (const path of [
      `/sales/invoices/${invoices[0]?.id}/reminders`,
      `/contacts/${contact}/reminders`,
    ])
      expect((await stranger.put(path, { paused: true })).status).toBe(404);
    expect((await stranger.get(toReminderPath(person))).status).toBe(404);
    expect((await stranger.put(toReminderPath(person), ON)).status).toBe(404);
  });
}
