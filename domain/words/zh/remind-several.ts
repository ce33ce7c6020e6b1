import type { en } from "../en/remind-several";
import type { Translation } from "../message";

export const zh = {
  title: "提醒客户",
  back: "返回谁欠款",
  nobodyLate: "没有客户逾期",
  whoOwes: "谁欠款",
  late: "逾期 {amount}",
  lateByUpTo: "{amount} 最长逾期 {span}",
  alsoLate: "{before}，逾期 {amount}",
  noEmail: "没有电邮",
  moreCustomers: "更多客户",
  remindByEmail: "电邮提醒",
  chooseOne: "请至少选择一位客户。",
  question: {
    other: "用电邮提醒 {count} 位客户？",
  },
  noneHasEmail: "这些客户都没有电邮",
  noReminder: "无法发送提醒",
  withoutEmail: "没有电邮：{names}。",
  reasonOf: "{names}：{reason}",
  comma: "、",
  notReminded: "不提醒：",
  sent: {
    other: "{count} 条提醒正在发送。",
  },
  theseNotReminded: "以下客户没有提醒：",
} as const satisfies Translation<typeof en>;
