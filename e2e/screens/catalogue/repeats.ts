import { createDraftFiller, getDayFromToday, formatDayFromToday } from "../records";
import type { Visit } from "../visit";
import {
  createPostResultScreen,
  assignOwner,
  createStateScreen,
  createPageScreen,
  createPostScreen,
} from "../screen";

const REPEAT = "/invoice/{unpaid}/repeat";
const weeklyForm = (intent: string) => ({
  ...{
    typed: { from: formatDayFromToday(-18), until: "31/12/2099" },
    choices: { every: "week", intent },
  },
});
const AGAIN_FOR_REPEAT = `/again?repeat={repeat}&date=${getDayFromToday(-18)}`;
const AGAIN = "/again?invoice={unpaid}";
const keyForm = { formTagText: null, choices: { key: "of-the-sweep" } };
const repeatForm = (choices: Record<string, string>) => ({
  ...{ formTagText: null, choices: { key: "of-the-sweep", repeat: "{repeat}", ...choices } },
});

/** Fails the first day of a repeat that issues, in the visited shop. */
async function failFirstDay(visit: Visit): Promise<void> {
  const repeat = await visit.ensureRecord("repeat");
  await visit.shop.callApi("PUT", `/repeats/${repeat}`, { mode: "issue" });
  await visit.shop.postToUpstream("/testing/failed_repeat_days", {
    ...{ companyId: await visit.shop.readCompanyId() },
    reason: "The item of line 2, Mug, is out of use.",
  });
}

const NOT_ISSUED = { setUp: failFirstDay, expectedText: /^Not issued automatically\./ };

/** The pages that create an invoice again, once or on its dates. */
export const repeats = [
  createPageScreen("Again", AGAIN),
  createPageScreen("Again, of a repeat", AGAIN_FOR_REPEAT),
  createPostScreen("Same again", AGAIN, keyForm, {
    ...{ ownCalls: { path: "/sales/invoices" }, isPictured: true, isMain: true },
    expectedText: "Nothing is saved yet.",
  }),
  createPostResultScreen("Same again, with another begun", AGAIN, keyForm, {
    ...{ setUp: createDraftFiller(), expectedText: /^You have begun another new invoice/ },
  }),
  createPostScreen("Same again, of a repeat", AGAIN_FOR_REPEAT, keyForm, { isMinor: true }),
  createPageScreen("Repeat invoice", REPEAT, { isMain: true }),
  createPostScreen("Repeat invoice, saved", REPEAT, weeklyForm("save"), {
    ...{
      ownCalls: { method: "POST", path: "/repeats" },
      isPictured: true,
      expectedText: /^Every week, until/,
    },
  }),
  createPostScreen("Repeat invoice, the dates", REPEAT, weeklyForm("preview"), {
    ...{ isMinor: true, isPictured: true, expectedText: "The next dates" },
  }),
  createPageScreen("Repeats", "/repeats", {
    ...{
      setUp: (visit) => visit.ensureRecord("repeat"),
      isMain: true,
      expectedText: /^Every week/,
    },
  }),
  createStateScreen("Repeats, a planned invoice failed", "/repeats", NOT_ISSUED),
  createStateScreen("Home, a planned invoice failed", "/", NOT_ISSUED),
  createPageScreen("Change repeat", "/repeats/{repeat}", { expectedText: "On each date" }),
  createPostScreen(
    "Change repeat, saved",
    "/repeats/{repeat}",
    { choices: { mode: "issue" } },
    {
      ...{ ownCalls: { method: "PUT", path: "/repeats/" }, isMinor: true },
      expectedText: "It is issued automatically.",
    },
  ),
  createPostScreen("Repeats, ended", "/repeats", repeatForm({ intent: "end" }), {
    ownCalls: { method: "DELETE", path: "/repeats" },
  }),
  createPostScreen(
    "Repeats, skipped",
    "/repeats",
    repeatForm({ intent: "skip", date: getDayFromToday(-18) }),
    {
      isMinor: true,
    },
  ),
  createStateScreen("Invoices, with some to write", "/invoices/all", {
    ...{ setUp: (visit) => visit.ensureRecord("repeat"), expectedText: "To write" },
  }),
  ...assignOwner("new", [
    createStateScreen("Repeats, none", "/repeats", { expectedText: "Nothing repeats yet." }),
  ]),
];
