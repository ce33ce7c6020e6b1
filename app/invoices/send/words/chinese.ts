import type { MessageWords } from "./words";

export const chinese: MessageWords = {
  subject: ({ no, business }) => `${business} 的发票 ${no}`,
  owed: ({ contact, no, business, amount, due, address }) =>
    due
      ? `${contact}，您好！这是 ${business} 的发票 ${no}，请于 ${due} 或之前支付 ${amount}。\n${address}`
      : `${contact}，您好！这是 ${business} 的发票 ${no}，请支付 ${amount}。\n${address}`,
  settled: ({ contact, no, business, address }) =>
    `${contact}，您好！这是 ${business} 的发票 ${no}，已无需付款，谢谢！\n${address}`,
  reminderSubject: ({ no, business }) => `${business} 发票 ${no} 付款提醒`,
  reminder: {
    friendly: ({ contact, no, business, amount, due, address }) =>
      `${contact}，您好！${business} 温馨提醒：发票 ${no} 的付款期限为 ${due}，尚有 ${amount} 未付。若您已付款，请忽略此信息，谢谢！\n${address}`,
    plain: ({ contact, no, business, amount, due, address }) =>
      `${contact}，您好！${business} 的发票 ${no} 付款期限为 ${due}，尚有 ${amount} 未付。请尽快付款，或告知我们您的付款日期。\n${address}`,
    firm: ({ contact, no, business, amount, due, address }) =>
      `${contact}：${business} 的发票 ${no} 付款期限为 ${due}，至今仍有 ${amount} 未付。请于 7 天内付清，或于今日与我们联系。\n${address}`,
  },
};
