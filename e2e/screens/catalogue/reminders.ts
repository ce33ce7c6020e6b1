import type { Visit } from "../visit";
import {
  assignOwner,
  createPageScreen,
  createPostResultScreen,
  createPostScreen,
  createStateScreen,
} from "../screen";

const SETTINGS = "/reminders";
const OWN_TEXT = { "texts.late_en": "Good day, please pay this week." };
const pauseForm = {
  formTagText: null,
  choices: {
    ...{ key: "of-the-sweep", company: "{company}" },
    ...{ kind: "contact", id: "{business}", paused: "yes" },
  },
};

/** Turns the reminders of the visited shop on. */
async function turnOn({ shop }: Visit): Promise<void> {
  await shop.callApi("PUT", `/companies/${await shop.readCompanyId()}/reminders`, {
    ...{ is_on: true, days: [-3, 0, 7, 14, 30], excluded_weekdays: [6], texts: [] },
  });
}

/** The pages of reminders that go out by themselves. */
export const reminders = [
  createPageScreen("Reminders", SETTINGS, { isMain: true, expectedText: "The words" }),
  createPostScreen(
    "Reminders, saved",
    SETTINGS,
    { typed: OWN_TEXT, choices: { intent: "save", isOn: "on" } },
    { ownCalls: { method: "PUT", path: "/companies" } },
  ),
  createPostScreen(
    "Reminders, the mails",
    SETTINGS,
    { choices: { intent: "preview" } },
    { isMinor: true },
  ),
  createPostResultScreen(
    "Reminders, changed by two people",
    SETTINGS,
    {
      typed: OWN_TEXT,
      choices: { intent: "save" },
      beforeSending: turnOn,
    },
    { expectedText: "These settings were changed by someone else meanwhile" },
  ),
  createPageScreen("Next reminders", "/reminders/next", {
    ...{ setUp: turnOn, expectedText: /^What goes out/ },
  }),
  createPostScreen("Reminders, paused", "/reminders/pause", pauseForm, {
    ownCalls: { method: "PUT", path: "/contacts" },
  }),
  createPageScreen("Remind customers", "/owed/remind", { isMain: true, expectedText: /late/ }),
  createPageScreen("Remind customers, the question", "/owed/remind?item={business}&ask=1", {
    ...{ ownCalls: { method: "GET", path: "/reminders/mails" }, expectedText: /by email\?$/ },
  }),
  createStateScreen("Invoice, reminders on", "/invoice/{unpaid}", {
    ...{ setUp: turnOn, expectedText: /^Reminders go out automatically on/ },
  }),
  createPostScreen(
    "Customers reminded",
    "/owed/remind",
    {
      formTagText: null,
      choices: {
        ...{ key: "of-the-sweep", company: "{company}" },
        ...{ item: "{business}", intent: "remind" },
      },
    },
    { ownCalls: { method: "POST", path: "/reminders/mails" } },
  ),
  ...assignOwner("new", [
    createStateScreen("Remind customers, nobody", "/owed/remind", {
      expectedText: "Nobody is late",
    }),
    createStateScreen("Next reminders, off", "/reminders/next", {
      expectedText: "Reminders are off",
    }),
  ]),
];
