import { expect, it } from "vitest";
import { tinyAccount, tinyBooks } from "../testing/fixtures";
import { API_KEY, getValue, postLogin, postAccount, createPerson, send, type Api } from "./api";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";
import { postSignUp, createSignUpPayload } from "./sign-up";

const LOGGED_OUT = { message: "You have been logged out" };

/** Declares the tests whose titles begin with "sessions" (see `declareContract`). */
export function declareSessionContract(api: () => Api): void {
  it("begin with a login, which returns the account, a token and the companies", async () => {
    const freeBooks = tinyBooks({ company: { displayName: "Warung Baru", isFree: true } });
    const holder = tinyAccount(tinyBooks(), freeBooks);
    await postAccount(api(), holder);
    const { status, body } = await postLogin(
      api(),
      ` ${holder.email.toUpperCase()} `,
      holder.password,
    );
    expect(status).toBe(200);
    expect(getValue(body, "session", "access_token")).toMatch(/^[\w-]{43}$/);
    expect(body).toEqual({
      session: { access_token: ANY_TEXT, client_id: "client:1" },
      people: {
        id: ANY_NUMBER,
        display_name: "Siti Aminah",
        email: holder.email,
        picture: { url: null },
      },
      companies: [
        {
          id: ANY_NUMBER,
          display_name: "Kedai Cuba Sdn Bhd",
          country_id: 135,
          is_free: false,
        },
        { id: ANY_NUMBER, display_name: "Warung Baru", country_id: 135, is_free: true },
      ],
    });
  });

  it("have the same reply for a wrong password and an unknown email", async () => {
    const holder = tinyAccount();
    await postAccount(api(), holder);
    const wrong = await postLogin(api(), holder.email, "something else");
    const unknown = await postLogin(api(), "nobody@example.test", holder.password);
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      message: "Email or password is not right. Please check them and try again.",
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it.each([
    [{ password: "x", client_id: "c" }, "Email: This field is compulsory"],
    [{ email: " ", password: "x", client_id: "c" }, "Email: This field is compulsory"],
    [{ email: "a@example.test", client_id: "c" }, "The password is needed."],
    [{ email: "a@example.test", password: "x" }, "The client_id is needed."],
    [null, "This cannot be accepted."],
  ])("are refused for a login of %j", async (body, message) => {
    const init = { method: "POST", headers: { "x-api-key": API_KEY }, body: JSON.stringify(body) };
    const reply = await send(api(), "/v2/login", init);
    expect(reply.status).toBe(422);
    if (body) expect(reply.body).toEqual({ message });
  });

  it("store neither the password nor the token in plain text", async () => {
    const payload = createSignUpPayload();
    const { body } = await postSignUp(api(), payload);
    const token = String(getValue(body, "session", "access_token"));
    const account = await api()
      .db.selectFrom("accounts")
      .selectAll()
      .where("email", "=", payload.email)
      .executeTakeFirstOrThrow();
    const sessions = await api()
      .db.selectFrom("sessions")
      .selectAll()
      .where("account_id", "=", account.id)
      .execute();
    expect(account.password_hash).toMatch(/^scrypt\$32768\$8\$1\$/);
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify([account, sessions])).not.toContain(token);
    expect(JSON.stringify([account, sessions])).not.toContain(payload.password);
  });

  it("end one at a time when the user logs out", async () => {
    const holder = tinyAccount();
    await postAccount(api(), holder);
    const tokens = await Promise.all(
      [1, 2].map(() => postLogin(api(), holder.email, holder.password)),
    );
    const [first, second] = tokens.map(({ body }) => {
      const token = `client:1:${String(getValue(body, "session", "access_token"))}`;
      return {
        "x-api-key": API_KEY,
        authorization: `Basic ${Buffer.from(token).toString("base64")}`,
      };
    });
    const logout = await send(api(), "/v2/logout", { method: "POST", headers: first });
    expect(logout.status).toBe(200);
    const ended = await send(api(), "/v2/contacts", { headers: first });
    expect([ended.status, ended.body]).toEqual([401, LOGGED_OUT]);
    expect((await send(api(), "/v2/contacts", { headers: second })).status).toBe(200);
  });

  it("are refused without a valid API key", async () => {
    const { headers } = await createPerson(api());
    for (const key of [undefined, "", `${API_KEY}x`]) {
      const { "x-api-key": _, ...rest } = headers;
      const sentHeaders = key === undefined ? rest : { ...rest, "x-api-key": key };
      const reply = await send(api(), "/v2/contacts", { headers: sentHeaders });
      expect(reply.status).toBe(401);
      expect(getValue(reply.body, "message")).toBe("The API key is missing or not right.");
    }
  });

  it("are refused without valid credentials", async () => {
    const { headers } = await createPerson(api());
    const token = Buffer.from(headers.authorization?.slice(6) ?? "", "base64").toString();
    const other = Buffer.from(token.replace("client:1", "client:2")).toString("base64");
    for (const [method, path] of CALLS) {
      for (const authorization of ["", "Basic !", `Basic ${other}`, "Bearer x"]) {
        const reply = await send(api(), `/v2${path}`, {
          method,
          headers: { "x-api-key": API_KEY, authorization },
        });
        expect([path, reply.status, reply.body]).toEqual([path, 401, LOGGED_OUT]);
      }
    }
  });

  it("are not required for the health check", async () => {
    const reply = await send(api(), "/v2/healthz");
    expect([reply.status, reply.body]).toEqual([200, { status: "ok", jobs: { late_seconds: 0 } }]);
  });

  it("get a 404 reply at unknown paths", async () => {
    const { headers } = await createPerson(api());
    for (const path of ["/v2/nothing", "/v2/contacts/1/2", "/other", "/"]) {
      const reply = await send(api(), path, { headers });
      expect([reply.status, reply.body]).toEqual([
        404,
        { message: "There is nothing at this address." },
      ]);
    }
  });
}

const CALLS = [
  ["POST", "/logout"],
  ["GET", "/contacts"],
  ["GET", "/contacts/1"],
  ["GET", "/products"],
  ["GET", "/products/1"],
  ["POST", "/lists/mixed"],
  ["GET", "/lists/counts"],
  ["GET", "/sales"],
  ["GET", "/sales/invoices/next_no"],
  ["GET", "/sales/invoices/1"],
  ["GET", "/sales/invoices/1/pdf"],
  ["POST", "/sales/invoices"],
  ["POST", "/sales/invoices/preview"],
  ["GET", "/setting/active_template"],
  ["PUT", "/setting/update_template"],
  ["GET", "/currency_rate"],
] as const;
