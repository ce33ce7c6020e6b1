import type { en } from "../en/periods";
import type { Translation } from "../message";

export const zh = {
  names: {
    today: "今天",
    yesterday: "昨天",
    week: "本周",
    month: "本月",
    last_month: "上个月",
    all: "全部日期",
  },
  lastThreeMonths: "最近 3 个月",
  thisYear: "今年",
  named: "{name}，{days}",
  range: "{from} 至 {to}",
  from: "{from} 起",
  to: "至 {to}",
  unreadableFrom: "从：请按 DD/MM/YYYY 格式输入第一天。",
  unreadableTo: "至：请按 DD/MM/YYYY 格式输入最后一天。",
  reversed: "第一天 {from} 在最后一天 {to} 之后。请更改其中一个日期。",
} as const satisfies Translation<typeof en>;
