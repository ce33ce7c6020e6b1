import { expect, test } from "vitest";
import { checkFields } from "~/forms/validate.server";
import { resetPasswordFields } from "./schema";

test.each([
  [{ pin: "", password: "" }, { pin: "4-digit PIN and New Password cannot be empty." }],
  [{}, { pin: "4-digit PIN and New Password cannot be empty." }],
  [{ pin: "1234", password: "" }, { password: "New Password cannot be empty." }],
  [{ pin: " ", password: "abcd" }, { pin: "4-digit PIN cannot be empty." }],
  [{ pin: "12a4", password: "abcd" }, { pin: "Pin has to be 4 digits" }],
  [
    { pin: "12345", password: "" },
    { pin: "Pin has to be 4 digits", password: "New Password cannot be empty." },
  ],
  [{ pin: "1234", password: "abc" }, { password: "Password has to be more than 4 characters" }],
  [{ pin: " 0420 ", password: "abcd" }, null],
])("the form for the PIN with the fields %j has the errors %j", (typed, messages) => {
  expect(checkFields(resetPasswordFields, typed)).toEqual(messages);
});
