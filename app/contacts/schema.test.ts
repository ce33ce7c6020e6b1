import { expect, it } from "vitest";
import { buildContactSchema, contactForm } from "./schema";
import { checkFields } from "~/forms/validate.server";

const check = (isPerson: boolean, fields: object) =>
  checkFields(buildContactSchema({ isPerson }), contactForm.parse(fields));
const part = { key: "a", id: "", isDeleted: "" };

it("requires the name and email of a business", () => {
  expect(check(false, {})).toEqual({
    name: "This field is compulsory",
    email: "This field is compulsory",
  });
  expect(check(false, { name: "Kopitiam", email: "hello@" })).toEqual({
    email: "Valid email required.",
  });
  expect(check(false, { name: "Kopitiam", email: "hello@kopi.example" })).toBeNull();
});

it("requires the first name of a person and checks an email that was typed", () => {
  expect(check(true, {})).toEqual({
    firstName: "This field is compulsory",
    displayName: "This field is compulsory",
  });
  expect(check(true, { firstName: "Jaya" })).toBeNull();
  expect(check(true, { firstName: "Jaya", email: "jaya" })).toEqual({
    email: "Valid email required.",
  });
});

it("checks every contact person and address that is not removed", () => {
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
