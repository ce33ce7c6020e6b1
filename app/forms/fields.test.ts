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
])("of the email %j says what is wrong, in every form that needs one", (email, message) => {
  for (const fields of [loginFields, forgotFields, signUpFields])
    expect(checkFields(fields, { email })).toMatchObject({ email: message });
});

it("takes an email between spaces", () =>
  expect(emailField.parse(" siti@example.test ")).toBe("siti@example.test"));
