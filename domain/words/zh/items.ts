import type { en } from "../en/items";
import type { Translation } from "../message";

export const zh = {
  changed: {
    otherTab: "此项目已在另一个标签页中更改",
    otherUser: "此项目已被其他人更改",
  },
} as const satisfies Translation<typeof en>;
