import type { MessageWords } from "./words";

export const english: MessageWords = {
  subject: ({ no, business }) => `Invoice ${no} from ${business}`,
  owed: ({ contact, no, business, amount, due, address }) =>
    due
      ? `Hello ${contact}, this is invoice ${no} from ${business}. ${amount} is to be paid by ${due}.\n${address}`
      : `Hello ${contact}, this is invoice ${no} from ${business}. ${amount} is to be paid.\n${address}`,
  settled: ({ contact, no, business, address }) =>
    `Hello ${contact}, this is invoice ${no} from ${business}. There is nothing left to pay. Thank you!\n${address}`,
  reminderSubject: ({ no, business }) => `Reminder of invoice ${no} from ${business}`,
  reminder: {
    friendly: ({ contact, no, business, amount, due, address }) =>
      `Hello ${contact}, a friendly reminder from ${business}: invoice ${no} was due on ${due}, and ${amount} is still open. If you have paid already, please ignore this message. Thank you!\n${address}`,
    plain: ({ contact, no, business, amount, due, address }) =>
      `Hello ${contact}, invoice ${no} from ${business} was due on ${due}. ${amount} is still open. Please pay it now, or tell us when you will.\n${address}`,
    firm: ({ contact, no, business, amount, due, address }) =>
      `Dear ${contact}, invoice ${no} from ${business} was due on ${due}, and ${amount} is still unpaid. Please pay it within 7 days, or call us today.\n${address}`,
  },
};
