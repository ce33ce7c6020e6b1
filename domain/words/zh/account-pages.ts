import type { en } from "../en/account-pages";
import type { Translation } from "../message";

export const zh = {
  switched: "现已切换到 {company}。",
  confirmEmail: {
    title: "确认电邮",
    thanks: "谢谢",
    confirmed: "电邮已确认。",
    ok: "确定",
    heading: "确认电邮",
    text: "请按下按钮，确认收到此链接的电邮由本人使用。",
    confirm: "确认电邮",
  },
  linkProblems: {
    wrong: {
      title: "此链接已失效",
      text: "链接在 {days} 天内可使用一次。如已用此链接确认电邮，就不必再做什么。否则，请在任何一张发票的“发送”页面索取新链接。",
    },
    limited: { title: "尝试次数过多", text: "请等待 15 分钟，然后再次打开链接。" },
  },
  interruptedPost: {
    title: "尚未提交",
    text: "此表单尚未提交：可能已退出登录，或已切换到另一家公司。输入的内容已保留。",
    send: "立即提交",
    discard: "不提交",
  },
  paywall: {
    heading: "Premium 的好处",
    style: "自选样式的发票，以 PDF 发送",
    overview: "逾期、未到期和已收款项，一目了然",
    records: "客户和项目资料，任何手机都可查看",
    kept: "内容不会丢失：所有输入的内容都会保留。",
    subscribe: "订阅",
    logout: "退出登录",
  },
} as const satisfies Translation<typeof en>;
