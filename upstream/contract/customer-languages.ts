import { expect, it } from "vitest";
import { CompanyBooks } from "../db/company-books";
import { readCustomerLanguage } from "../contacts/language";
import { buildProfilePath, MALAYSIAN_PROFILE } from "./profile";
import { createPerson, getList, getValue, type Api } from "./api";

/** Declares the tests whose titles begin with "a customer's language" (see `declareContract`). */
export function declareCustomerLanguageContract(api: () => Api): void {
  it("is the chosen one, or else the company's, also for what an older program stored", async () => {
    const person = await createPerson(api());
    const { db } = api();
    const books = new CompanyBooks(db, [person.companyId]).forCompany(person.companyId);
    const { body } = await person.get(`/contacts?business_id=${person.companyId}`);
    const [contact] = getList(body, "contacts");
    const id = Number(getValue(contact, "id"));
    const path = `/contacts/companies/${id}`;
    const payload = {
      owner_id: person.companyId,
      entity: getValue(contact, "entity"),
      is_customer: true,
    };
    const choose = (language: string | null) => person.put(path, { ...payload, language });
    const storeAsBefore = (language: "en" | "ms") =>
      db.updateTable("contacts").set({ language }).where("id", "=", id).execute();

    expect(await readCustomerLanguage(books, id)).toBe("en");
    const profile = { ...MALAYSIAN_PROFILE, customer_language: "zh" };
    await person.put(buildProfilePath(person), profile);
    expect(await readCustomerLanguage(books, id)).toBe("zh");
    await choose("en");
    expect(await readCustomerLanguage(books, id)).toBe("en");
    await storeAsBefore("ms");
    expect(await readCustomerLanguage(books, id)).toBe("ms");
    await choose(null);
    expect(await readCustomerLanguage(books, id)).toBe("zh");
    await storeAsBefore("ms");
    await storeAsBefore("en");
    expect(await readCustomerLanguage(books, id)).toBe("zh");
    expect(await readCustomerLanguage(books, 0)).toBe("en");
  });
}
