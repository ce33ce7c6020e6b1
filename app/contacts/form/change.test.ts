import { describe, expect, it } from "vitest";
import { MAX_CONTACT_PARTS } from "../../../domain/limits/contacts";
import type { ContactForm } from "../schema";
import { changeContactForm, rebaseContact } from "./change.server";
import {
  buildBlankAddress,
  buildBlankContact,
  buildBlankContactPerson,
} from "./initial-form.server";

const person = (key: string, id = "") => ({ ...buildBlankContactPerson(key), id, firstName: key });
const address = (key: string, id = "") => ({ ...buildBlankAddress(key, "135"), id, street: key });
const form = (fields: Partial<ContactForm> = {}): ContactForm => ({
  ...buildBlankContact("135"),
  memo: "Kept",
  people: [person("a", "1"), person("b")],
  addresses: [address("c", "2"), address("d")],
  ...fields,
});

describe("a button of a contact's form", () => {
  it("adds an empty contact person or an address in the company's country, and returns its anchor", () => {
    const before = form();
    const added = changeContactForm(before, "addPerson", "200");
    const { key = "" } = added?.form.people.at(-1) ?? {};
    expect(added).toEqual({
      form: { ...before, people: [...before.people, buildBlankContactPerson(key)] },
      anchor: `person-${key}`,
    });
    const withAddress = changeContactForm(before, "addAddress", "200");
    expect(withAddress?.form.addresses.slice(2)).toMatchObject([{ id: "", countryId: "200" }]);
    expect(withAddress?.anchor).toBe(`address-${withAddress?.form.addresses[2]?.key}`);
  });

  it("adds no more contact persons than the API accepts, not counting removed ones", () => {
    const people = Array.from({ length: MAX_CONTACT_PARTS }, (_, index) =>
      person(String(index), "7"),
    );
    const full = form({ people });
    expect(changeContactForm(full, "addPerson", "135")?.form.people).toHaveLength(
      MAX_CONTACT_PARTS,
    );
    const [first, ...others] = people;
    const removed = form({ people: first ? [{ ...first, isDeleted: "1" }, ...others] : [] });
    expect(changeContactForm(removed, "addPerson", "135")?.form.people).toHaveLength(
      MAX_CONTACT_PARTS + 1,
    );
  });

  it("marks a stored contact person as removed, and removes a new address from the form", () => {
    const { people = [] } = changeContactForm(form(), "removePerson:a", "135")?.form ?? {};
    expect(people).toEqual([{ ...person("a", "1"), isDeleted: "1" }, person("b")]);
    const { addresses = [] } = changeContactForm(form(), "removeAddress:d", "135")?.form ?? {};
    expect(addresses).toEqual([address("c", "2")]);
    expect(changeContactForm(form(), "removePerson:gone", "135")?.form).toMatchObject({
      people: form().people,
    });
  });

  it.each([
    ["reach:email", "Email not available."],
    ["reach:map", "Address not available."],
    ["reach:phone", "Telephone number not available."],
  ])("with the intent %s shows the toast %s and changes no field", (intent, toast) => {
    const before = form();
    const changed = changeContactForm(before, intent, "135");
    expect([changed?.form, changed?.toast?.()]).toEqual([before, toast]);
  });

  it.each(["reach:toString", "update"])(
    "with the intent %s shows no toast and changes no field",
    (intent) => {
      const before = form();
      const changed = changeContactForm(before, intent, "135");
      expect([changed?.form, changed?.toast]).toEqual([before, undefined]);
    },
  );

  it("with an unknown intent returns no form", () => {
    expect(changeContactForm(form(), "removeEverything", "135")).toBeNull();
  });
});

describe("rebasing a form on what somebody else has saved", () => {
  it("keeps the contact persons that were added on both sides", () => {
    const here = form({ people: [person("a", "1"), person("new")] });
    const there = form({ people: [person("a", "1"), person("theirs", "8")] });
    expect(rebaseContact(here, there).people).toEqual([
      person("a", "1"),
      person("new"),
      person("theirs", "8"),
    ]);
  });

  it("turns a contact person whom only somebody else deleted into a new one", () => {
    const people = [person("a", "1"), { ...person("b", "2"), isDeleted: "1" }];
    expect(rebaseContact(form({ people }), form({ people: [] })).people).toEqual([person("a", "")]);
  });
});
