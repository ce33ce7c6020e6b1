/** Time spans of the dashboard and of reports, in days. */

/**
 * The length of the dashboard's summary, including today. It is compared with the same number of
 * days before.
 */
export const SUMMARY_DAYS = 30;

/** The number of days, beginning with today, within which an invoice is due soon. */
export const DUE_SOON_DAYS = 7;

/** The number of days for which a mail that did not reach its customer is reported. */
export const FAILED_MAIL_DAYS = 7;

/**
 * The bands of overdue amounts by days overdue, from `first` to `last` inclusive, with their names
 * on the wire. `last` is null for the band without an end.
 */
export const LATE_BANDS = [
  { wire: "days_1_30", first: 1, last: 30 },
  { wire: "days_31_60", first: 31, last: 60 },
  { wire: "days_61_90", first: 61, last: 90 },
  { wire: "over_90", first: 91, last: null },
] as const;

/** The bands of all owed amounts. An amount that is due today is not overdue. */
export const AGE_BANDS = [{ wire: "not_due" }, ...LATE_BANDS] as const;
