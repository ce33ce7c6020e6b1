import { expect, it } from "vitest";
import { getValue, API_KEY, postLogin, createPerson, send, type Api } from "./api";
import { createInvoicePayload } from "./payloads";

/** Declares the tests whose titles begin with "the faults of the testing API" (see `declareContract`). */
export function declareFaultContract(api: () => Api): void {
  const addFault = (rule: object) =>
    send(api(), "/testing/faults", { method: "POST", body: JSON.stringify(rule) });

  it("return a status to one account, for a given number of calls", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    await addFault({
      email: person.email,
      path: "/contacts",
      kind: "status",
      status: 503,
      times: 2,
    });
    expect((await person.get("/products")).status).toBe(200);
    expect((await other.get("/contacts")).status).toBe(200);
    expect((await person.get("/contacts")).status).toBe(503);
    expect((await person.get(`/contacts/${person.companyId}`)).status).toBe(503);
    expect((await person.get("/contacts")).status).toBe(200);
  });

  it("return a message with the status", async () => {
    const person = await createPerson(api());
    await addFault({ email: person.email, kind: "status", status: 401, message: "Out" });
    const reply = await fetch(`${api().origin}/v2/contacts`, { headers: person.headers });
    expect([reply.status, await reply.json()]).toEqual([401, { message: "Out" }]);
  });

  it("match a login by the email in its body", async () => {
    const { email } = await createPerson(api());
    await addFault({ email, path: "/login", kind: "status", status: 500 });
    expect((await postLogin(api(), email, "secret-1234")).status).toBe(500);
    expect((await postLogin(api(), email, "secret-1234")).status).toBe(200);
  });

  it("cut the connection before or after the write", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    const count = async () =>
      getValue((await person.get("/lists/counts")).body, "counts", "invoices");
    const rule = { email: person.email, method: "POST", path: "/sales/invoices" };
    await addFault({ ...rule, kind: "drop" });
    await expect(person.post("/sales/invoices", payload)).rejects.toThrow();
    expect(await count()).toBe(0);
    await addFault({ ...rule, kind: "drop-after" });
    await expect(person.post("/sales/invoices", payload)).rejects.toThrow();
    expect(await count()).toBe(1);
  });

  it("break or delay a reply in several other ways", async () => {
    const person = await createPerson(api());
    await addFault({ email: person.email, kind: "malformed" });
    await expect(person.get("/contacts")).rejects.toThrow(SyntaxError);
    await addFault({ email: person.email, kind: "html" });
    expect((await person.get("/contacts")).headers.get("content-type")).toContain("text/html");
    await addFault({ email: person.email, kind: "half" });
    await expect(person.get("/contacts")).rejects.toThrow();
    await addFault({ email: person.email, kind: "huge" });
    expect(JSON.stringify((await person.get("/contacts")).body).length).toBeGreaterThan(4_000_000);
    await addFault({ email: person.email, kind: "types" });
    expect(
      getValue((await person.get("/contacts")).body, "contacts", 0, "entity", "display_name"),
    ).toEqual(["Kopitiam Jaya"]);
    await addFault({ email: person.email, kind: "redirect" });
    await expect(
      fetch(`${api().origin}/v2/contacts`, { headers: person.headers, redirect: "error" }),
    ).rejects.toThrow();
    await addFault({ email: person.email, kind: "trickle" });
    const pieces = (
      await fetch(`${api().origin}/v2/contacts`, { headers: person.headers })
    ).body?.getReader();
    expect((await pieces?.read())?.done).toBe(false);
    await pieces?.cancel();
    await addFault({ email: person.email, kind: "delay", ms: 1 });
    expect((await person.get("/contacts")).status).toBe(200);
  });

  it("are cleared for an account on request", async () => {
    const person = await createPerson(api());
    await addFault({ email: person.email, kind: "status", times: 9 });
    await send(api(), `/testing/faults?email=${encodeURIComponent(person.email)}`, {
      method: "DELETE",
      headers: { "x-api-key": API_KEY },
    });
    expect((await person.get("/contacts")).status).toBe(200);
  });
}
