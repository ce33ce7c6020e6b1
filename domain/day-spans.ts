/** Spans of days that figures are told by. */

/** Days of the dashboard's summary, today included; it is compared with as many before. */
export const SUMMARY_DAYS = 30;

/** What is owed by how many days it is late, `first` and `last` included, by its name on the wire. */
export const LATE_BANDS = [
  { wire: "days_1_30", name: "1–30 days", first: 1, last: 30 },
  { wire: "days_31_60", name: "31–60 days", first: 31, last: 60 },
  { wire: "days_61_90", name: "61–90 days", first: 61, last: 90 },
  { wire: "over_90", name: "Over 90 days", first: 91, last: null },
] as const;

/** All that is owed: what is due today is not late. */
export const AGE_BANDS = [{ wire: "not_due", name: "Not yet due" }, ...LATE_BANDS] as const;
