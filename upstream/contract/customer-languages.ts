import { expect, it } from "vitest";
import { formatAmount } from "../../domain/money/money";
import { CompanyBooks } from "../db/company-books";
import { readCustomerLanguage } from "../contacts/language";
import { buildProfilePath, MALAYSIAN_PROFILE } from "./profile";
import { createPerson, getList, getValue, type Api, type Person } from "./api";
import { createEditPayload, postInvoice, toStoredInvoice, type StoredInvoice } from "./invoices";
import { readFirstPageText } from "./pdf-text";

/** Declares the tests whose titles begin with "a customer's language" (see `declareContract`). */
export function declareCustomerLanguageContract(api: () => Api): void {
  it("is the chosen one, or else the company's, also for what an older program stored", async () => {
    const person = await createPerson(api());
    const { db } = api();
    const books = new CompanyBooks(db, [person.companyId]).forCompany(person.companyId);
    const { body } = await person.get(`/contacts?business_id=${person.companyId}`);
    const id = Number(getValue(getList(body, "contacts")[0], "id"));
    const choose = await prepareContact(person);
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

  it.each([0, 1, 2])(
    "is that of papers, whose amounts are the stored ones, in style %d",
    async (style) => {
      const person = await createPerson(api());
      const template = { txn_template: style, txn_template_color: "#2196F3" };
      await person.put("/setting/update_template", { business_id: person.companyId, ...template });
      const choose = await prepareContact(person);
      const { path } = await postInvoice(person);
      const readText = async (of: string) => readFirstPageText((await person.get(of)).body);
      const expectAmounts = async (text: string, { invoice }: StoredInvoice) => {
        const stored = await api()
          .db.selectFrom("invoices")
          .select(["subtotal", "tax", "total", "balance"])
          .where("id", "=", Number(getValue(invoice, "id")))
          .executeTakeFirstOrThrow();
        for (const amount of Object.values(stored))
          expect(text).toContain(formatAmount(BigInt(amount)));
      };

      // A draft invoice follows the customer. The company is registered for SST.
      await choose("zh");
      expect(await readText(`${path}/pdf`)).toMatch(CHINESE);
      await choose("ms");
      const issued = toStoredInvoice(await person.put(`${path}/status`, { status: 1 }));
      const malay = await readText(`${path}/pdf`);
      expect(malay).toMatch(/Invois(?!.*\/ Invoice)/s);
      await expectAmounts(malay, issued);

      // What was issued stays in the language of its issue, until it is edited.
      await choose("zh");
      expect(await readText(`${path}/pdf`)).toBe(malay);
      const edited = toStoredInvoice(
        await person.put(path, await createEditPayload(person, issued)),
      );
      const chinese = await readText(`${path}/pdf`);
      expect(chinese).toMatch(CHINESE);
      await expectAmounts(chinese, edited);
      const { body } = await person.get(`${path}/versions`);
      const [newest] = getList(body, "versions");
      expect(getValue(newest, "changes")).toContainEqual({
        ...{ field: "Language", before: "Malay", after: "Chinese, English" },
        ...{ code: "language", values: { before: "ms", after: "zh,en" } },
      });
      expect(await readText(`${path}/versions/1/pdf`)).toMatch(/Invois.*DIGANTIKAN/s);

      const contactId = String(getValue(issued.invoice, "contact_id"));
      const period = "from=2026-11-01&to=2026-11-30";
      const statement = await readText(`/contacts/${contactId}/statement.pdf?${period}`);
      expect(statement).toMatch(/对账单/);
      expect(statement).toMatch(/\/ Statement.*期初余额\s+\/ Opening balance/s);
    },
  );
}

const CHINESE = /发票(?=.*\/ Invoice)(?=.*账单收件人)(?=.*\/ Bill to)(?=.*Unit price)/s;

/** Returns a function that chooses the language of the person's first contact. */
async function prepareContact(person: Person) {
  const { body } = await person.get(`/contacts?business_id=${person.companyId}`);
  const [contact] = getList(body, "contacts");
  const payload = {
    owner_id: person.companyId,
    entity: getValue(contact, "entity"),
    is_customer: true,
  };
  const path = `/contacts/companies/${String(getValue(contact, "id"))}`;
  return (language: string | null) => person.put(path, { ...payload, language });
}
