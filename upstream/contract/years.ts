import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getWeekday } from "../../domain/calendar/date-arithmetic";
import { addDays } from "../../domain/calendar/days";
import { getMomentInZone } from "../../domain/calendar/time-zone";
import type { Mail } from "../mail/mail";
import { tinyAccount, tinyContact } from "../testing/fixtures";
import { getValue, NOW, Person, postLogin, type Api } from "./api";
import { at, createDebtor, payDebt, startPrograms } from "./reminder-programs";
import { createReminderWriter, ON } from "./reminder-settings";
import { createRepeatCompany, listDue, listIssued, startClock, ZONE } from "./repeat-company";

/** The pattern of repeats of invoices of 31 August and 20 November 2026. */
const MONTH_ENDS = { every: "month" };
const FORTNIGHTS = { every: "week", interval: 2, until: "2027-05-31" };

/**
 * Declares the tests whose titles begin with "a year of jobs". They need a database of their own,
 * because the jobs of all its companies run each day.
 */
export function declareYearContract(api: () => Api): void {
  it("writes and issues each repeated invoice once on its day", async () => {
    const { person, createRepeat } = await createRepeatCompany(api(), [
      "2026-08-31",
      "2026-11-20",
      "2026-10-31",
    ]);
    await createRepeat(0, { ...MONTH_ENDS, mode: "issue" });
    await createRepeat(1, { ...FORTNIGHTS, mode: "issue" });
    await createRepeat(2, { every: "month", mode: "tell" });
    const clock = await startClock(api());
    for (let day = "2026-11-21"; day < "2027-11-21"; day = addDays(day, 1)) {
      await clock.runAt(day, "05:59");
      await clock.runAt(day, "06:00");
    }
    const { months, fortnights } = listYearDays();
    const issued = await listIssued(api(), person);
    expect(issued.map(({ date }) => date)).toEqual([...months, ...fortnights].sort());
    for (const { date, issuedAt, status, due_date } of issued) {
      expect(issuedAt).toBe(getMomentInZone(ZONE, date, "06:00").toISOString());
      expect([status, due_date]).toEqual([1, addDays(date, 30)]);
    }
    expect(new Set(issued.map(({ no }) => no)).size).toBe(issued.length);
    expect(await listDue(api(), person, "2027-11-20")).toMatchObject(
      months.map((date) => ({ date, reason: "", job_id: null })),
    );
  });

  it("mails each repeated invoice exactly once on its day, with two programs", async () => {
    const to = `${randomUUID()}@pelanggan.test`;
    const { person, createRepeat } = await createRepeatCompany(
      api(),
      ["2026-08-31", "2026-11-20"],
      {
        contact: tinyContact({ email: to }),
      },
    );
    await createRepeat(0, { ...MONTH_ENDS, mode: "issue_and_mail" });
    await createRepeat(1, { ...FORTNIGHTS, mode: "issue_and_mail" });
    const mails: Mail[] = [];
    const clocks = [await startClock(api(), mails), await startClock(api(), mails)];
    const sent: { day: string; subject: string }[] = [];
    for (let day = "2026-11-21"; day < "2027-11-21"; day = addDays(day, 1)) {
      await Promise.all(clocks.map((clock) => clock.runAt(day, "06:00")));
      // A worker ends when the other one runs a job of the company, so that jobs may be left.
      await clocks[0]?.runAt(day, "06:01");
      const own = mails.splice(0).filter((mail) => mail.to === to);
      sent.push(...own.map(({ subject }) => ({ day, subject })));
    }
    const { months, fortnights } = listYearDays();
    expect(sent.map(({ day }) => day)).toEqual([...months, ...fortnights].sort());
    const toMail = ({ day, no }: { day: string; no: string }) => ({
      ...{ day, subject: `Invoice ${no} from Kedai Cuba Sdn Bhd` },
    });
    const issued = await listIssued(api(), person);
    expect(new Set(sent)).toEqual(new Set(issued.map(toMail)));
    expect(await listDue(api(), person, "2027-11-20")).toEqual([]);
  }, 120_000);

  it("sends each reminder once on its day, none of what is paid, void or paused, with two programs", async () => {
    const days = ["2026-12-01", "2026-12-06", "2027-01-15", "2027-03-31", "2027-06-19"];
    const { person, email, invoices } = await createDebtor(api(), days);
    await createReminderWriter(person).save({ ...ON, excluded_weekdays: [6] });
    const [, paid, , voided, paused] = invoices;
    await person.put(`/sales/invoices/${paused?.id}/reminders`, { paused: true });
    const clock = { now: NOW };
    const { mails, programs } = await startPrograms(api(), clock, 2);
    for (let day = "2026-11-21"; day < "2027-11-21"; day = addDays(day, 1)) {
      clock.now = at(day);
      if (day === "2026-12-21") await payDebt(await logInAgain(person), paid?.id);
      if (day === "2027-04-08") await voidInvoice(await logInAgain(person), voided?.id);
      await Promise.all(programs.map((program) => program.runDueJobs()));
      await programs[0]?.runDueJobs();
    }
    const sent = mails.filter(({ to }) => to === email);
    const expected = new Set(
      [
        ...listSendDays("2026-12-01"),
        ...listSendDays("2026-12-06").filter((day) => day < "2026-12-21"),
        ...listSendDays("2027-01-15"),
        ...listSendDays("2027-03-31").filter((day) => day < "2027-04-08"),
      ].sort(),
    );
    expect(sent.map(({ day }) => day)).toEqual([...expected].sort());
  }, 60_000);

  /** Logs in again, because the programs delete sessions that have ended by their clock. */
  async function logInAgain({ email, companyIds }: Person): Promise<Person> {
    const { body } = await postLogin(api(), email, tinyAccount().password);
    const token = String(getValue(body, "session", "access_token"));
    const credentials = Buffer.from(`client:1:${token}`).toString("base64");
    return new Person(api(), email, credentials, companyIds);
  }

  async function voidInvoice(person: Person, id: number | undefined): Promise<void> {
    const { status } = await person.post(`/sales/invoices/${id}/void`, { reason: "wrong" });
    expect(status).toBeLessThan(300);
  }
}

/** Lists the days of both patterns from 21 November 2026 on, for a year. */
function listYearDays(): { months: string[]; fortnights: string[] } {
  const months = [
    ...["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"],
    ...["2027-05-31", "2027-06-30", "2027-07-31", "2027-08-31", "2027-09-30", "2027-10-31"],
  ];
  const fortnights = [];
  for (let day = "2026-12-04"; day <= "2027-05-31"; day = addDays(day, 14)) fortnights.push(day);
  return { months, fortnights };
}

/** Lists the days on which the reminders of an invoice go out, when Saturdays are excluded. */
function listSendDays(dueDay: string): string[] {
  return ON.days.map((step) => {
    let day = addDays(dueDay, step);
    while ([0, 6].includes(getWeekday(day))) day = addDays(day, 1);
    return day;
  });
}
