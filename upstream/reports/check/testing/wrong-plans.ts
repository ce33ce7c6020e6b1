import { sql } from "kysely";
import type { Corruption } from "./corruption";

const REPEAT = "INV-0010: repeat by the month";
const NEXT_DAY = `${REPEAT}, next day that is issued`;
const SETTINGS = "settings of reminders";

/** Damages of what goes on by itself: repeats that issue, reminders and their pauses. */
export const WRONG_PLANS: Corruption[] = [
  {
    title: "a repeat whose next day is not one of its days",
    damage: ({ companyId }) => [
      sql`update repeats set next_day = '2026-11-29', next_at = '2026-11-28T22:00:00.000Z'
        where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: NEXT_DAY, stored: "2026-11-29" }),
  },
  {
    title: "a repeat whose next day leaves out a day",
    damage: ({ companyId }) => [
      sql`update repeats set next_day = '2026-12-31', next_at = '2026-12-30T22:00:00.000Z'
        where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: NEXT_DAY, stored: "2026-12-31", expected: "2026-11-30" }),
  },
  {
    title: "a repeat that issues and has no next day",
    damage: ({ companyId }) => [
      sql`update repeats set next_day = null, next_at = null where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: NEXT_DAY, stored: "nothing", expected: "2026-11-30" }),
  },
  {
    title: "a repeat whose next time is of another day",
    damage: ({ companyId }) => [
      sql`update repeats set next_at = '2026-11-30T22:00:00.000Z' where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({
      what: `${REPEAT}, next time`,
      stored: "2026-12-01 06:00",
      expected: "2026-11-30 06:00",
    }),
  },
  {
    title: "a repeat that only tells and has a next day",
    damage: ({ companyId }) => [
      sql`update repeats set mode = 'tell' where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: NEXT_DAY, stored: "2026-11-30", expected: "nothing" }),
  },
  {
    title: "an ended repeat with a next time",
    damage: ({ companyId }) => [
      sql`update repeats set ended_at = made_at, next_day = null where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: `${REPEAT}, next time`, expected: "nothing" }),
  },
  {
    title: "a planned invoice of a day that its repeat does not have",
    damage: ({ companyId }) => [
      sql`insert into jobs
          (company_id, kind, key, subject, state, reason, made_at, due_at, run_at, tries)
        select company_id, 'repeat', 'x', '{"repeat_id":' || id || ',"day":"2026-10-30"}',
          'waiting', '', made_at, made_at, made_at, 0 from repeats where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: "planned invoice of a repeat", stored: "x" }),
  },
  {
    title: "a pause of reminders of a missing invoice",
    damage: ({ companyId }) => [
      sql`update reminder_pauses set record_id = 999999999
        where company_id = ${companyId} and kind = 'invoice'
          and record_id in (select id from invoices)`,
    ],
    expectedFinding: () => ({
      what: "pause of reminders",
      stored: "invoice 999999999, which is not there",
    }),
  },
  {
    title: "a pause of reminders of another company's contact",
    damage: ({ companyId, otherCompanyId }) => [
      sql`update reminder_pauses
        set record_id = (select min(id) from contacts where company_id = ${otherCompanyId})
        where company_id = ${companyId} and kind = 'contact'`,
    ],
    expectedFinding: () => ({ what: "pause of reminders", stored: "…which is not there…" }),
  },
  ...(
    [
      ["days out of order", "days", "[14,7]", "days"],
      ["no days", "days", "[]", "days"],
      ["a weekday twice", "excluded_weekdays", "[6,6]", "excluded weekdays"],
      ["no weekday left", "excluded_weekdays", "[1,2,3,4,5,6]", "excluded weekdays"],
      ["a damaged text", "texts", '[{"kind":"due","language":"xx","text":"a"}]', "texts"],
      ["a planned day ahead", "planned_until", "2026-11-22", "last planned day"],
      ["no planned day", "planned_until", "", "last planned day"],
    ] as const
  ).map(([title, column, value, place]) => ({
    title: `settings of reminders with ${title}`,
    damage: ({ companyId }: { companyId: number }) => [
      sql`update reminder_settings set ${sql.ref(column)} = ${value}
        where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: `${SETTINGS}, ${place}` }),
  })),
  {
    title: "two automatic reminders of one customer on one day",
    damage: ({ companyId }) =>
      ["2026-11-20T16:10:00.000Z", "2026-11-21T01:00:00.000Z"].map(
        (moment) => sql`insert into sent_messages
            (company_id, kind, contact_id, is_reminder, way, recipient, state, reason, made_at, actor)
          select company_id, 'reminder', id, 1, 'mail', 'a@b.test', 'sent', '', ${moment}, ''
          from contacts where company_id = ${companyId} and display_name = 'Lim Mei Hua'`,
      ),
    expectedFinding: () => ({ what: "Lim Mei Hua: automatic reminders of 2026-11-21" }),
  },
];
