import type { en } from "../en/drafts";
import type { Translation } from "../message";

export const zh = {
  unreadable: "无法再读取的表单",
  ofRecord: "联系人或项目的表单",
  elsewhere: "{title}（在另一家公司）",
} as const satisfies Translation<typeof en>;
