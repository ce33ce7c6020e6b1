import { expect, it } from "vitest";
import { startupMessage } from "./startup-message.server";
import { readSettings } from "../settings/read-settings.server";

const PUBLIC = { APP_URL: "https://invoices.example" };
const OTHER_API = { API_BASE_URL: "http://api.example/v2", API_KEY: "12345678" };

it.each([PUBLIC, { ...PUBLIC, ...OTHER_API, DEMO_LOGIN: "try@shop.example:open" }])(
  "says aloud that anybody may log in to the demo account: %o",
  (variables) => {
    expect(startupMessage(readSettings(variables)).warnings).toEqual([
      "WARNING: the demo account is open to anybody at https://invoices.example, and its password" +
        " is on the login page. Unless that is meant, set DEMO=off before real books are kept here.",
    ]);
  },
);

it.each([
  {},
  { APP_URL: "http://localhost:3000" },
  { ...PUBLIC, DEMO: "off" },
  { ...PUBLIC, ...OTHER_API },
])("says nothing of it where it is not: %o", (variables) => {
  expect(startupMessage(readSettings(variables)).warnings).toEqual([]);
});
