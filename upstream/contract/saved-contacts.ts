import { expect, it } from "vitest";
import { valueAt, valuesOf, listAt, createPerson, numberAt, type Api, type Person } from "./api";
import { address, businessPayload, contactPerson, personPayload } from "./contact-payloads";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";

export function savedContactContract(api: () => Api): void {
  it("stores a business and answers with it as the list does", async () => {
    const person = await createPerson(api());
    const references = {
      currency_id: await person.idOf("currencies", "SGD"),
      method_id: await person.idOf("methods", "Bank Transfer"),
      term_id: await person.idOf("terms", "30 Days"),
      supplier_currency_id: await person.idOf("currencies", "USD"),
      supplier_method_id: await person.idOf("methods", "Cash"),
      supplier_term_id: await person.idOf("terms", "Cash"),
    };
    const kept = { files: [{ id: 7, name: "a.pdf" }], extras: { seen: [1, null] }, send_mail: 1 };
    const payload = businessPayload(person, {
      ...references,
      ...kept,
      contactpersons: [contactPerson()],
      addresses: [address(), address({ street: "9, Jalan Kecil", is_primary: true })],
    });
    const { status, body } = await person.post("/contacts/companies", payload);
    const text = "9, Jalan Kecil, 43000 Kajang, Selangor, Malaysia";
    const shown = { id: ANY_NUMBER, country_name: "Malaysia", is_deleted: false };
    expect(status).toBe(201);
    expect(valueAt(body, "contact")).toEqual({
      id: ANY_NUMBER,
      owner_id: person.company,
      is_customer: true,
      is_supplier: true,
      language: "en",
      memo: "Pays late",
      ...references,
      ...kept,
      entity: { ...(payload.entity as object), address: text },
      contactpersons: [{ id: ANY_NUMBER, people: contactPerson({ display_name: "Din Osman" }) }],
      addresses: [
        { ...address({ street: "9, Jalan Kecil", is_primary: true }), ...shown, text },
        { ...address(), ...shown, text: "5, Jalan Besar, 43000 Kajang, Selangor, Malaysia" },
      ],
      updated_at: ANY_TEXT,
    });
    const id = numberAt(body, "contact", "id");
    const read = await person.get(`/contacts?business_id=${person.company}&id=${id}`);
    expect(listAt(read.body, "contacts")).toEqual([valueAt(body, "contact")]);
  });

  it("stores a person, and another country or none for an address", async () => {
    const person = await createPerson(api());
    const addresses = [address({ country_id: 200 }), address({ country_id: null })];
    const payload = personPayload(person, { addresses });
    const { status, body } = await person.post("/contacts/peoples", payload);
    expect([status, valueAt(body, "contact", "entity", "type")]).toEqual([201, 0]);
    expect(valueAt(body, "contact", "entity", "display_name")).toBe("Nurul Huda");
    const stored = listAt(body, "contact", "addresses");
    expect(valuesOf(stored, "country_name")).toEqual(["Singapore", ""]);
    expect(valuesOf(stored, "country_id")).toEqual([200, null]);
  });

  it("names a contact itself when the display name is blank", async () => {
    const person = await createPerson(api());
    const entity = { display_name: " " };
    const business = businessPayload(person, { entity });
    expect(await readDisplayName(person.post("/contacts/companies", business))).toBe(
      "Pak Din Enterprise",
    );
    const someone = personPayload(person, { entity });
    expect(await readDisplayName(person.post("/contacts/peoples", someone))).toBe("Nurul Huda");
    const single = personPayload(person, { entity: { ...entity, last_name: "" } });
    expect(await readDisplayName(person.post("/contacts/peoples", single))).toBe("Nurul");
  });

  it("changes a contact, adding, changing and removing its parts by their ids", async () => {
    const person = await createPerson(api());
    const first = businessPayload(person, {
      contactpersons: [contactPerson(), contactPerson({ first_name: "Ani", last_name: "" })],
      addresses: [address({ is_primary: true }), address({ city: "Bangi" })],
    });
    const { body } = await person.post("/contacts/companies", first);
    const [din, ani] = valuesOf(listAt(body, "contact", "contactpersons"), "id");
    const [kajang, bangi] = valuesOf(listAt(body, "contact", "addresses"), "id");
    const path = `/contacts/companies/${numberAt(body, "contact", "id")}`;
    const change = businessPayload(person, {
      is_supplier: false,
      memo: "",
      entity: { name: "Pak Din Sdn Bhd", phone_no: "" },
      contactpersons: [
        { id: din, is_deleted: true },
        // As records are read.
        { id: ani, people: contactPerson({ first_name: "Anita", email: "" }) },
        contactPerson({ display_name: "Boss" }),
        contactPerson({ first_name: "Nobody", is_deleted: true }),
        { display_name: "", first_name: "", last_name: "", email: "", phone_no: "" },
      ],
      addresses: [
        { ...address({ city: "Nilai", is_primary: true }), id: bangi },
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
        { id: ani, people: { display_name: "Anita Osman", email: "" } },
        { id: ANY_NUMBER, people: { display_name: "Boss" } },
      ],
      addresses: [
        { id: bangi, city: "Nilai", is_primary: true },
        { id: kajang, city: "Kajang", is_primary: false },
      ],
    });
    expect(listAt(changed.body, "contact", "contactpersons")).toHaveLength(2);
    expect(listAt(changed.body, "contact", "addresses")).toHaveLength(2);
  });

  it("keeps what a change leaves out of parts, files, extras and the mail setting", async () => {
    const person = await createPerson(api());
    const full = { contactpersons: [contactPerson()], addresses: [address()] };
    const kept = { files: ["a"], extras: ["b"], send_mail: true };
    const { body } = await person.post(
      "/contacts/peoples",
      personPayload(person, { ...full, ...kept }),
    );
    const { owner_id, entity } = personPayload(person);
    const path = `/contacts/peoples/${numberAt(body, "contact", "id")}`;
    const changed = await person.put(path, { owner_id, entity, extras: null });
    const { contactpersons, addresses } = valueAt(body, "contact") as Record<string, unknown>;
    expect(valueAt(changed.body, "contact")).toMatchObject({
      ...kept,
      extras: null,
      contactpersons,
      addresses,
    });
  });

  it("keeps an address that comes in one text until there is another", async () => {
    const person = await createPerson(api());
    const entity = { address: "Stall 9, Pasar Besar" };
    const { body } = await person.post("/contacts/peoples", personPayload(person, { entity }));
    expect(valueAt(body, "contact", "entity", "address")).toBe("Stall 9, Pasar Besar");
    const path = `/contacts/peoples/${numberAt(body, "contact", "id")}`;
    const moved = await person.put(path, personPayload(person, { addresses: [address()] }));
    const text = "5, Jalan Besar, 43000 Kajang, Selangor, Malaysia";
    expect(valueAt(moved.body, "contact", "entity", "address")).toBe(text);
    // What was read comes back: it is no address of its own.
    const id = valueAt(moved.body, "contact", "addresses", 0, "id");
    const gone = { entity: { address: text }, addresses: [{ id, is_deleted: true }] };
    const last = await person.put(path, personPayload(person, gone));
    expect(valueAt(last.body, "contact", "entity", "address")).toBe("");
  });

  it("finds contacts by their people, email and phone, in whatever case and script", async () => {
    const person = await createPerson(api());
    const create = (entity: object, contactpersons: object[] = []) =>
      person.post("/contacts/companies", businessPayload(person, { entity, contactpersons }));
    await create({ display_name: "ÉPICERIE Zoë" }, [contactPerson({ last_name: "Ölçer" })]);
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
