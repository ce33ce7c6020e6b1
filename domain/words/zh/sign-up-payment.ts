import type { en } from "../en/sign-up-payment";
import type { Translation } from "../message";

export const zh = {
  title: "订阅与付款资料",
  plan: "计划",
  first: "首次收费（折后）",
  after: "之后",
  without: "不使用优惠码注册",
  change: "更改输入的内容",
  promoEnded: {
    title: "优惠码无效",
    text: "此优惠码已失效。请不使用优惠码注册，或返回输入另一个。",
  },
  trialRun: {
    title: "这是付款的试运行。",
    text: "此处未设置银行卡支付网关，因此不会收取任何费用。请勿输入真实的银行卡。测试卡 4111 1111 1111 1111 会被接受，4000 1111 1111 1115 会被拒绝。",
  },
  cardNumber: "测试卡号",
  onlyTestCards: "此处只接受已公布的测试卡。",
  expiry: "有效期",
  expiryField: "有效期（MM/YY）",
  invalidExpiry: "请输入月份和年份，例如 08/29。",
  expired: "此卡已过期。请使用另一张卡。",
  cvv: "CVV",
  cardMissing: "尚未填写银行卡。",
  proceed: "继续",
  lite: "节省流量时不显示银行卡表单。输入的内容已保留。",
  leaveLite: "关闭节省流量并用银行卡付款",
  needsScript: "此浏览器无法显示银行卡表单。可在下方不使用优惠码注册，并继续免费试用。",
  loading: "正在打开银行卡表单。",
  failed: "银行卡表单未能加载。请重新加载此页面再试，或不使用优惠码注册。",
  refused: "请检查银行卡。",
} as const satisfies Translation<typeof en>;
