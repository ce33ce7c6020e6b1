import { expect, it } from "vitest";
import { MAX_EMAIL_LENGTH } from "../../domain/limits/email";
import { emailField } from "./fields";
import { loginFields } from "~/account/login/schema";
import { forgotFields } from "~/account/reset/schema";
import { signUpFields } from "~/account/sign-up/schema";
import { checkFields } from "./validate.server";

it.each([
  ["", "This field is compulsory"],
  ["  ", "This field is compulsory"],
  [undefined, "This field is compulsory"],
  ["siti", "Valid email required."],
  [`${"s".repeat(MAX_EMAIL_LENGTH)}@example.test`, "Valid email required."],
])("rejects the email %j in every form that requires one", (email, message) => {
  for (const fields of [loginFields, forgotFields, signUpFields])
    expect(checkFields(fields, { email })).toMatchObject({ email: message });
});

it("accepts an email with spaces around it", () =>
  expect(emailField.parse(" siti@example.test ")).toBe("siti@example.test"));
