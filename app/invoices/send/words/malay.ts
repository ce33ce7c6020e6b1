import type { MessageWords } from "./words";

export const malay: MessageWords = {
  subject: ({ no, business }) => `Invois ${no} daripada ${business}`,
  owed: ({ contact, no, business, amount, due, address }) =>
    due
      ? `Salam ${contact}, ini invois ${no} daripada ${business}. Sila bayar ${amount} sebelum atau pada ${due}.\n${address}`
      : `Salam ${contact}, ini invois ${no} daripada ${business}. Sila bayar ${amount}.\n${address}`,
  settled: ({ contact, no, business, address }) =>
    `Salam ${contact}, ini invois ${no} daripada ${business}. Tiada baki yang perlu dibayar. Terima kasih!\n${address}`,
  reminderSubject: ({ no, business }) => `Peringatan invois ${no} daripada ${business}`,
  reminder: {
    friendly: ({ contact, no, business, amount, due, address }) =>
      `Salam ${contact}, sekadar peringatan mesra daripada ${business}: invois ${no} perlu dibayar pada ${due}, dan baki ${amount} masih belum dijelaskan. Jika anda sudah membayar, sila abaikan mesej ini. Terima kasih!\n${address}`,
    plain: ({ contact, no, business, amount, due, address }) =>
      `Salam ${contact}, tarikh akhir bayaran invois ${no} daripada ${business} ialah ${due}. Baki ${amount} masih belum dijelaskan. Sila buat bayaran sekarang, atau maklumkan bila anda akan membayar.\n${address}`,
    firm: ({ contact, no, business, amount, due, address }) =>
      `${contact} yang dihormati, tarikh akhir bayaran invois ${no} daripada ${business} ialah ${due}, dan ${amount} masih belum dibayar. Sila jelaskan dalam tempoh 7 hari, atau hubungi kami hari ini.\n${address}`,
  },
};
