import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  getValue,
  getValues,
  API_KEY,
  getList,
  postLogin,
  NOW,
  getNumber,
  Person,
  send,
  sendAt,
  type Api,
  type Reply,
} from "./api";
import { DAMAGED_TEXT_MESSAGE } from "./payloads";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";

const DAY_MS = 24 * 60 * 60_000;

/** Declares the tests whose titles begin with "a sign-up" (see `declareContract`). */
export function declareSignUpContract(api: () => Api): void {
  it("can read the lists of countries and currencies without a login, but no other lists", async () => {
    const requestLists = (...names: string[]) => {
      const body = JSON.stringify({ requests: names.map((name) => ({ uri: `/lists/${name}` })) });
      return send(api(), "/v2/lists/mixed", {
        method: "POST",
        headers: { "x-api-key": API_KEY },
        body,
      });
    };
    const { status, body } = await requestLists("currencies", "countries");
    const choices = await getWithKey(api(), "/pre_sign_up");
    expect(status).toBe(200);
    expect(body).toEqual({
      currencies: getValue(choices.body, "currencies"),
      countries: getValue(choices.body, "countries"),
    });
    for (const names of [["terms"], ["countries", "counts"], ["secrets"]]) {
      const refused = await requestLists(...names);
      expect([refused.status, getValue(refused.body, "message")], names.join()).toEqual([
        401,
        "You have been logged out",
      ]);
    }
  });

  it("has lists of countries, languages, currencies and business types", async () => {
    const { status, body } = await getWithKey(api(), "/pre_sign_up");
    expect(status).toBe(200);
    expect(getValue(body, "countries")).toEqual([
      { id: 135, name: "Malaysia", code: "MY" },
      { id: 200, name: "Singapore", code: "SG" },
    ]);
    expect(getValue(body, "languages")).toEqual([{ id: 1, name: "English", code: "en" }]);
    expect(getList(body, "currencies")).toContainEqual({
      id: 2,
      code: "SGD",
      symbol: "S$",
      country_id: 200,
    });
    expect(getList(body, "business_types")).toContainEqual({ id: 2, name: ANY_TEXT });
  });

  it("creates an account with its business and logs in", async () => {
    const payload = createSignUpPayload();
    const { status, body } = await postSignUp(api(), payload);
    expect(status).toBe(201);
    expect(body).toEqual({
      session: { access_token: ANY_TEXT, client_id: "client:1" },
      people: {
        id: ANY_NUMBER,
        display_name: "Mei Ling",
        email: payload.email,
        picture: { url: null },
      },
      companies: [{ id: ANY_NUMBER, display_name: "Roti & Kopi", country_id: 135, is_free: false }],
    });
    expect((await postLogin(api(), payload.email.toUpperCase(), payload.password)).status).toBe(
      200,
    );
    expect((await toPerson(api(), body).get("/contacts")).body).toEqual({ contacts: [] });
  });

  it.each([
    {
      country_id: 135,
      currency_id: 1,
      baseCurrency: "MYR",
      tax: { code: "SV-8", rate: "8" },
      method: "DuitNow QR",
    },
    {
      country_id: 200,
      currency_id: 2,
      baseCurrency: "SGD",
      tax: { code: "SR", rate: "9" },
      method: "PayNow",
    },
  ])(
    "creates books with the currency $baseCurrency and the payment method $method",
    async ({ baseCurrency, tax, method, ...country }) => {
      const { body } = await postSignUp(api(), createSignUpPayload(country));
      const person = toPerson(api(), body);
      const groups = ["accounts", "categories", "expense_categories", "inventory_accounts"];
      const lists = ["currencies", "terms", "methods", "tax_codes", ...groups];
      const requests = lists.map((list) => ({
        uri: `/lists/${list}`,
        params: { company_id: person.companyId },
      }));
      const answer = (await person.post("/lists/mixed", { requests })).body;
      expect(getValue(answer, "currencies", 0)).toMatchObject({
        code: baseCurrency,
        is_primary: true,
      });
      expect(getValue(answer, "terms", 0)).toMatchObject({ name: "Cash", day: 0 });
      expect(getValues(getList(answer, "methods"), "name")).toContain(method);
      expect(getList(answer, "tax_codes")).toContainEqual(
        expect.objectContaining({ id: ANY_NUMBER, ...tax }),
      );
      const [, income, expense, inventory] = groups.map((list) =>
        getValue(answer, list, 0, "items", 0, "id"),
      );
      expect(await createItem(person, { income, expense, inventory })).toEqual(201);
      const next = await person.get(`/sales/invoices/next_no?business_id=${person.companyId}`);
      expect(next.body).toEqual({ next_no: "INV-0001" });
    },
  );

  it.each([
    [{ email: "nobody" }, "Valid email required."],
    [{ email: " " }, "Email: This field is compulsory"],
    [{ email: undefined }, "Email: This field is compulsory"],
    [{ password: "abc" }, "Password has to be more than 4 characters"],
    [{ password: undefined }, "The password is needed."],
    [{ first_name: " " }, "The name is needed."],
    [{ name: "" }, "The business name is needed."],
    [{ first_name: "Mei\ufffd" }, `The name: ${DAMAGED_TEXT_MESSAGE}`],
    [{ name: "Roti\0" }, `The business name: ${DAMAGED_TEXT_MESSAGE}`],
    [{ password: "kopi\ud800" }, `The password: ${DAMAGED_TEXT_MESSAGE}`],
    [{ phone_no: "" }, "Mobile No. is required"],
    [{ phone_no: "call me" }, "Please check the mobile number."],
    [{ country_id: "" }, "Please choose the country of the business."],
    [{ country_id: 99 }, "The business can be in Malaysia or Singapore."],
    [{ currency_id: 3 }, "The currency must be the country's own."],
    [{ language_id: 7 }, "This language is not known."],
  ])("is refused with %j", async (change, message) => {
    const reply = await postSignUp(api(), createSignUpPayload(change));
    expect([reply.status, reply.body]).toEqual([422, { message }]);
  });

  it("accepts a password of four characters", async () => {
    expect((await postSignUp(api(), createSignUpPayload({ password: "abcd" }))).status).toBe(201);
  });

  it("creates one account for an email, even for parallel calls", async () => {
    const payload = createSignUpPayload();
    const replies = await Promise.all(
      ["a", "b", "c"].map((password) =>
        postSignUp(api(), { ...payload, password: password.repeat(8) }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 422, 422]);
    const again = await postSignUp(api(), { ...payload, email: ` ${payload.email.toUpperCase()}` });
    expect(again.body).toEqual({
      message: "There is already an account with this email. Log in, or reset its password.",
    });
  });

  it("creates one account per idempotency key, and repeated calls get a session of it", async () => {
    const payload = createSignUpPayload();
    const keyHeader = { "idempotency-key": randomUUID() };
    const replies = await Promise.all([1, 2, 3].map(() => postSignUp(api(), payload, keyHeader)));
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => getValue(reply.body, "people", "id"))).size).toBe(1);
    const other = await postSignUp(api(), { ...payload, password: "another-one" }, keyHeader);
    expect(other.status).toBe(409);
  });

  it("gives access to the books for the thirty days of the trial", async () => {
    const payload = createSignUpPayload();
    await postSignUp(api(), payload);
    const end = new Date(NOW.getTime() + 30 * DAY_MS);
    const before = await logInAt(api(), new Date(end.getTime() - 1), payload);
    expect(getValue(before.body, "companies", 0, "is_free")).toBe(false);
    const after = await logInAt(api(), end, payload);
    expect(getValue(after.body, "companies", 0, "is_free")).toBe(true);
    const { headers, companyId } = toPerson(api(), after.body);
    for (const path of [
      "/contacts",
      `/contacts?business_id=${companyId}`,
      `/sales?entity_id=${companyId}`,
    ]) {
      const reply = await sendAt(api(), end, `/v2${path}`, { headers });
      expect([path, reply.status, reply.body]).toEqual([
        path,
        402,
        { message: "The subscription of this company has expired." },
      ]);
    }
  });
}

/** Returns the payload of a sign-up in Malaysia with a unique email. */
export function createSignUpPayload(changes: Record<string, unknown> = {}) {
  return {
    email: `mei-${randomUUID()}@example.test`,
    password: "kopi-o-kosong",
    language_id: 1,
    sic_code: 2,
    country_id: 135,
    currency_id: 1,
    name: "Roti & Kopi",
    phone_no: "012-345 6789",
    first_name: "Mei Ling",
    client_id: "client:1",
    ...changes,
  };
}

/** Signs up and returns the reply, which contains a session. */
export function postSignUp(
  api: Api,
  payload: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return send(api, "/v2/sign_up", {
    method: "POST",
    headers: { "x-api-key": API_KEY, ...headers },
    body: JSON.stringify(payload),
  });
}

/** Sends a GET request with the API key and without credentials. */
export function getWithKey(api: Api, path: string): Promise<Reply> {
  return send(api, `/v2${path}`, { headers: { "x-api-key": API_KEY } });
}

function logInAt(api: Api, now: Date, { email, password }: { email: string; password: string }) {
  const body = JSON.stringify({ email, password, client_id: "client:1" });
  return sendAt(api, now, "/v2/login", { method: "POST", headers: { "x-api-key": API_KEY }, body });
}

/** Creates an item that is sold, bought and stocked; returns the status. */
async function createItem(
  person: Person,
  accounts: Record<"income" | "expense" | "inventory", unknown>,
): Promise<number> {
  const { status } = await person.post("/products", {
    business_id: person.companyId,
    name: "Kaya Toast",
    ...{ for_sale: 1, sale_price: "4.50", sale_account_id: accounts.income },
    ...{ for_purchase: 1, purchase_price: "2.10", purchase_account_id: accounts.expense },
    ...{ track_inventory: 1, stock_balance: "0", inventory_account_id: accounts.inventory },
  });
  return status;
}

function toPerson(api: Api, body: unknown): Person {
  const token = Buffer.from(
    `client:1:${String(getValue(body, "session", "access_token"))}`,
  ).toString("base64");
  const companies = getList(body, "companies").map((company) => getNumber(company, "id"));
  return new Person(api, String(getValue(body, "people", "email")), token, companies);
}
