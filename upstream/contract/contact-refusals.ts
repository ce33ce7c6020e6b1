import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, createPerson, getNumber, type Api, type Person } from "./api";
import { DAMAGED_TEXT_MESSAGE } from "./payloads";
import {
  createAddressPayload,
  createBusinessPayload,
  createContactPersonPayload,
  createIndividualPayload,
} from "./contact-payloads";

type Change = Record<string, unknown>;

/** Changes that make a valid payload invalid, with the API's message for each. */
const INVALID_BUSINESS_CHANGES: [Change, string][] = [
  [{ entity: { name: " " } }, "Business name: This field is compulsory"],
  [{ entity: { name: null } }, "Business name: This field is compulsory"],
  [{ entity: { email: "" } }, "Email: This field is compulsory"],
  [{ entity: { email: "pak din" } }, "Valid email required."],
  [{ entity: { email: "pakdin@example" } }, "Valid email required."],
  [{ entity: { name: "x".repeat(201) } }, "Business name can have at most 200 characters."],
  [{ entity: { phone_no: 60_123 } }, "The phone number must be text."],
  [{ memo: "a\0b" }, `The memo: ${DAMAGED_TEXT_MESSAGE}`],
  [{ entity: { name: "Caf\ufffd" } }, `Business name: ${DAMAGED_TEXT_MESSAGE}`],
  [{ entity: { email: "caf\ufffd@example.test" } }, `The email: ${DAMAGED_TEXT_MESSAGE}`],
  [
    { addresses: [createAddressPayload({ street: "\udc00" })] },
    `Address 1: The street: ${DAMAGED_TEXT_MESSAGE}`,
  ],
  [{ extras: "x".repeat(20_001) }, "The extras are too long to be kept."],
  [{ currency_id: 2_000_000_000 }, "The currency was not found."],
  [{ supplier_method_id: 2_000_000_000 }, "The supplier payment method was not found."],
  [{ term_id: "soon" }, "The payment term was not found."],
  [{ contactpersons: "Din" }, "The contact persons could not be read."],
  [
    {
      contactpersons: [createContactPersonPayload(), createContactPersonPayload({ email: "din@" })],
    },
    "Contact person 2: Valid email required.",
  ],
  [
    { contactpersons: [createContactPersonPayload({ id: 2_000_000_000 })] },
    "Contact person 1: This was not found.",
  ],
  [{ addresses: [createAddressPayload({ id: "x" })] }, "Address 1: This was not found."],
  [
    { addresses: [createAddressPayload({ country_id: 1 })] },
    "Address 1: The country was not found.",
  ],
  [
    {
      addresses: [
        createAddressPayload({ is_primary: true }),
        createAddressPayload({ is_primary: true }),
      ],
    },
    "Only one address can be the primary one.",
  ],
  [
    { addresses: Array.from({ length: 51 }, () => createAddressPayload()) },
    "A contact can have at most 50 addresses.",
  ],
];

const INVALID_INDIVIDUAL_CHANGES: [Change, string][] = [
  [{ entity: { first_name: "" } }, "First name: This field is compulsory"],
  [{ entity: { email: "nurul@" } }, "Valid email required."],
];

/** Declares the tests whose titles begin with "the validation of contacts" (see `declareContract`). */
export function declareContactRefusalContract(api: () => Api): void {
  it("refuses a missing or invalid field and stores nothing", async () => {
    const person = await createPerson(api());
    const created = await person.post("/contacts/companies", createBusinessPayload(person));
    const path = `/contacts/companies/${getNumber(created.body, "contact", "id")}`;
    for (const [change, message] of INVALID_BUSINESS_CHANGES) {
      const payload = createBusinessPayload(person, change);
      for (const reply of [
        await person.post("/contacts/companies", payload),
        await person.put(path, payload),
      ]) {
        expect([change, reply.status, reply.body]).toEqual([change, 422, { message }]);
      }
    }
    for (const [change, message] of INVALID_INDIVIDUAL_CHANGES) {
      const reply = await person.post("/contacts/peoples", createIndividualPayload(person, change));
      expect([change, reply.status, reply.body]).toEqual([change, 422, { message }]);
    }
    const withoutEntity = await person.post("/contacts/companies", { owner_id: person.companyId });
    expect([withoutEntity.status, getValue(withoutEntity.body, "message")]).toEqual([
      422,
      "The contact's details are missing.",
    ]);
    expect(await readContactCount(person)).toBe(3);
    const read = await person.get(`/contacts?id=${getNumber(created.body, "contact", "id")}`);
    expect(getValue(read.body, "contacts", 0)).toEqual(getValue(created.body, "contact"));
  });

  it("accepts changes of people and businesses only at their own paths", async () => {
    const person = await createPerson(api());
    const businessId = await person.readContactId("Kopitiam Jaya");
    const personId = await person.readContactId("Lim Mei Hua");
    for (const reply of [
      await person.put(`/contacts/peoples/${businessId}`, createIndividualPayload(person)),
      await person.put(`/contacts/companies/${personId}`, createBusinessPayload(person)),
      await person.put("/contacts/companies/x", createBusinessPayload(person)),
    ]) {
      expect([reply.status, reply.body]).toEqual([404, { message: "This contact was not found." }]);
    }
  });

  it("refuses an address or contact person of another contact", async () => {
    const person = await createPerson(api());
    const parts = {
      contactpersons: [createContactPersonPayload()],
      addresses: [createAddressPayload()],
    };
    const { body } = await person.post("/contacts/peoples", createIndividualPayload(person, parts));
    const path = `/contacts/companies/${await person.readContactId("Kopitiam Jaya")}`;
    for (const name of ["contactpersons", "addresses"]) {
      const id = getValue(body, "contact", name, 0, "id");
      for (const part of [{ id }, { id, is_deleted: true }]) {
        const reply = await person.put(path, createBusinessPayload(person, { [name]: [part] }));
        expect(reply.status).toBe(422);
        expect(getValue(reply.body, "message")).toContain("1: This was not found.");
      }
    }
  });

  it("allows deleting a contact with its persons and addresses, but not a contact that an invoice uses", async () => {
    const invoices = [tinyInvoice(), tinyInvoice({ status: 4 }), tinyInvoice({ contact: "lim" })];
    const person = await createPerson(api(), tinyBooks({ invoices }));
    const deleteContact = async (id: number) => person.delete(`/contacts/unused/${id}`);
    const usedTwice = await deleteContact(await person.readContactId("Kopitiam Jaya"));
    expect([usedTwice.status, getValue(usedTwice.body, "message")]).toEqual([
      409,
      "This contact is used by 2 invoices, so it cannot be deleted.",
    ]);
    const usedOnce = await deleteContact(await person.readContactId("Lim Mei Hua"));
    expect(getValue(usedOnce.body, "message")).toBe(
      "This contact is used by 1 invoice, so it cannot be deleted.",
    );
    const parts = {
      contactpersons: [createContactPersonPayload()],
      addresses: [createAddressPayload()],
    };
    const { body } = await person.post("/contacts/companies", createBusinessPayload(person, parts));
    const id = getNumber(body, "contact", "id");
    expect((await deleteContact(id)).status).toBe(200);
    expect((await deleteContact(id)).status).toBe(404);
    expect((await person.get(`/contacts?id=${id}`)).body).toEqual({ contacts: [] });
    expect(await readContactCount(person)).toBe(2);
  });
}

async function readContactCount(person: Person): Promise<unknown> {
  return getValue((await person.get("/lists/counts")).body, "counts", "contacts");
}
