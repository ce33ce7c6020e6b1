import { expect, test } from "vitest";
import { MAX_EMAIL_LENGTH } from "../../domain/limits/email";
import { emailField } from "./fields";
import { loginFields } from "~/account/login/schema";
import { forgotPasswordFields } from "~/account/reset/schema";
import { signUpFields } from "~/account/sign-up/schema";
import { checkFields } from "./validate.server";

test.each([
  ["", "This field is compulsory"],
  ["  ", "This field is compulsory"],
  [undefined, "This field is compulsory"],
  ["siti", "Valid email required."],
  [`${"s".repeat(MAX_EMAIL_LENGTH)}@example.test`, "Valid email required."],
])("login, reset and sign-up reject the email %j with the message '%s'", (email, message) => {
  for (const fields of [loginFields, forgotPasswordFields, signUpFields])
    expect(checkFields(fields, { email })).toMatchObject({ email: message });
});

test("emailField removes the spaces around an email", () =>
  expect(emailField.parse(" siti@example.test ")).toBe("siti@example.test"));
