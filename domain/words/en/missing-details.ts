export const en = {
  address: "Your address: customers, and their accountants, look for it on an invoice.",
  contactDetails: "A phone number or an email: for questions about the invoice.",
  ssm: "Your SSM number: the Companies Act 2016 wants it on the invoices of a company.",
  uen: "Your UEN: the law wants it on the invoices of a business.",
  payInMalaysia: "Where to pay: a bank account or your DuitNow code.",
  payInSingapore: "Where to pay: a bank account or PayNow.",
  taxNo:
    "Your {tax} number: your items or invoices charge tax, which only a registered business may.",
} as const;
