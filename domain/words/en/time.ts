export const en = {
  days: { one: "a day", other: "{count} days" },
  months: { one: "a month", other: "{count} months" },
  years: { one: "a year", other: "{count} years" },
  today: "today",
  ahead: "in {span}",
  ago: "{span} ago",
} as const;
