import { expect, it } from "vitest";
import { tinyAccount } from "../testing/fixtures";
import { API_KEY, createPerson, getValue, postLogin, postAccount, send, type Api } from "./api";

/** Declares the tests whose titles begin with "the language of a person" (see `declareContract`). */
export function declareLanguageContract(api: () => Api): void {
  it("is null until the person chooses one, and a login returns the choice", async () => {
    const holder = tinyAccount();
    await postAccount(api(), holder);
    const first = await postLogin(api(), holder.email, holder.password);
    expect(getValue(first.body, "people", "language")).toBeUndefined();
    const token = Buffer.from(
      `client:1:${String(getValue(first.body, "session", "access_token"))}`,
    ).toString("base64");
    const headers = { "x-api-key": API_KEY, authorization: `Basic ${token}` };
    const before = await send(api(), "/v2/people/me", { headers });
    expect(getValue(before.body, "people", "language")).toBeNull();

    const body = JSON.stringify({ language: "ms" });
    const put = await send(api(), "/v2/people/me", { method: "PUT", headers, body });
    expect([put.status, getValue(put.body, "people", "language")]).toEqual([200, "ms"]);
    const next = await postLogin(api(), holder.email, holder.password);
    expect(getValue(next.body, "people", "language")).toBe("ms");
  });

  it.each([
    [{ language: "ta" }, "This language is not known."],
    [{ language: 1 }, "The language is needed."],
    [{}, "The language is needed."],
  ])("is refused when it is %j", async (body, message) => {
    const person = await createPerson(api());
    const { status, body: answer } = await person.put("/people/me", body);
    expect([status, answer]).toEqual([422, { message }]);
    const { body: after } = await person.get("/people/me");
    expect(getValue(after, "people", "language")).toBeNull();
  });

  it("needs a login", async () => {
    const headers = { "x-api-key": API_KEY };
    expect((await send(api(), "/v2/people/me", { headers })).status).toBe(401);
    const body = JSON.stringify({ language: "zh" });
    expect((await send(api(), "/v2/people/me", { method: "PUT", headers, body })).status).toBe(401);
  });
}
