import type { en } from "../en/api-accounts";
import type { Translation } from "../message";

export const zh = {
  wrong_login: "电邮或密码不正确。请检查后再试。",
  wrong_password: "密码不正确。",
  password_needed: "请输入密码以更改：{guarded}。",
  logins_busy: "目前登录人数较多。请过几秒再试。",
  email_taken: "此电邮已有账户。请登录，或重设密码。",
  pin_format: "PIN 码必须是 {digits} 位数字",
  pin_wrong: "PIN 码不正确或已失效。请检查，或索取新的 PIN 码。",
  too_many_pins:
    "请求次数过多，因此没有发送 PIN 码。最近 {minutes} 分钟内发送的 PIN 码仍然有效。请于明天此时再试。",
  too_many_links: "一天内已发送 {max} 次链接，达到上限。请查看垃圾邮件，或明天再索取。",
  promo_invalid: "此优惠码已失效。",
  promo_other_country: "此优惠码适用于其他国家。",
  promo_card_needed: "使用此优惠码需要银行卡。",
  card_refused: "银行卡被拒绝。请检查，或换一张卡。",
  card_gateway_unreachable: "无法连接银行卡支付网关，没有扣款。请稍后再试。",
  no_card_gateway: "未设置银行卡支付网关：只接受已公布的测试卡。",
  demo_sends_no_emails: "演示账户不发送电邮。",
  email_not_sent: "电邮无法发送。请稍后再试。",
  confirmation_page: "需要确认页面的网址。",
} as const satisfies Translation<typeof en>;
