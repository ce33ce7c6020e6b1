import type { en } from "../en/remind-several";
import type { Translation } from "../message";

export const zh = {
  title: "提醒客户",
  back: "返回欠款客户",
  nobodyLate: "没有客户逾期",
  whoOwes: "欠款客户",
  late: "逾期 {amount}",
  lateByUpTo: "逾期 {amount}，最长 {span}",
  alsoLate: "{before}，逾期 {amount}",
  noEmail: "没有电邮地址",
  moreCustomers: "更多客户",
  remindByEmail: "电邮提醒",
  chooseOne: "请至少选择一位客户。",
  question: {
    other: "以电邮提醒 {count} 位客户？",
  },
  noneHasEmail: "这些客户都没有电邮地址",
  noReminder: "无法发送提醒",
  withoutEmail: "没有电邮地址：{names}。",
  reasonOf: "{names}：{reason}",
  comma: "、",
  notReminded: "未提醒：",
  sent: {
    other: "{count} 封提醒电邮正在发送。",
  },
  theseNotReminded: "以下客户未提醒：",
} as const satisfies Translation<typeof en>;
