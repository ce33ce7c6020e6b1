export const en = {
  pinSubject: "Your PIN to reset the {brand} password",
  pinText: "Your PIN is {pin}. It can be used for {minutes} minutes.",
  pinNotAsked: "If you did not ask for it, you need not do anything: your password stays as it is.",
  confirmSubject: "Please confirm your email for {brand}",
  confirmText:
    "Open this link and press the button there, to confirm that this is your email address:",
  confirmDays: "It works once, for {days} days, on any device.",
  confirmUnknown: "If you have no {brand} account, you need not do anything.",
  /** The moment of a change, as the value `when` of the other messages. */
  when: "on {day} at {time} (time of Malaysia and Singapore)",
  whenFrom: "on {day} at {time} (time of Malaysia and Singapore), from the address {address}",
  passwordSubject: "Your {brand} password was changed",
  passwordText:
    "Your password was changed {when}, by a PIN that was sent to this address. Everybody who was logged in has been logged out.",
  passwordNotYou:
    "If it was not you, somebody else can read your mails: change the password of your mailbox first. Then choose 'Forgot password' at the login of {brand}.",
  profileSubject: "The details of your business were changed",
  profileText: "In the business profile of {name} this was changed {when}: {fields}.",
  profileNotYou:
    "Invoices tell your customers to pay by these details. If it was not you or somebody who works for you, put them right in 'Business Profile', and choose 'Forgot password' at the login of {brand}, which logs everybody out.",
  emailSubject: "The email of a business on {brand} was changed",
  emailBefore:
    "The email of a business on {brand} was changed {when}. This address was its email, and is not any more.",
  emailAfter:
    "The email of a business on {brand} was changed {when}. This address is its email from now on.",
  emailNotYou:
    "If it is your business and you did not change it, choose 'Forgot password' at the login, and put it right in 'Business Profile'. If you know nothing of it, you need not do anything.",
  fields: {
    email: "email",
    bank_name: "bank",
    bank_account_name: "account name",
    bank_account_no: "account number",
    paynow: "PayNow number",
    duitnow_code: "DuitNow code",
  },
  comma: ", ",
} as const;
