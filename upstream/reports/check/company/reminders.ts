import { sql } from "kysely";
import * as z from "zod";
import { isRealDate } from "../../../../domain/calendar/days";
import { getDayInZone } from "../../../../domain/calendar/time-zone";
import { REMINDER_DAYS, REMINDER_WEEKDAYS } from "../../../../domain/invoices/reminder-days";
import { LANGUAGES } from "../../../../domain/languages";
import { REMINDER_TEXT_KINDS } from "../../../../domain/messages/reminder";
import type { CheckedCompany } from "../company";
import { toFindings, type Finding } from "../finding";

const SETTINGS = "settings of reminders";

/** Checks the settings of reminders that go out by themselves. */
export async function checkReminderSettings({ books, today }: CheckedCompany): Promise<Finding[]> {
  const row = await books.selectFrom("reminder_settings").selectAll().executeTakeFirst();
  if (!row) return [];
  const isOn = row.is_on === 1;
  const days = parseNumbers(row.days);
  const weekdays = parseNumbers(row.excluded_weekdays);
  const expectedDays = `some of ${REMINDER_DAYS.join(", ")}${isOn ? ", at least one" : ""}`;
  const isWithoutDays = isOn && days?.length === 0;
  const isWithoutWeekdays = weekdays?.length === REMINDER_WEEKDAYS.length;
  const { planned_until: planned } = row;
  // Reminders stop without a word until a day that lies ahead.
  const isPlannedDay = isRealDate(planned) ? planned <= today : !isOn && planned === "";
  return [
    ...(isChoice(days, REMINDER_DAYS) && !isWithoutDays
      ? []
      : toFindings(`${SETTINGS}, days`, row.days, expectedDays)),
    ...(isChoice(weekdays, REMINDER_WEEKDAYS) && !isWithoutWeekdays
      ? []
      : toFindings(
          `${SETTINGS}, excluded weekdays`,
          row.excluded_weekdays,
          `some of ${REMINDER_WEEKDAYS.join(", ")}, not all`,
        )),
    ...(areTexts(row.texts)
      ? []
      : toFindings(`${SETTINGS}, texts`, "damaged", "a text for a language and a kind")),
    ...(isPlannedDay
      ? []
      : toFindings(`${SETTINGS}, last planned day`, planned || "nothing", `${today} or earlier`)),
  ];
}

function parseNumbers(text: string): number[] | undefined {
  return z.array(z.number()).safeParse(parseJson(text)).data;
}

/** Returns whether the numbers are some of those that are offered, in their order, each once. */
function isChoice(chosen: number[] | undefined, offered: readonly number[]): boolean {
  if (chosen === undefined) return false;
  const positions = chosen.map((each) => offered.indexOf(each));
  return positions.every(
    (position, index) => position >= 0 && position > (positions[index - 1] ?? -1),
  );
}

/** Returns whether there is at most one text for each language and kind. */
function areTexts(text: string): boolean {
  const texts = z
    .array(z.object({ language: z.string(), kind: z.string(), text: z.string().min(1) }))
    .safeParse(parseJson(text)).data;
  if (texts === undefined) return false;
  const names = new Set(texts.map(({ language, kind }) => `${language} ${kind}`));
  return (
    names.size === texts.length &&
    texts.every(
      ({ language, kind }) =>
        LANGUAGES.some(({ id }) => id === language) &&
        REMINDER_TEXT_KINDS.some((each) => each === kind),
    )
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks that each pause of reminders is of a contact, or of an invoice that is stored or that the
 * history says was deleted.
 */
export async function checkReminderPauses({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ kind: string; record_id: number }>`
    select kind, record_id from reminder_pauses as pause
    where company_id = ${id}
      and not (kind = 'contact'
        and record_id in (select id from contacts where company_id = ${id}))
      and not (kind = 'invoice' and (
        record_id in (select id from invoices where company_id = ${id})
        or exists (select 1 from events where events.company_id = ${id}
          and events.invoice_id = pause.record_id and events.kind = 'deleted')))
    order by kind, record_id`.execute(db);
  return rows.flatMap(({ kind, record_id }) =>
    toFindings(
      "pause of reminders",
      `${kind} ${record_id}, which is not there`,
      `a contact or an invoice of company ${id}`,
    ),
  );
}

/** Checks that no customer got two reminders by themselves on one day of the company. */
export async function checkReminderMails({ books, timeZone }: CheckedCompany): Promise<Finding[]> {
  const mails = await books
    .selectFrom("sent_messages")
    .leftJoin("contacts", "contacts.id", "contact_id")
    .select(["contact_id", "made_at", "display_name"])
    .where("sent_messages.kind", "=", "reminder")
    .where("actor", "=", "")
    .orderBy("sent_messages.id")
    .execute();
  const counts = new Map<string, number>();
  return mails.flatMap(({ contact_id, made_at, display_name }) => {
    const day = getDayInZone(timeZone, new Date(made_at));
    const key = `${contact_id}:${day}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count !== 2) return [];
    const name = display_name ?? `contact ${contact_id}`;
    return toFindings(`${name}: automatic reminders of ${day}`, "2 or more", "at most 1");
  });
}
