import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { tinyBooks } from "../testing/fixtures";
import { createSoldItemPayload } from "./product-payloads";
import {
  getValue,
  getValues,
  getList,
  postLogin,
  createPerson,
  type Api,
  type Person,
} from "./api";

const DUITNOW =
  "00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY" +
  "5909QRCSDNBHD6005BANGI6304343F";

/** A profile with every field that Malaysia has. */
export const MALAYSIAN_PROFILE = {
  name: "Kedai Cuba Baru",
  address: "1, Jalan Ampang\n50450 Kuala Lumpur",
  registration_no: "201901000005 (1312525-A)",
  tax_no: "W10-1808-32000005",
  tax_since: "2018-09-01",
  tin: "C2584563220",
  msic: "47191",
  phone_no: "03-2078 1234",
  email: "akaun@kedaicuba.example",
  website_url: "www.kedaicuba.example",
  bank_name: "Maybank",
  bank_account_name: "Kedai Cuba Sdn Bhd",
  bank_account_no: "5140 1234 5678",
  duitnow_code: DUITNOW,
  footer: "Terima kasih!",
  received_by: true,
};

const SINGAPOREAN = {
  name: "Lim Studio",
  address: "10 Anson Road\nSingapore 079903",
  registration_no: "201912345K",
  tax_no: "M9-0372481-5",
  paynow: "+6591234567",
};

/** Returns the books of a company in Singapore. Fields of `company` replace fields of the company. */
export const createSingaporeanBooks = (company = {}) =>
  tinyBooks({
    company: {
      countryId: 200,
      currency: "SGD",
      timeZone: "Asia/Singapore",
      registrationNo: "",
      taxNo: "",
      ...company,
    },
  });

/** Declares the tests whose titles begin with "the business profile" (see `declareContract`). */
export function declareProfileContract(api: () => Api): void {
  it("has the fields of the company's country, with the company's data at first", async () => {
    const person = await createPerson(api(), tinyBooks(), createSingaporeanBooks());
    const { status, body } = await person.get(buildProfilePath(person));
    expect(status).toBe(200);
    expect(getValue(body, "profile")).toEqual({
      country_id: 135,
      name: "Kedai Cuba Sdn Bhd",
      address: "12, Jalan Tun Perak\n50050 Kuala Lumpur\nMalaysia",
      registration_no: "201901000005 (1312525-A)",
      tax_no: "W10-1808-32000005",
      tax_since: null,
      phone_no: "03-2078 1234",
      email: "akaun@kedaicuba.example",
      ...{ website_url: "", bank_name: "", bank_account_name: "", bank_account_no: "" },
      ...{ tin: "", msic: "", duitnow_code: "", duitnow_name: "", footer: "", logo: null },
      received_by: false,
      ...{ customer_language: "en", paper_languages: null },
      updated_at: "1970-01-01T00:00:00.000Z",
    });
    const other = await person.get(buildProfilePath(person, person.companyIds[1]));
    expect(getValue(other.body, "profile")).toMatchObject({ country_id: 200, paynow: "" });
    expect(getValue(other.body, "profile")).not.toHaveProperty("tin");
  });

  it("is stored with every field, and a field that is not in the payload becomes empty", async () => {
    const person = await createPerson(api());
    const saved = await person.put(buildProfilePath(person), MALAYSIAN_PROFILE);
    expect(saved.status).toBe(200);
    expect(getValue(saved.body, "profile")).toMatchObject({
      ...MALAYSIAN_PROFILE,
      duitnow_name: "QRCSDNBHD",
    });
    expect((await person.get(buildProfilePath(person))).body).toEqual(saved.body);
    const login = await postLogin(person.api, person.email, "secret-1234");
    expect(getValues(getList(login.body, "companies"), "display_name")).toEqual([
      "Kedai Cuba Baru",
    ]);
    // The TIN is stored in its current form, with the prefix IG.
    const shorter = await person.put(buildProfilePath(person), {
      name: "Kedai",
      tin: "og 4040080091",
    });
    expect(getValue(shorter.body, "profile")).toMatchObject({
      name: "Kedai",
      tin: "IG4040080091",
      ...{ address: "", tax_no: "", tax_since: null, bank_name: "", duitnow_code: "" },
      received_by: false,
    });
  });

  it("keeps the languages for customers when the payload has none", async () => {
    const person = await createPerson(api());
    const path = buildProfilePath(person);
    const languages = { customer_language: "zh", paper_languages: "ms" };
    const saved = await person.put(path, { ...MALAYSIAN_PROFILE, ...languages });
    expect(getValue(saved.body, "profile")).toMatchObject(languages);
    const again = await person.put(path, MALAYSIAN_PROFILE);
    expect(getValue(again.body, "profile")).toMatchObject(languages);
    const cleared = await person.put(path, { ...MALAYSIAN_PROFILE, paper_languages: null });
    expect(getValue(cleared.body, "profile")).toMatchObject({ paper_languages: null });
    for (const wrong of [{ customer_language: "fr" }, { paper_languages: "zh" }])
      expect((await person.put(path, { ...MALAYSIAN_PROFILE, ...wrong })).status).toBe(422);
  });

  it("ignores the fields of other countries", async () => {
    const person = await createPerson(api(), createSingaporeanBooks());
    const { body } = await person.put(buildProfilePath(person), {
      ...SINGAPOREAN,
      tin: "rubbish",
      msic: 1,
    });
    expect(getValue(body, "profile")).toMatchObject(SINGAPOREAN);
  });

  it("is returned with the missing fields that invoices need, the most important first", async () => {
    const person = await createPerson(api(), tinyBooks({ products: [] }));
    const listMissingFields = async (profile: object) => {
      const { body } = await person.put(buildProfilePath(person), { name: "Kedai", ...profile });
      return getValues(getList(body, "lacks"), "field");
    };
    expect(await listMissingFields({})).toEqual([
      "registration_no",
      "address",
      "phone_no",
      "bank_account_no",
    ]);
    expect(
      await listMissingFields({ email: "a@b.example", address: "Here", duitnow_code: DUITNOW }),
    ).toEqual(["registration_no"]);
    expect(await listMissingFields(MALAYSIAN_PROFILE)).toEqual([]);
    const sale_tax_code_id = await person.readId("tax_codes", "SV-8");
    await person.post("/products", await createSoldItemPayload(person, { sale_tax_code_id }));
    expect(await listMissingFields({ ...MALAYSIAN_PROFILE, tax_no: "" })).toEqual(["tax_no"]);
  });

  it.each([
    [{ name: " " }, "Business name: This field is compulsory"],
    [{ registration_no: "12345" }, "This is no SSM number"],
    [{ tin: "C2584563222" }, "ends in 0"],
    [{ msic: "4719" }, "5 digits"],
    [{ email: "akaun" }, "Valid email required."],
    [{ website_url: "javascript:alert(1)" }, "The website needs a form"],
    [{ bank_account_no: "my account" }, "digits, spaces and hyphens"],
    [{ tax_since: "2026-02-30" }, "The date of the registration could not be read."],
    [{ duitnow_code: DUITNOW.replace("BANGI", "BANGO") }, "This payment code is damaged."],
    [{ footer: "x".repeat(501) }, "The footer can have at most 500 characters."],
    [{ address: 7 }, "The address must be text."],
    [{ received_by: "yes" }, "must be true or false"],
  ])("is not changed to %j, which is refused with a reason", async (change, words) => {
    const person = await createPerson(api());
    const { status, body } = await person.put(buildProfilePath(person), {
      ...MALAYSIAN_PROFILE,
      ...change,
    });
    expect([status, getValue(body, "message")]).toEqual([422, expect.stringContaining(words)]);
    expect(getValue((await person.get(buildProfilePath(person))).body, "profile", "name")).not.toBe(
      MALAYSIAN_PROFILE.name,
    );
  });

  it.each([
    [{ registration_no: "2019123456" }, "This is no UEN"],
    [{ paynow: "S1234567D" }, "This looks like an NRIC or FIN."],
    [{ paynow: "+60123456789" }, "PayNow goes to a UEN"],
  ])("is not changed to %j in Singapore", async (change, words) => {
    const person = await createPerson(api(), createSingaporeanBooks());
    const { status, body } = await person.put(buildProfilePath(person), {
      ...SINGAPOREAN,
      ...change,
    });
    expect([status, getValue(body, "message")]).toEqual([422, expect.stringContaining(words)]);
  });

  it("can have a tax number of any form", async () => {
    const person = await createPerson(api());
    const { body } = await person.put(buildProfilePath(person), {
      ...MALAYSIAN_PROFILE,
      tax_no: "sst 12",
    });
    expect(getValue(body, "profile", "tax_no")).toBe("SST12");
  });

  it("is changed by the first of two saves with the same etag", async () => {
    const person = await createPerson(api());
    const ifMatch = {
      "if-match": String(getValue((await readProfile(person)).body, "profile", "updated_at")),
    };
    expect((await person.put(buildProfilePath(person), MALAYSIAN_PROFILE, ifMatch)).status).toBe(
      200,
    );
    const second = await person.put(
      buildProfilePath(person),
      { ...MALAYSIAN_PROFILE, name: "Other" },
      ifMatch,
    );
    expect([second.status, getValue(second.body, "message")]).toEqual([
      409,
      "This business profile was changed after you opened it. Please look at it again before " +
        "you go on.",
    ]);
    expect((await person.put(buildProfilePath(person), MALAYSIAN_PROFILE)).status).toBe(200);
  });

  it("is changed once per idempotency key", async () => {
    const person = await createPerson(api());
    const headers = {
      "idempotency-key": randomUUID(),
      "if-match": String(getValue((await readProfile(person)).body, "profile", "updated_at")),
    };
    const first = await person.put(buildProfilePath(person), MALAYSIAN_PROFILE, headers);
    const repeated = await person.put(buildProfilePath(person), MALAYSIAN_PROFILE, headers);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
  });

  it("is not found for another company", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    for (const company of [other.companyId, 2_000_000_000, "x"]) {
      const path = buildProfilePath(person, company);
      for (const reply of [await person.get(path), await person.put(path, MALAYSIAN_PROFILE)])
        expect([reply.status, reply.body]).toEqual([
          404,
          { message: "This company was not found." },
        ]);
    }
    expect(getValue((await readProfile(other)).body, "profile", "name")).toBe("Kedai Cuba Sdn Bhd");
  });
}

function readProfile(person: Person) {
  return person.get(buildProfilePath(person));
}

/** Returns the path of a company's profile, by default of the person's first company. */
export function buildProfilePath(person: Person, company: unknown = person.companyId): string {
  return `/companies/${String(company)}/profile`;
}
