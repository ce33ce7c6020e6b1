import type { Person } from "./api";

type Fields = Record<string, unknown>;

/**
 * Returns the payload of a business contact in the account's first company, as the app's form sends
 * it. Overrides replace fields; those in `entity` replace fields of the default `entity`.
 */
export function createBusinessPayload(
  person: Person,
  { entity, ...overrides }: Fields = {},
): Fields {
  return {
    owner_id: person.companyId,
    is_customer: true,
    is_supplier: true,
    memo: "Pays late",
    currency_id: null,
    method_id: null,
    term_id: null,
    supplier_currency_id: null,
    supplier_method_id: null,
    supplier_term_id: null,
    files: [],
    extras: [],
    send_mail: false,
    entity: {
      display_name: "Warung Pak Din",
      name: "Pak Din Enterprise",
      email: "pakdin@example.test",
      phone_no: "03-8888 1234",
      first_name: "",
      last_name: "",
      reg_no: "202001000001",
      website_url: "https://pakdin.example",
      address: "",
      type: 1,
      ...(entity as Fields | undefined),
    },
    contactpersons: [],
    addresses: [],
    ...overrides,
  };
}

/** Returns the payload of a contact that is a person, not a business. */
export function createIndividualPayload(
  person: Person,
  { entity, ...overrides }: Fields = {},
): Fields {
  const names = { display_name: "Nurul Huda", first_name: "Nurul", last_name: "Huda" };
  // Type 0 is a person, and type 1 is a business.
  const emptyFields = { name: "", email: "", reg_no: "", website_url: "", type: 0 };
  return createBusinessPayload(person, {
    entity: { ...names, ...emptyFields, ...(entity as Fields | undefined) },
    ...overrides,
  });
}

export function createContactPersonPayload(overrides: Fields = {}): Fields {
  const names = { display_name: "", first_name: "Din", last_name: "Osman" };
  return { ...names, email: "din@example.test", phone_no: "012-222 3333", ...overrides };
}

export function createAddressPayload(overrides: Fields = {}): Fields {
  return {
    street: "5, Jalan Besar",
    city: "Kajang",
    state: "Selangor",
    postcode: "43000",
    country_id: 135,
    is_primary: false,
    ...overrides,
  };
}
