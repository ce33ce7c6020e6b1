import type { en } from "../en/due-dates";
import type { Translation } from "../message";

export const ms = {
  dueOn: "Tarikh akhir {date}",
  late: "tertunggak {span}",
  then: ", {time}",
  dueAndTime: "{due}, {time}",
} as const satisfies Translation<typeof en>;
