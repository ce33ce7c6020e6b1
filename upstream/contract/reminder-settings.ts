import { expect, it } from "vitest";
import { createPerson, getValue, type Api, type Person } from "./api";

export const toReminderPath = ({ companyId }: Person) => `/companies/${companyId}/reminders`;

/** Settings with reminders on all the days that a company can choose. */
export const ON = { is_on: true, days: [-3, 0, 7, 14, 30], excluded_weekdays: [], texts: [] };

/** Saves the settings of reminders of a person's company, whatever they were. */
export const createReminderWriter = (person: Person) => ({
  async save(settings: object): Promise<void> {
    const { status, body } = await person.put(toReminderPath(person), settings);
    expect([status, body]).toMatchObject([200, {}]);
  },
});

const SETTINGS = {
  is_on: true,
  days: [7, 14],
  excluded_weekdays: [6],
  texts: [{ language: "ms", kind: "due", text: "Salam {customer}" }],
};

/** Declares the tests whose titles begin with "the settings of reminders" (see `declareContract`). */
export function declareReminderSettingContract(api: () => Api): void {
  it("are off at first, are saved, and are protected by their etag", async () => {
    const person = await createPerson(api());
    const path = toReminderPath(person);
    const first = getValue((await person.get(path)).body, "reminders");
    expect(first).toEqual({
      ...{ is_on: false, days: [7, 14], excluded_weekdays: [], texts: [], mailing: "open" },
      updated_at: "1970-01-01T00:00:00.000Z",
    });
    const ifMatch = { "if-match": `"${String(getValue(first, "updated_at"))}"` };
    const saved = await person.put(path, { ...SETTINGS, days: [14, 7, 7] }, ifMatch);
    expect(saved.status).toBe(200);
    expect(getValue(saved.body, "reminders")).toMatchObject(SETTINGS);
    expect((await person.put(path, SETTINGS, ifMatch)).status).toBe(409);
    expect(getValue((await person.get(path)).body, "reminders")).toMatchObject(SETTINGS);
  });

  it.each([
    [{ days: [8] }, "Please choose among the days that are offered."],
    [{ days: [] }, "Please choose at least one day."],
    [{ excluded_weekdays: [0] }, "Please choose among the weekdays that are offered."],
    [
      { excluded_weekdays: [1, 2, 3, 4, 5, 6] },
      "Please leave at least one weekday on which reminders go out.",
    ],
    [{ texts: [{ language: "fr", kind: "due", text: "" }] }, "The language was not found."],
    [{ is_on: "yes" }, "Please say whether reminders go out automatically."],
  ])("are refused with %j", async (change, message) => {
    const person = await createPerson(api());
    const { status, body } = await person.put(toReminderPath(person), { ...SETTINGS, ...change });
    expect([status, getValue(body, "message")]).toEqual([422, message]);
  });
}
