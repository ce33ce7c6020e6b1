import type { en } from "../en/due-dates";
import type { Translation } from "../message";

export const zh = {
  dueOn: "{date} 到期",
  late: "逾期 {span}",
  then: "，{time}",
  dueAndTime: "{due}，{time}",
} as const satisfies Translation<typeof en>;
