import type { en } from "../en/time";
import type { Translation } from "../message";

export const ms = {
  days: { other: "{count} hari" },
  months: { other: "{count} bulan" },
  years: { other: "{count} tahun" },
  today: "hari ini",
  ahead: "{span} lagi",
  ago: "{span} lalu",
} as const satisfies Translation<typeof en>;
