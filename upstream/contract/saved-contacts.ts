import { expect, it } from "vitest";
import { valueAt, valuesOf, listAt, createPerson, numberAt, type Api, type Person } from "./api";
import {
  addressPayload,
  businessPayload,
  contactPersonPayload,
  individualPayload,
} from "./contact-payloads";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";

export function savedContactContract(api: () => Api): void {
  it("is returned with the same fields as in the list when it is a business", async () => {
    const person = await createPerson(api());
    const references = {
      currency_id: await person.idOf("currencies", "SGD"),
      method_id: await person.idOf("methods", "Bank Transfer"),
      term_id: await person.idOf("terms", "30 Days"),
      supplier_currency_id: await person.idOf("currencies", "USD"),
      supplier_method_id: await person.idOf("methods", "Cash"),
      supplier_term_id: await person.idOf("terms", "Cash"),
    };
    const storedFields = {
      files: [{ id: 7, name: "a.pdf" }],
      extras: { seen: [1, null] },
      send_mail: 1,
    };
    const payload = businessPayload(person, {
      ...references,
      ...storedFields,
      contactpersons: [contactPersonPayload()],
      addresses: [addressPayload(), addressPayload({ street: "9, Jalan Kecil", is_primary: true })],
    });
    const { status, body } = await person.post("/contacts/companies", payload);
    const text = "9, Jalan Kecil, 43000 Kajang, Selangor, Malaysia";
    const returnedFields = { id: ANY_NUMBER, country_name: "Malaysia", is_deleted: false };
    expect(status).toBe(201);
    expect(valueAt(body, "contact")).toEqual({
      id: ANY_NUMBER,
      owner_id: person.company,
      is_customer: true,
      is_supplier: true,
      language: "en",
      memo: "Pays late",
      ...references,
      ...storedFields,
      entity: { ...(payload.entity as object), address: text },
      contactpersons: [
        { id: ANY_NUMBER, people: contactPersonPayload({ display_name: "Din Osman" }) },
      ],
      addresses: [
        {
          ...addressPayload({ street: "9, Jalan Kecil", is_primary: true }),
          ...returnedFields,
          text,
        },
        {
          ...addressPayload(),
          ...returnedFields,
          text: "5, Jalan Besar, 43000 Kajang, Selangor, Malaysia",
        },
      ],
      updated_at: ANY_TEXT,
    });
    const id = numberAt(body, "contact", "id");
    const read = await person.get(`/contacts?business_id=${person.company}&id=${id}`);
    expect(listAt(read.body, "contacts")).toEqual([valueAt(body, "contact")]);
  });

  it("can be a person whose address has another country or none", async () => {
    const person = await createPerson(api());
    const addresses = [addressPayload({ country_id: 200 }), addressPayload({ country_id: null })];
    const payload = individualPayload(person, { addresses });
    const { status, body } = await person.post("/contacts/peoples", payload);
    expect([status, valueAt(body, "contact", "entity", "type")]).toEqual([201, 0]);
    expect(valueAt(body, "contact", "entity", "display_name")).toBe("Nurul Huda");
    const stored = listAt(body, "contact", "addresses");
    expect(valuesOf(stored, "country_name")).toEqual(["Singapore", ""]);
    expect(valuesOf(stored, "country_id")).toEqual([200, null]);
  });

  it("gets a display name from its other names when the display name is empty", async () => {
    const person = await createPerson(api());
    const entity = { display_name: " " };
    const business = businessPayload(person, { entity });
    expect(await readDisplayName(person.post("/contacts/companies", business))).toBe(
      "Pak Din Enterprise",
    );
    const individual = individualPayload(person, { entity });
    expect(await readDisplayName(person.post("/contacts/peoples", individual))).toBe("Nurul Huda");
    const oneName = individualPayload(person, { entity: { ...entity, last_name: "" } });
    expect(await readDisplayName(person.post("/contacts/peoples", oneName))).toBe("Nurul");
  });

  it("has its contact persons and addresses added, changed and removed by their ids", async () => {
    const person = await createPerson(api());
    const first = businessPayload(person, {
      contactpersons: [
        contactPersonPayload(),
        contactPersonPayload({ first_name: "Ani", last_name: "" }),
      ],
      addresses: [addressPayload({ is_primary: true }), addressPayload({ city: "Bangi" })],
    });
    const { body } = await person.post("/contacts/companies", first);
    const [dinId, aniId] = valuesOf(listAt(body, "contact", "contactpersons"), "id");
    const [kajangId, bangiId] = valuesOf(listAt(body, "contact", "addresses"), "id");
    const path = `/contacts/companies/${numberAt(body, "contact", "id")}`;
    const change = businessPayload(person, {
      is_supplier: false,
      memo: "",
      entity: { name: "Pak Din Sdn Bhd", phone_no: "" },
      contactpersons: [
        { id: dinId, is_deleted: true },
        // This is the shape in which the API returns contact persons.
        { id: aniId, people: contactPersonPayload({ first_name: "Anita", email: "" }) },
        contactPersonPayload({ display_name: "Boss" }),
        contactPersonPayload({ first_name: "Nobody", is_deleted: true }),
        { display_name: "", first_name: "", last_name: "", email: "", phone_no: "" },
      ],
      addresses: [
        { ...addressPayload({ city: "Nilai", is_primary: true }), id: bangiId },
        { street: "", city: "", state: "", postcode: "", country_id: null, is_primary: false },
      ],
    });
    const changed = await person.put(path, change);
    expect(changed.status).toBe(200);
    expect(valueAt(changed.body, "contact")).toMatchObject({
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
    expect(listAt(changed.body, "contact", "contactpersons")).toHaveLength(2);
    expect(listAt(changed.body, "contact", "addresses")).toHaveLength(2);
  });

  it("keeps the fields that are not in the payload of a change", async () => {
    const person = await createPerson(api());
    const withParts = { contactpersons: [contactPersonPayload()], addresses: [addressPayload()] };
    const storedFields = { files: ["a"], extras: ["b"], send_mail: true };
    const { body } = await person.post(
      "/contacts/peoples",
      individualPayload(person, { ...withParts, ...storedFields }),
    );
    const { owner_id, entity } = individualPayload(person);
    const path = `/contacts/peoples/${numberAt(body, "contact", "id")}`;
    const changed = await person.put(path, { owner_id, entity, extras: null });
    const { contactpersons, addresses } = valueAt(body, "contact") as Record<string, unknown>;
    expect(valueAt(changed.body, "contact")).toMatchObject({
      ...storedFields,
      extras: null,
      contactpersons,
      addresses,
    });
  });

  it("keeps an address given as one text until a structured address is saved", async () => {
    const person = await createPerson(api());
    const entity = { address: "Stall 9, Pasar Besar" };
    const { body } = await person.post("/contacts/peoples", individualPayload(person, { entity }));
    expect(valueAt(body, "contact", "entity", "address")).toBe("Stall 9, Pasar Besar");
    const path = `/contacts/peoples/${numberAt(body, "contact", "id")}`;
    const withAddress = await person.put(
      path,
      individualPayload(person, { addresses: [addressPayload()] }),
    );
    const text = "5, Jalan Besar, 43000 Kajang, Selangor, Malaysia";
    expect(valueAt(withAddress.body, "contact", "entity", "address")).toBe(text);
    // The returned text of an address is no address of its own.
    const id = valueAt(withAddress.body, "contact", "addresses", 0, "id");
    const withoutAddress = { entity: { address: text }, addresses: [{ id, is_deleted: true }] };
    const withoutAddressReply = await person.put(path, individualPayload(person, withoutAddress));
    expect(valueAt(withoutAddressReply.body, "contact", "entity", "address")).toBe("");
  });

  it("is found by its people, email and phone in any case and script", async () => {
    const person = await createPerson(api());
    const create = (entity: object, contactpersons: object[] = []) =>
      person.post("/contacts/companies", businessPayload(person, { entity, contactpersons }));
    await create({ display_name: "ÉPICERIE Zoë" }, [contactPersonPayload({ last_name: "Ölçer" })]);
    await create({ display_name: "陳記茶行", email: "tea@example.test", phone_no: "07-111 2222" });
    const { body } = await create({ display_name: "épicerie abc" });
    expect(await searchContacts(person, "épicerie")).toEqual(["épicerie abc", "ÉPICERIE Zoë"]);
    expect(await searchContacts(person, "e\u0301picerie z")).toEqual(["ÉPICERIE Zoë"]);
    expect(await searchContacts(person, "öLÇER")).toEqual(["ÉPICERIE Zoë"]);
    expect(await searchContacts(person, "茶行")).toEqual(["陳記茶行"]);
    expect(await searchContacts(person, "TEA@")).toEqual(["陳記茶行"]);
    expect(await searchContacts(person, "111 2222")).toEqual(["陳記茶行"]);
    const change = businessPayload(person, { entity: { display_name: "Kedai Roti" } });
    await person.put(`/contacts/companies/${numberAt(body, "contact", "id")}`, change);
    expect(await searchContacts(person, "épicerie")).toEqual(["ÉPICERIE Zoë"]);
    expect(await searchContacts(person, "ROTI")).toEqual(["Kedai Roti"]);
  });
}

async function readDisplayName(reply: ReturnType<Person["post"]>): Promise<unknown> {
  return valueAt((await reply).body, "contact", "entity", "display_name");
}

async function searchContacts(person: Person, search: string): Promise<unknown[]> {
  const query = `search=${encodeURIComponent(search)}&page=1`;
  const { body } = await person.get(`/contacts/${person.company}?${query}`);
  return valuesOf(listAt(body, "contacts"), "display_name");
}
