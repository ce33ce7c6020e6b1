export const en = {
  switched: "You are now in {company}.",
  confirmEmail: {
    title: "Confirm Email",
    thanks: "Thank you",
    confirmed: "Your email is confirmed.",
    ok: "OK",
    heading: "Confirm your email",
    text: "Press the button to say that the email this link came with is yours.",
    confirm: "CONFIRM EMAIL",
  },
  linkProblems: {
    wrong: {
      title: "This link does not work any more",
      text: "It works once, for {days} days. If you have confirmed your email with it, nothing more needs to be done. Otherwise open 'Send' of an invoice, and ask for a new link there.",
    },
    limited: {
      title: "Too many tries",
      text: "Please wait a quarter of an hour, then open the link again.",
    },
  },
  interruptedPost: {
    title: "Not sent yet",
    text: "This form was not sent: you were logged out, or in another company. What you entered is kept.",
    send: "Send it now",
    discard: "Do not send",
  },
  paywall: {
    heading: "What Premium gives you",
    style: "Invoices in your own style, to send as a PDF",
    overview: "What is overdue, open and received, at a glance",
    records: "Your customers and items at hand, on any phone",
    kept: "Nothing is lost: all that you entered is kept.",
    subscribe: "Subscribe",
    logout: "Logout",
  },
} as const;
