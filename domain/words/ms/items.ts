import type { en } from "../en/items";
import type { Translation } from "../message";

export const ms = {
  changed: {
    otherTab: "Item ini telah diubah dalam tab lain",
    otherUser: "Item ini telah diubah oleh orang lain",
  },
} as const satisfies Translation<typeof en>;
