import { expect, test } from "vitest";
import { formatStartupMessage } from "./startup-message.server";
import { readSettings } from "../settings/read-settings.server";

const PUBLIC = { APP_URL: "https://invoices.example" };
/** The settings for an API on another server. */
const OTHER_API = { API_BASE_URL: "http://api.example/v2", API_KEY: "12345678" };

test.each([PUBLIC, { ...PUBLIC, ...OTHER_API, DEMO_LOGIN: "try@shop.example:open" }])(
  "the startup message warns that anyone can log in to the demo account: %o",
  (variables) => {
    expect(formatStartupMessage(readSettings(variables)).warnings).toEqual([
      "WARNING: anyone can log in to the demo account at https://invoices.example: its password" +
        " is on the login page. Set DEMO=off before you keep real books here, unless this is intended.",
    ]);
  },
);

test.each([
  {},
  { APP_URL: "http://localhost:3000" },
  { ...PUBLIC, DEMO: "off" },
  { ...PUBLIC, ...OTHER_API },
])("the startup message has no warning when the demo account is not public: %o", (variables) => {
  expect(formatStartupMessage(readSettings(variables)).warnings).toEqual([]);
});
