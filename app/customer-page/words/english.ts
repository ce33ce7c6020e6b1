import { createDayFormatter } from "./days";
import type { OwedFacts, Words } from "./words";

export const english: Words = {
  lang: "en",
  formatDay: createDayFormatter("en-GB"),
  title: ({ no, business }) => `Invoice ${no} from ${business}`,
  invoice: "Invoice",
  taxInvoice: "Tax invoice",
  toPay: "To pay",
  partPaid: "Part paid",
  late: (days) => (days === 1 ? "Late (1 day)" : `Late (${days} days)`),
  paidStatus: "Paid",
  creditedStatus: "Credited",
  moneyBackStatus: "Money back",
  voidStatus: "Void",
  owed,
  partOfTotal: ({ paid, total }) => `${paid} of ${total} is paid.`,
  paidOn: (date) => `Paid on ${date}`,
  paidHeadline: "This invoice is paid.",
  thanks: "Thank you.",
  voidHeadline: "This invoice is void. There is nothing to pay.",
  nothingToPayHeadline: "Nothing is left to pay on this invoice.",
  giveBackHeadline: (amount) => `${amount} comes back to you.`,
  issuedOn: (date) => `Issued on ${date}`,
  billTo: "Bill to",
  lines: "What it is for",
  quantityAndPrice: ({ quantity, price }) => `${quantity} × ${price}`,
  lessDiscount: (percent) => `less ${percent}`,
  subtotal: "Subtotal",
  discount: "Discount",
  beforeTax: "Total before tax",
  taxOn: ({ tax, net }) => `${tax} on ${net}`,
  total: "Total",
  rounding: "Rounding",
  creditNote: ({ no, date }) => `Credit note ${no}, ${date}`,
  paidRow: "Paid",
  balanceRow: "Still to pay",
  giveBackRow: "Comes back to you",
  howToPay: "How to pay",
  scan: (name) => `Scan to pay with ${name}`,
  amountFilled: "The amount is filled in.",
  typeAmount: (amount) => `Type in ${amount} in your banking app or e-wallet.`,
  changeAmount: ({ codeAmount, amount }) =>
    `The code itself says ${codeAmount}: please change it to ${amount}.`,
  saveCode: "Save the code as a picture",
  onThisPhone:
    "Paying with the phone that shows this? Save the code, then choose it from your photos in your banking app.",
  bank: "Bank",
  accountName: "Account name",
  accountNumber: "Account number",
  amount: "Amount",
  reference: "Reference",
  copy: "Copy",
  copied: "Copied",
  copies: {
    account: "Copy the account number",
    amount: "Copy the amount",
    reference: "Copy the reference",
    payNow: "Copy the PayNow number",
  },
  receipts: "Receipts",
  openReceipt: "Open the receipt",
  notes: "Notes",
  openPdf: "Open the PDF",
  goneTitle: "There is no invoice here",
  goneText:
    "The link may be mistyped, or it was replaced by a new one. Please ask whoever sent it to you.",
  busyTitle: "Too many tries",
  busyText: "Please wait a few minutes and open the link again.",
  laterTitle: "The invoice cannot be shown now",
  laterText: "Please try again in a moment.",
};

function owed({ amount, date, isLate, isPart }: OwedFacts): string {
  if (!date) return isPart ? `${amount} left to pay` : `${amount} to pay`;
  if (isLate) return isPart ? `${amount} left, was due ${date}` : `${amount} was due ${date}`;
  return isPart ? `${amount} left, due ${date}` : `${amount} due ${date}`;
}
