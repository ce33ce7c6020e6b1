import { expect, test } from "vitest";
import { contactForm, type ContactForm } from "../schema";
import { compareContacts } from "./compare.server";

const person = {
  key: "1",
  id: "1",
  isDeleted: "",
  displayName: "Jaya K",
  firstName: "Jaya",
  lastName: "Kumar",
  email: "jaya@example.test",
  phone: "1",
};
const address = {
  key: "5",
  id: "5",
  isDeleted: "",
  street: "8, Jalan Masjid India",
  city: "Kuala Lumpur",
  state: "WP",
  postcode: "50100",
  countryId: "135",
};
const choices = {
  currencies: [{ id: "1", name: "MYR (RM)" }],
  methods: [],
  terms: [],
  countries: [{ id: "135", name: "Malaysia" }],
  languages: [{ id: "en", name: "English" }],
};

const stored = (fields: object = {}): ContactForm =>
  contactForm.parse({
    key: "k",
    version: "v1",
    name: "Kopitiam",
    email: "hello@kopi.example",
    isCustomer: "on",
    people: [person],
    addresses: [address],
    primary: "5",
    ...fields,
  });
const compare = (here: ContactForm, there: ContactForm) => compareContacts(here, there, choices);

/** The page's own fields, which are never compared. */
const PAGE_FIELDS = ["key", "version"];
/** The fields that have tests of their own below. */
const TESTED_BELOW = ["people", "addresses", "address"];
const OTHER_FIELDS = Object.keys(contactForm.shape).filter(
  (name) => !PAGE_FIELDS.includes(name) && !TESTED_BELOW.includes(name),
);

test("the comparison ignores the page's fields, an empty display name and a new empty address", () => {
  expect(
    compare(
      stored({ key: "other", version: "v2", displayName: "" }),
      stored({ displayName: "Kopitiam" }),
    ),
  ).toEqual([]);
  const blank = { ...address, key: "first", id: "", street: "", city: "", state: "", postcode: "" };
  expect(compare(stored({ addresses: [address, blank] }), stored())).toEqual([]);
});

test.each(OTHER_FIELDS)("the comparison finds a difference in the field %s", (name) => {
  const here = stored({ [name]: name === "isCustomer" ? "" : "another" });
  expect(compare(here, stored())).not.toEqual([]);
});

test.each(["displayName", "firstName", "lastName", "email", "phone"])(
  "the comparison finds a difference in the %s of a contact person",
  (name) => {
    expect(compare(stored({ people: [{ ...person, [name]: "another" }] }), stored())).toMatchObject(
      [{ label: expect.stringContaining("Contact person 1, ") as string }],
    );
  },
);

test.each(["street", "city", "state", "postcode", "countryId"])(
  "the comparison finds a difference in the %s of an address",
  (name) => {
    expect(
      compare(stored({ addresses: [{ ...address, [name]: "another" }] }), stored()),
    ).toMatchObject([{ label: expect.stringContaining("Address 1, ") as string }]);
  },
);

test("the comparison finds an address that was added or removed", () => {
  const added = { ...address, key: "new", id: "", street: "1, Jalan Baru" };
  expect(compare(stored({ addresses: [address, added] }), stored())).toEqual([
    { label: "Address 2", here: "1, Jalan Baru, 50100 Kuala Lumpur, WP, Malaysia", there: "" },
  ]);
  expect(
    compare(stored({ addresses: [{ ...address, isDeleted: "1" }], primary: "" }), stored()),
  ).toMatchObject([{ label: "Address 1", here: "" }]);
});

test("the comparison finds a change of the address that is written in one line", () => {
  const withOneLineAddress = (text: string) =>
    stored({ addresses: [], primary: "", address: text });
  expect(
    compare(withOneLineAddress("99, Jalan Baru"), withOneLineAddress("12, Jalan Lama")),
  ).toEqual([{ label: "Address in one line", here: "99, Jalan Baru", there: "12, Jalan Lama" }]);
});
