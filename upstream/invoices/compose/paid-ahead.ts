import { showDate } from "../../../domain/calendar/days";
import { unacceptable } from "../../wire/api-error";

/** What is paid with an invoice is paid on its day, and no money comes in on a later day than today. */
export function refusePaidAhead({ date, today }: { date: string; today: string }): void {
  if (date > today)
    throw unacceptable(
      `An invoice dated after today, ${showDate(today)}, takes no payment with it. ` +
        "Leave the payment out, or date the invoice today.",
    );
}
