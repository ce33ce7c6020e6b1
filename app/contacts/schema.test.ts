import { expect, it } from "vitest";
import { contactFields, contactForm } from "./schema";
import { checkFields } from "~/forms/validate.server";

const check = (isPerson: boolean, fields: object) =>
  checkFields(contactFields({ isPerson }), contactForm.parse(fields));
const part = { key: "a", id: "", isDeleted: "" };

it("needs a business's name and email", () => {
  expect(check(false, {})).toEqual({
    name: "This field is compulsory",
    email: "This field is compulsory",
  });
  expect(check(false, { name: "Kopitiam", email: "hello@" })).toEqual({
    email: "Valid email required.",
  });
  expect(check(false, { name: "Kopitiam", email: "hello@kopi.example" })).toBeNull();
});

it("needs a person's first name, and reads an email only if given", () => {
  expect(check(true, {})).toEqual({
    firstName: "This field is compulsory",
    displayName: "This field is compulsory",
  });
  expect(check(true, { firstName: "Jaya" })).toBeNull();
  expect(check(true, { firstName: "Jaya", email: "jaya" })).toEqual({
    email: "Valid email required.",
  });
});

it("looks at every part that is not removed", () => {
  const people = [
    { ...part, email: "" },
    { ...part, email: "no" },
    { ...part, isDeleted: "1", email: "no" },
  ];
  const addresses = [{ ...part, postcode: "1".repeat(21) }];
  expect(check(true, { firstName: "Jaya", people, addresses })).toEqual({
    "people[1].email": "Valid email required.",
    "addresses[0].postcode": "Use at most 20 characters.",
  });
});
