import { expect, it } from "vitest";
import { tinyBooks, tinyContact } from "../testing/fixtures";
import { getValues, getList, createPerson, type Api } from "./api";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";

/** Declares the tests whose titles begin with "contacts" (see `declareContract`). */
export function declareContactContract(api: () => Api): void {
  it("are returned with all fields, ordered by name", async () => {
    const person = await createPerson(api());
    const { status, body } = await person.get(`/contacts?business_id=${person.companyId}`);
    expect(status).toBe(200);
    expect(getList(body, "contacts")).toHaveLength(2);
    expect(getList(body, "contacts")[0]).toEqual({
      id: ANY_NUMBER,
      owner_id: person.companyId,
      is_customer: true,
      is_supplier: false,
      language: null,
      memo: "",
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
        display_name: "Kopitiam Jaya",
        name: "Kopitiam Jaya Sdn Bhd",
        email: "hello@kopitiamjaya.example",
        phone_no: "03-1234 5678",
        first_name: "",
        last_name: "",
        reg_no: "201801000001 (1264021-X)",
        website_url: "",
        address: "8, Jalan Masjid India, 50100 Kuala Lumpur, Wilayah Persekutuan, Malaysia",
        type: 1,
      },
      contactpersons: [
        {
          id: ANY_NUMBER,
          people: {
            display_name: "Jaya Kumar",
            email: "jaya@kopitiamjaya.example",
            phone_no: "",
            first_name: "Jaya",
            last_name: "Kumar",
          },
        },
      ],
      addresses: [
        {
          id: ANY_NUMBER,
          street: "8, Jalan Masjid India",
          city: "Kuala Lumpur",
          state: "Wilayah Persekutuan",
          postcode: "50100",
          country_id: 135,
          country_name: "Malaysia",
          is_primary: true,
          is_deleted: false,
          text: "8, Jalan Masjid India, 50100 Kuala Lumpur, Wilayah Persekutuan, Malaysia",
        },
      ],
      updated_at: ANY_TEXT,
    });
    expect(getList(body, "contacts")[1]).toMatchObject({
      entity: { display_name: "Lim Mei Hua", type: 0, address: "" },
      contactpersons: [],
      addresses: [],
    });
  });

  it("are ordered by the code points of their names in lower case", async () => {
    const names = ["Zam Zam", "Äpfel", "ab", "A B", "A-B", "陈记", "aB 2", "10 Ringgit"];
    const contacts = names.map((displayName) => tinyContact({ ref: displayName, displayName }));
    const person = await createPerson(api(), tinyBooks({ contacts, invoices: [] }));
    const { body } = await person.get(`/contacts/${person.companyId}`);
    expect(getValues(getList(body, "contacts"), "display_name")).toEqual([
      "10 Ringgit",
      "A B",
      "A-B",
      "ab",
      "aB 2",
      "Zam Zam",
      "Äpfel",
      "陈记",
    ]);
  });

  it("are returned with nothing but ids and names when the company's id is in the path", async () => {
    const person = await createPerson(api());
    const { status, body } = await person.get(`/contacts/${person.companyId}`);
    expect(status).toBe(200);
    expect(getList(body, "contacts")).toEqual([
      { id: ANY_NUMBER, name: "Kopitiam Jaya Sdn Bhd", display_name: "Kopitiam Jaya" },
      { id: ANY_NUMBER, name: "", display_name: "Lim Mei Hua" },
    ]);
  });

  it("are filtered by tab, by search and by id", async () => {
    const contact = tinyContact({
      ref: "odd",
      displayName: "100%_Éclair \\ Co",
      isCustomer: false,
    });
    const books = tinyBooks();
    const person = await createPerson(api(), { ...books, contacts: [...books.contacts, contact] });
    const listNames = async (query: string) => {
      const { body } = await person.get(`/contacts/${person.companyId}?${query}`);
      return getValues(getList(body, "contacts"), "display_name");
    };
    expect(await listNames("list=customers")).toEqual(["Kopitiam Jaya"]);
    expect(await listNames("list=suppliers")).toEqual(["Lim Mei Hua"]);
    expect(await listNames("search=MEIHUA%40EXAMPLE")).toEqual(["Lim Mei Hua"]);
    expect(await listNames("search=345+6789")).toEqual(["Lim Mei Hua"]);
    expect(await listNames(`search=${encodeURIComponent("0%_é")}`)).toEqual(["100%_Éclair \\ Co"]);
    expect(await listNames(`search=${encodeURIComponent("ir \\ c")}`)).toEqual([
      "100%_Éclair \\ Co",
    ]);
    expect(await listNames(`search=${encodeURIComponent("%%")}`)).toEqual([]);
    expect(await listNames("search=a%00a")).toEqual([]);
    expect(await listNames(`id=${await person.readContactId("Lim Mei Hua")}`)).toEqual([
      "Lim Mei Hua",
    ]);
    expect(await listNames("id=99999999999")).toEqual([]);
    expect(await listNames("search=")).toHaveLength(3);
  });
}
