import { expect, it } from "vitest";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";
import {
  createAddressPayload,
  createBusinessPayload,
  createContactPersonPayload,
  createIndividualPayload,
} from "./contact-payloads";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";

/** Declares the tests whose titles begin with "a saved contact" (see `declareContract`). */
export function declareSavedContactContract(api: () => Api): void {
  it("is returned with the same fields as in the list when it is a business", async () => {
    const person = await createPerson(api());
    const references = {
      currency_id: await person.readId("currencies", "SGD"),
      method_id: await person.readId("methods", "Bank Transfer"),
      term_id: await person.readId("terms", "30 Days"),
      supplier_currency_id: await person.readId("currencies", "USD"),
      supplier_method_id: await person.readId("methods", "Cash"),
      supplier_term_id: await person.readId("terms", "Cash"),
    };
    const storedFields = {
      files: [{ id: 7, name: "a.pdf" }],
      extras: { seen: [1, null] },
      send_mail: 1,
    };
    const payload = createBusinessPayload(person, {
      ...references,
      ...storedFields,
      contactpersons: [createContactPersonPayload()],
      addresses: [
        createAddressPayload(),
        createAddressPayload({ street: "9, Jalan Kecil", is_primary: true }),
      ],
    });
    const { status, body } = await person.post("/contacts/companies", payload);
    const text = "9, Jalan Kecil, 43000 Kajang, Selangor, Malaysia";
    const returnedFields = { id: ANY_NUMBER, country_name: "Malaysia", is_deleted: false };
    expect(status).toBe(201);
    expect(getValue(body, "contact")).toEqual({
      id: ANY_NUMBER,
      owner_id: person.companyId,
      is_customer: true,
      is_supplier: true,
      language: null,
      memo: "Pays late",
      ...references,
      ...storedFields,
      entity: { ...(payload.entity as object), address: text },
      contactpersons: [
        { id: ANY_NUMBER, people: createContactPersonPayload({ display_name: "Din Osman" }) },
      ],
      addresses: [
        {
          ...createAddressPayload({ street: "9, Jalan Kecil", is_primary: true }),
          ...returnedFields,
          text,
        },
        {
          ...createAddressPayload(),
          ...returnedFields,
          text: "5, Jalan Besar, 43000 Kajang, Selangor, Malaysia",
        },
      ],
      updated_at: ANY_TEXT,
    });
    const id = getNumber(body, "contact", "id");
    const read = await person.get(`/contacts?business_id=${person.companyId}&id=${id}`);
    expect(getList(read.body, "contacts")).toEqual([getValue(body, "contact")]);
  });

  it("can be a person whose address has another country or none", async () => {
    const person = await createPerson(api());
    const addresses = [
      createAddressPayload({ country_id: 200 }),
      createAddressPayload({ country_id: null }),
    ];
    const payload = createIndividualPayload(person, { addresses });
    const { status, body } = await person.post("/contacts/peoples", payload);
    expect([status, getValue(body, "contact", "entity", "type")]).toEqual([201, 0]);
    expect(getValue(body, "contact", "entity", "display_name")).toBe("Nurul Huda");
    const stored = getList(body, "contact", "addresses");
    expect(getValues(stored, "country_name")).toEqual(["Singapore", ""]);
    expect(getValues(stored, "country_id")).toEqual([200, null]);
  });

  it("gets a display name from its other names when the display name is empty", async () => {
    const person = await createPerson(api());
    const entity = { display_name: " " };
    const business = createBusinessPayload(person, { entity });
    expect(await readDisplayName(person.post("/contacts/companies", business))).toBe(
      "Pak Din Enterprise",
    );
    const individual = createIndividualPayload(person, { entity });
    expect(await readDisplayName(person.post("/contacts/peoples", individual))).toBe("Nurul Huda");
    const oneName = createIndividualPayload(person, { entity: { ...entity, last_name: "" } });
    expect(await readDisplayName(person.post("/contacts/peoples", oneName))).toBe("Nurul");
  });

  it("has its contact persons and addresses added, changed and removed by their ids", async () => {
    const person = await createPerson(api());
    const first = createBusinessPayload(person, {
      contactpersons: [
        createContactPersonPayload(),
        createContactPersonPayload({ first_name: "Ani", last_name: "" }),
      ],
      addresses: [
        createAddressPayload({ is_primary: true }),
        createAddressPayload({ city: "Bangi" }),
      ],
    });
    const { body } = await person.post("/contacts/companies", first);
    const [dinId, aniId] = getValues(getList(body, "contact", "contactpersons"), "id");
    const [kajangId, bangiId] = getValues(getList(body, "contact", "addresses"), "id");
    const path = `/contacts/companies/${getNumber(body, "contact", "id")}`;
    const change = createBusinessPayload(person, {
      is_supplier: false,
      memo: "",
      entity: { name: "Pak Din Sdn Bhd", phone_no: "" },
      contactpersons: [
        { id: dinId, is_deleted: true },
        // This is the shape in which the API returns contact persons.
        { id: aniId, people: createContactPersonPayload({ first_name: "Anita", email: "" }) },
        createContactPersonPayload({ display_name: "Boss" }),
        createContactPersonPayload({ first_name: "Nobody", is_deleted: true }),
        { display_name: "", first_name: "", last_name: "", email: "", phone_no: "" },
      ],
      addresses: [
        { ...createAddressPayload({ city: "Nilai", is_primary: true }), id: bangiId },
        { street: "", city: "", state: "", postcode: "", country_id: null, is_primary: false },
      ],
    });
    const changed = await person.put(path, change);
    expect(changed.status).toBe(200);
    expect(getValue(changed.body, "contact")).toMatchObject({
      is_supplier: false,
      memo: "",
      entity: { name: "Pak Din Sdn Bhd", phone_no: "" },
      contactpersons: [
        { id: aniId, people: { display_name: "Anita Osman", email: "" } },
        { id: ANY_NUMBER, people: { display_name: "Boss" } },
      ],
      addresses: [
        { id: bangiId, city: "Nilai", is_primary: true },
        { id: kajangId, city: "Kajang", is_primary: false },
      ],
    });
    expect(getList(changed.body, "contact", "contactpersons")).toHaveLength(2);
    expect(getList(changed.body, "contact", "addresses")).toHaveLength(2);
  });

  it("keeps its contact persons, addresses, files and mail setting when the payload of a change has none", async () => {
    const person = await createPerson(api());
    const withParts = {
      contactpersons: [createContactPersonPayload()],
      addresses: [createAddressPayload()],
    };
    const storedFields = { files: ["a"], extras: ["b"], send_mail: true };
    const { body } = await person.post(
      "/contacts/peoples",
      createIndividualPayload(person, { ...withParts, ...storedFields }),
    );
    const { owner_id, entity } = createIndividualPayload(person);
    const path = `/contacts/peoples/${getNumber(body, "contact", "id")}`;
    const changed = await person.put(path, { owner_id, entity, extras: null });
    const { contactpersons, addresses } = getValue(body, "contact") as Record<string, unknown>;
    expect(getValue(changed.body, "contact")).toMatchObject({
      ...storedFields,
      extras: null,
      contactpersons,
      addresses,
    });
  });

  it("keeps an address given as one text until a structured address is saved", async () => {
    const person = await createPerson(api());
    const entity = { address: "Stall 9, Pasar Besar" };
    const { body } = await person.post(
      "/contacts/peoples",
      createIndividualPayload(person, { entity }),
    );
    expect(getValue(body, "contact", "entity", "address")).toBe("Stall 9, Pasar Besar");
    const path = `/contacts/peoples/${getNumber(body, "contact", "id")}`;
    const withAddress = await person.put(
      path,
      createIndividualPayload(person, { addresses: [createAddressPayload()] }),
    );
    const text = "5, Jalan Besar, 43000 Kajang, Selangor, Malaysia";
    expect(getValue(withAddress.body, "contact", "entity", "address")).toBe(text);
    // The API does not store the text that it derived from a structured address.
    const id = getValue(withAddress.body, "contact", "addresses", 0, "id");
    const withoutAddress = { entity: { address: text }, addresses: [{ id, is_deleted: true }] };
    const withoutAddressReply = await person.put(
      path,
      createIndividualPayload(person, withoutAddress),
    );
    expect(getValue(withoutAddressReply.body, "contact", "entity", "address")).toBe("");
  });

  it("is found by its name, contact persons, email and phone in any case and script", async () => {
    const person = await createPerson(api());
    const create = (entity: object, contactpersons: object[] = []) =>
      person.post("/contacts/companies", createBusinessPayload(person, { entity, contactpersons }));
    await create({ display_name: "ÉPICERIE Zoë" }, [
      createContactPersonPayload({ last_name: "Ölçer" }),
    ]);
    await create({ display_name: "陳記茶行", email: "tea@example.test", phone_no: "07-111 2222" });
    const { body } = await create({ display_name: "épicerie abc" });
    expect(await searchContacts(person, "épicerie")).toEqual(["épicerie abc", "ÉPICERIE Zoë"]);
    expect(await searchContacts(person, "e\u0301picerie z")).toEqual(["ÉPICERIE Zoë"]);
    expect(await searchContacts(person, "öLÇER")).toEqual(["ÉPICERIE Zoë"]);
    expect(await searchContacts(person, "茶行")).toEqual(["陳記茶行"]);
    expect(await searchContacts(person, "TEA@")).toEqual(["陳記茶行"]);
    expect(await searchContacts(person, "111 2222")).toEqual(["陳記茶行"]);
    const change = createBusinessPayload(person, { entity: { display_name: "Kedai Roti" } });
    await person.put(`/contacts/companies/${getNumber(body, "contact", "id")}`, change);
    expect(await searchContacts(person, "épicerie")).toEqual(["ÉPICERIE Zoë"]);
    expect(await searchContacts(person, "ROTI")).toEqual(["Kedai Roti"]);
  });
}

async function readDisplayName(reply: ReturnType<Person["post"]>): Promise<unknown> {
  return getValue((await reply).body, "contact", "entity", "display_name");
}

async function searchContacts(person: Person, search: string): Promise<unknown[]> {
  const query = `search=${encodeURIComponent(search)}&page=1`;
  const { body } = await person.get(`/contacts/${person.companyId}?${query}`);
  return getValues(getList(body, "contacts"), "display_name");
}
