import { expect, test } from "vitest";
import { buildContactSchema, contactForm } from "./schema";
import { checkFields } from "~/forms/validate.server";

const check = (isPerson: boolean, fields: object) =>
  checkFields(buildContactSchema({ isPerson }), contactForm.parse(fields));
const part = { key: "a", id: "", isDeleted: "" };

test("the form of a business requires a name and a valid email", () => {
  expect(check(false, {})).toEqual({
    name: "This field is compulsory",
    email: "This field is compulsory",
  });
  expect(check(false, { name: "Kopitiam", email: "hello@" })).toEqual({
    email: "Valid email required.",
  });
  expect(check(false, { name: "Kopitiam", email: "hello@kopi.example" })).toBeNull();
});

test("the form of a person requires a first name and checks a typed email", () => {
  expect(check(true, {})).toEqual({
    firstName: "This field is compulsory",
    displayName: "This field is compulsory",
  });
  expect(check(true, { firstName: "Jaya" })).toBeNull();
  expect(check(true, { firstName: "Jaya", email: "jaya" })).toEqual({
    email: "Valid email required.",
  });
});

test("the form checks every contact person and address that is not removed", () => {
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
