export const en = {
  error: "Error",
  notSaved: "Not saved",
  connection: { title: "Connection Error", text: "Please try again later." },
  loggedOut: { title: "Unauthorized", text: "You have been logged out" },
  unexpected: {
    title: "Something went wrong",
    text: "This is our mistake, and it was noted. Please try again.",
  },
  uncaught: {
    title: "Something went wrong",
    text: "This is our mistake, and it was noted. Please go back and try again.",
  },
  unknownAddress: { title: "Not found", text: "There is nothing at this address." },
  faults: {
    notFound: {
      title: "Not found",
      text: "There is nothing at this address. It may have been deleted, or belong to another company.",
    },
    refused: { title: "Error", text: "This could not be done." },
    unreachable: { title: "Connection Error", text: "Please try again later." },
    malformed: {
      title: "Error",
      text: "The service gave an answer that cannot be read. Please try again later.",
    },
    foreign: {
      title: "Not sent",
      text: "This form did not come from the app itself, so nothing was changed. Open the page in the app and send it there.",
    },
    unreadable: {
      title: "Not sent",
      text: "What was sent could not be read, so nothing was changed. Go back and send the form again.",
    },
    otherCompany: {
      title: "Not sent",
      text: "This page was made in another of your companies, so nothing was changed. What you entered is kept there: go on in either company.",
    },
    tooLarge: {
      title: "Too large",
      text: "The form is larger than can be taken, so nothing was changed. Go back, shorten it or choose smaller pictures, and send it again.",
    },
  },
  ownAppOnly: "This can only be opened from the app itself.",
  method: {
    title: "Not possible",
    text: "This address can be opened, or sent a form, and nothing else.",
  },
  address: {
    title: "Not found",
    text: "The address that was asked for could not be read. Please open the app's own address.",
  },
  paywall: {
    title: "Subscription Expired.",
    text: "The mobile app is for Premium users only. Subscribe to go on in it, or choose another of your businesses.",
  },
  draftLimit: {
    one: "You have {count} unfinished form, as much as is kept for one person, so this one was not saved. Finish or discard some of these, the oldest first, then try again here. Forms of contacts and items go by themselves a day after they were last sent.",
    other:
      "You have {count} unfinished forms, as much as is kept for one person, so this one was not saved. Finish or discard some of these, the oldest first, then try again here. Forms of contacts and items go by themselves a day after they were last sent.",
  },
  draft: "{title}, last changed on {date}",
  newTab: "{text} (opens in a new tab)",
  store: {
    full: "There is no room left to save in, so nothing was saved. Please tell whoever runs this app, and try again when there is room.",
    unwritable:
      "Nothing can be saved just now, so nothing was. Please tell whoever runs this app, and try again later.",
    damaged:
      "What was saved here is damaged. Please tell whoever runs this app: its last backup has to be put back.",
    busy: "Too much is going on just now, so nothing was saved. Please try again.",
    unavailable:
      "Where this app keeps logins and unfinished forms cannot be reached just now, so nothing was saved. Nothing that was kept before is lost: please try again in a minute.",
  },
  refusals: {
    forbidden: "This is not allowed.",
    notFound: "This was not found. It may have been deleted meanwhile.",
    changed: "This was changed by someone else meanwhile. Reload and try again.",
    tooLarge: "This is too large to be sent.",
    invalid: "Something in it is not accepted. Please check what you entered.",
    tooMany: "Too many tries. Please wait a little and try again.",
    unknown: "This was refused ({status}). Please check what you entered.",
  },
  formRefused: "This could not be done. Please check what you entered.",
  tryAgain: "Try again",
  home: "Go to home",
  reference: "If you ask for help, say this reference: {reference}",
  goOnIn: "Go on in {company}",
  stayIn: "Stay in {company}",
  ok: "Ok",
} as const;
