import type { en } from "../en/api-messages";
import type { Translation } from "../message";

export const zh = {
  email_unconfirmed:
    "请先通过我们发送的链接确认电邮地址，之后才能发电邮给客户。在此之前，请用 WhatsApp、短信或自己的电邮发送。",
  demo_mails: "演示账户不发送电邮。请用 WhatsApp、短信或自己的电邮发送。",
  too_many_mails:
    "一小时内已发送 {max} 封电邮，达到上限。请稍后再试，或用 WhatsApp、短信或自己的电邮发送。",
  too_many_mails_of_all:
    "此处所有公司在一小时内发送的电邮已达上限。没有发送任何内容：请稍后再试，或用 WhatsApp、短信或自己的电邮发送。",
  no_mails_for_repeat: "此处无法发送电邮，因此只能开出发票。",
  repeat_without_mails: "此处无法发送电邮。请将定期发票改为只开票，或自行开票。",
  repeat_email_unconfirmed:
    "请先确认电邮地址，之后才能发电邮给客户。请将定期发票改为只开票，或自行开票。",
  customer_without_email: "{name} 没有电邮地址，因此没有开出发票。",
  sent_again_already: "此电邮已重新发送，或无法重新发送：请重新撰写。",
  credit_note_void: "此贷项通知单已作废，没有可发送的内容。",
  payment_undone: "此付款已撤销，没有可发送的收据。",
  nothing_late: "此客户没有逾期款项，无需提醒。",
  customer_not_late: "此客户没有逾期款项。",
  customer_has_no_email: "此客户没有电邮地址。",
  no_email_address: "此客户没有电邮地址。",
  invoice_was_deleted: "此发票已删除。",
  app_address: "应用的网址无效。",
  app_url: "应用的网址须为 URL 格式。",
  invoices_needed: "请选择发票。",
  too_many_invoices: "最多 {max} 张发票。",
  choose_customers: "请选择客户。",
  too_many_customers: "最多选择 {max} 位客户。",
  reminders_on_or_off: "请选择是否自动发送提醒。",
  reminders_paused_or_not: "请选择是否暂停提醒。",
  offered_days: "请从列出的天数中选择。",
  offered_weekdays: "请从列出的日子中选择。",
  no_weekday_left: "请至少保留一周中的一天发送提醒。",
  texts_not_a_list: "文字须为列表。",
  choose_day: "请至少选择一天。",
} as const satisfies Translation<typeof en>;
