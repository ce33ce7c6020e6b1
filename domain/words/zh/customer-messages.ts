import type { en } from "../en/customer-messages";
import type { Translation } from "../message";

export const zh = {
  subject: "{business} 的发票 {no}",
  owedBy: "{contact}，您好！这是 {business} 的发票 {no}，请于 {due} 或之前支付 {amount}。",
  owed: "{contact}，您好！这是 {business} 的发票 {no}，请支付 {amount}。",
  nothingOwed: "{contact}，您好！这是 {business} 的发票 {no}，已无需付款，谢谢！",
  invoicesSubject: { other: "{business} 的 {count} 张发票" },
  invoices: {
    other: "{contact}，您好！这是 {business} 的 {count} 张发票，共需支付 {sums}。",
  },
  invoicesNothingOwed: {
    other: "{contact}，您好！这是 {business} 的 {count} 张发票，已无需付款，谢谢！",
  },
  listed: {
    owedBy: "发票 {no}：请于 {due} 或之前支付 {amount}",
    owed: "发票 {no}：请支付 {amount}",
    nothingOwed: "发票 {no}：已无需付款",
  },
  reminderSubject: "{business} 发票 {no} 付款提醒",
  reminder: {
    friendly:
      "{contact}，您好！{business} 温馨提醒：发票 {no} 的到期日为 {due}，尚有 {amount} 未付。若您已付款，请忽略此信息，谢谢！",
    plain:
      "{contact}，您好！{business} 的发票 {no} 到期日为 {due}，尚有 {amount} 未付。请尽快付款，或告知我们您的付款日期。",
    firm: "{contact}：{business} 的发票 {no} 到期日为 {due}，至今仍有 {amount} 未付。请于 7 天内付清，或于今日与我们联系。",
  },
  receiptSubject: "{business} 发票 {no} 的收据",
  receiptLeft:
    "{contact}，您好！这是 {business} 的收据：我们已于 {date} 收到发票 {no} 的付款 {amount}，尚有 {left} 未付。谢谢！",
  receipt:
    "{contact}，您好！这是 {business} 的收据：我们已于 {date} 收到发票 {no} 的付款 {amount}，已无需付款。谢谢！",
  wholeReceiptSubject: "{business} 的收据（{date}）",
  wholeReceiptFor:
    "{contact}，您好！这是 {business} 的收据：我们已于 {date} 收到以下发票的付款 {amount}：{nos}。谢谢！",
  wholeReceipt:
    "{contact}，您好！这是 {business} 的收据：我们已于 {date} 收到您的付款 {amount}。谢谢！",
  creditNoteSubject: "{business} 的贷项通知单 {no}",
  creditNote:
    "{contact}，您好！这是 {business} 的贷项通知单 {no}，发票 {invoiceNo} 的金额扣减 {amount}。",
  statementSubject: "{business} 的对账单（{from} 至 {to}）",
  statement:
    "{contact}，您好！这是 {business} 的对账单，期间为 {from} 至 {to}。截至 {to}，余额为 {balances}。",
  statementNothingOwed:
    "{contact}，您好！这是 {business} 的对账单，期间为 {from} 至 {to}。已无需付款，谢谢！",
  lateSubject: "{business} 逾期发票付款提醒",
  late: {
    friendly: {
      other:
        "{contact}，您好！{business} 温馨提醒：您有 {count} 张发票已逾期，共 {sums} 未付。若您已付款，请忽略此信息，谢谢！",
    },
    plain: {
      other:
        "{contact}，您好！您有 {count} 张 {business} 的发票已逾期，共 {sums} 未付。请尽快付款，或告知我们您的付款日期。",
    },
    firm: {
      other:
        "{contact}：您有 {count} 张 {business} 的发票已逾期，至今仍有 {sums} 未付。请于 7 天内付清，或于今日与我们联系。",
    },
  },
  dueSubject: "{business} 发票即将到期",
  due: {
    other:
      "{contact}，您好！{business} 温馨提示：您有 {count} 张发票即将到期，共 {sums}。若您已付款，请忽略此信息，谢谢！",
  },
  alsoDue: "即将到期：",
  invoiceLine: "发票 {no}（到期日 {due}）：{amount}",
  more: { other: "另有 {count} 张发票" },
} as const satisfies Translation<typeof en>;
