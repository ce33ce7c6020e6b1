import type { en } from "../en/duplicate";
import type { Translation } from "../message";

export const zh = {
  title: "再开一张",
  sameAgainAs: "照 {no} 再开一张",
  text: "新建一张草稿，客户、项目和备注相同，使用下一个编号。在自行保存或发送之前，不会保存或发送任何内容。",
  textOfDay:
    "新建一张日期为 {date} 的草稿，客户、项目和备注相同，使用下一个编号。在自行保存或发送之前，不会保存或发送任何内容。",
  existingDraft: {
    title: "已有另一张未完成的新发票",
    text: "请先继续完成并保存，或放弃在那里输入的内容。",
    resume: "继续填写发票",
    replace: "放弃并新建草稿",
  },
  make: "新建草稿",
} as const satisfies Translation<typeof en>;
