import type { en } from "../en/api-jobs";
import type { Translation } from "../message";

export const zh = {
  mail_unconfirmed: "电邮服务没有说明是否已收下这封电邮。它可能已送达：请询问客户，或再次发送。",
  mail_stopped: "发送这封电邮时应用停止了运行。它可能已送达：请询问客户，或再次发送。",
  address_refused: "电邮服务不接收发往 {to} 的电邮。请检查该地址。",
  mail_refused: "电邮服务没有收下这封电邮。请用其他方式发送。",
  mail_busy: "电邮服务繁忙，或目前不接收发往该地址的电邮。",
  mail_unreachable: "无法连接电邮服务。没有发送任何内容。",
  mail_not_sent: "这封电邮无法发送。请用其他方式发送，并告知本应用的管理者。",
  unexpected: "应用自身出错。",
  late_day: "应用在 {day} 及之后超过 {days} 天没有运行，因此先征求确认。",
} as const satisfies Translation<typeof en>;
