import { en } from "./en/reminders";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/reminders";
import { zh } from "./zh/reminders";

/** The words of reminders that go out automatically. */
export const reminderWords = inLanguages({ en, ms, zh });
