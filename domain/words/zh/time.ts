import type { en } from "../en/time";
import type { Translation } from "../message";

export const zh = {
  days: { other: "{count} 天" },
  months: { other: "{count} 个月" },
  years: { other: "{count} 年" },
  today: "今天",
  ahead: "{span}后",
  ago: "{span}前",
} as const satisfies Translation<typeof en>;
