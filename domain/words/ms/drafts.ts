import type { en } from "../en/drafts";
import type { Translation } from "../message";

export const ms = {
  unreadable: "Borang yang tidak dapat dibaca lagi",
  ofRecord: "Borang kenalan atau item",
  elsewhere: "{title}, dalam syarikat anda yang lain",
} as const satisfies Translation<typeof en>;
