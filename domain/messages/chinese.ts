import type { InvoicesFacts, ReminderFacts, MessageWords } from "./words";

export const chineseMessages: MessageWords = {
  subject: ({ no, business }) => `${business} 的发票 ${no}`,
  owed: ({ contact, no, business, amount, due, address }) =>
    due
      ? `${contact}，您好！这是 ${business} 的发票 ${no}，请于 ${due} 或之前支付 ${amount}。\n${address}`
      : `${contact}，您好！这是 ${business} 的发票 ${no}，请支付 ${amount}。\n${address}`,
  nothingOwed: ({ contact, no, business, address }) =>
    `${contact}，您好！这是 ${business} 的发票 ${no}，已无需付款，谢谢！\n${address}`,
  invoicesSubject: ({ business, invoices }) => `${business} 的 ${invoices.length} 张发票`,
  invoices: (facts) =>
    facts.sums.length > 0
      ? `${facts.contact}，您好！这是 ${facts.business} 的 ${facts.invoices.length} 张发票，共需支付 ${facts.sums.join("、")}。\n\n${listInvoices(facts)}`
      : `${facts.contact}，您好！这是 ${facts.business} 的 ${facts.invoices.length} 张发票，已无需付款，谢谢！\n\n${listInvoices(facts)}`,
  reminderSubject: ({ no, business }) => `${business} 发票 ${no} 付款提醒`,
  reminder: {
    friendly: ({ contact, no, business, amount, due, address }) =>
      `${contact}，您好！${business} 温馨提醒：发票 ${no} 的付款期限为 ${due}，尚有 ${amount} 未付。若您已付款，请忽略此信息，谢谢！\n${address}`,
    plain: ({ contact, no, business, amount, due, address }) =>
      `${contact}，您好！${business} 的发票 ${no} 付款期限为 ${due}，尚有 ${amount} 未付。请尽快付款，或告知我们您的付款日期。\n${address}`,
    firm: ({ contact, no, business, amount, due, address }) =>
      `${contact}：${business} 的发票 ${no} 付款期限为 ${due}，至今仍有 ${amount} 未付。请于 7 天内付清，或于今日与我们联系。\n${address}`,
  },
  receiptSubject: ({ no, business }) => `${business} 发票 ${no} 的收据`,
  receipt: ({ contact, no, business, amount, date, left, address }) =>
    left
      ? `${contact}，您好！这是 ${business} 的收据：我们已于 ${date} 收到发票 ${no} 的付款 ${amount}，尚有 ${left} 未付。谢谢！\n${address}`
      : `${contact}，您好！这是 ${business} 的收据：我们已于 ${date} 收到发票 ${no} 的付款 ${amount}，已无需付款。谢谢！\n${address}`,
  wholeReceiptSubject: ({ business, date }) => `${business} 的收据（${date}）`,
  wholeReceipt: ({ contact, business, amount, date, nos }) =>
    nos
      ? `${contact}，您好！这是 ${business} 的收据：我们已于 ${date} 收到以下发票的付款 ${amount}：${nos}。谢谢！`
      : `${contact}，您好！这是 ${business} 的收据：我们已于 ${date} 收到您的付款 ${amount}。谢谢！`,
  creditNoteSubject: ({ no, business }) => `${business} 的贷项通知单 ${no}`,
  creditNote: ({ contact, no, business, amount, invoiceNo, address }) =>
    `${contact}，您好！这是 ${business} 的贷项通知单 ${no}，发票 ${invoiceNo} 的应付金额减少 ${amount}。\n${address}`,
  statementSubject: ({ business, from, to }) => `${business} 的对账单（${from} 至 ${to}）`,
  statement: ({ contact, business, from, to, balances }) =>
    balances.length > 0
      ? `${contact}，您好！这是 ${business} 的对账单，期间为 ${from} 至 ${to}。截至 ${to}，余额为 ${balances.join("、")}。`
      : `${contact}，您好！这是 ${business} 的对账单，期间为 ${from} 至 ${to}。已无需付款，谢谢！`,
  lateSubject: ({ business }) => `${business} 逾期发票付款提醒`,
  late: {
    friendly: (facts) =>
      `${facts.contact}，您好！${facts.business} 温馨提醒：您有 ${facts.count} 张发票已逾期，共 ${facts.sums.join("、")} 未付。若您已付款，请忽略此信息，谢谢！\n\n${invoiceLines(facts)}`,
    plain: (facts) =>
      `${facts.contact}，您好！您有 ${facts.count} 张 ${facts.business} 的发票已逾期，共 ${facts.sums.join("、")} 未付。请尽快付款，或告知我们您的付款日期。\n\n${invoiceLines(facts)}`,
    firm: (facts) =>
      `${facts.contact}：您有 ${facts.count} 张 ${facts.business} 的发票已逾期，至今仍有 ${facts.sums.join("、")} 未付。请于 7 天内付清，或于今日与我们联系。\n\n${invoiceLines(facts)}`,
  },
  dueSubject: ({ business }) => `${business} 发票即将到期`,
  due: (facts) =>
    `${facts.contact}，您好！${facts.business} 温馨提示：您有 ${facts.count} 张发票即将到期，共 ${facts.sums.join("、")}。若您已付款，请忽略此信息，谢谢！\n\n${invoiceLines(facts)}`,
  alsoDue: "即将到期：",
  invoiceLines,
};

function invoiceLines({
  invoices,
  moreCount,
}: Pick<ReminderFacts, "invoices" | "moreCount">): string {
  const lines = invoices.map(({ no, due, amount, address }) =>
    `发票 ${no}（付款期限 ${due}）：${amount}\n${address}`.trim(),
  );
  if (moreCount > 0) lines.push(`另有 ${moreCount} 张发票`);
  return lines.join("\n\n");
}

function listInvoices({ invoices }: InvoicesFacts): string {
  const lines = invoices.map(({ no, due, amount, address }) => {
    const about = amount ? `${due ? `请于 ${due} 或之前` : "请"}支付 ${amount}` : "已无需付款";
    return `发票 ${no}：${about}\n${address}`.trim();
  });
  return lines.join("\n\n");
}
