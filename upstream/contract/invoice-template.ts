import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { tinyBooks } from "../testing/fixtures";
import { getValue, createPerson, send, type Api, type Person } from "./api";

const NO_STYLE = "Please choose one of the templates.";
const NO_COLOR = "Please choose one of the colours.";

const COLORS =
  "#F44336 #E91E63 #9C27B0 #673AB7 #3F51B5 #2196F3 #03A9F4 #00BCD4 " +
  "#009688 #4CAF50 #8BC34A #CDDC39 #FFEB3B #FFC107 #FF9800 #FF5722 #795548";

/** Declares the tests whose titles begin with "the invoice template" (see `declareContract`). */
export function declareInvoiceTemplateContract(api: () => Api): void {
  it("is returned for each company", async () => {
    const template = { style: 1 as const, color: "#795548" };
    const person = await createPerson(api(), tinyBooks({ company: { template } }), tinyBooks());
    const [first = 0, second = 0] = person.companyIds;
    expect(await readTemplate(person, first)).toEqual({
      txn_template: 1,
      txn_template_color: "#795548",
    });
    expect(await readTemplate(person, second)).toEqual({ txn_template: 0, txn_template_color: "" });
  });

  it("is saved in each style and colour, for one company", async () => {
    const person = await createPerson(api(), tinyBooks(), tinyBooks());
    const [first = 0, second = 0] = person.companyIds;
    for (const [index, color] of COLORS.split(" ").entries()) {
      const saved = { txn_template: index % 3, txn_template_color: color };
      const reply = await putTemplate(api(), person, { ...saved, company_id: first });
      expect([reply.status, reply.body]).toEqual([200, { template: saved }]);
      expect(await readTemplate(person, first)).toEqual(saved);
    }
    expect(await readTemplate(person, second)).toEqual({ txn_template: 0, txn_template_color: "" });
  });

  it.each([
    ["#FFFFFF", ""],
    ["#ffffff", ""],
    ["", ""],
    [null, ""],
    ["#ffeb3b", "#FFEB3B"],
  ])(
    "has a colour that was sent as %j and is returned as %j",
    async (txn_template_color, expectedColor) => {
      const person = await createPerson(api());
      const body = { company_id: person.companyId, txn_template: "2", txn_template_color };
      expect((await putTemplate(api(), person, body)).status).toBe(200);
      expect(await readTemplate(person, person.companyId)).toEqual({
        txn_template: 2,
        txn_template_color: expectedColor,
      });
    },
  );

  it("stays unchanged when an unknown style or colour is refused", async () => {
    const person = await createPerson(api());
    const valid = { company_id: person.companyId, txn_template: 1, txn_template_color: "#2196F3" };
    await putTemplate(api(), person, valid);
    for (const [change, message] of [
      [{ txn_template: 99 }, NO_STYLE],
      [{ txn_template: -1 }, NO_STYLE],
      [{ txn_template: "one" }, NO_STYLE],
      [{ txn_template: null }, NO_STYLE],
      [{ txn_template: undefined }, NO_STYLE],
      [{ txn_template_color: "#123456" }, NO_COLOR],
      [{ txn_template_color: "red" }, NO_COLOR],
      [{ txn_template_color: "#FFEB3B;x" }, NO_COLOR],
      [{ txn_template_color: 7 }, NO_COLOR],
    ] as const) {
      const reply = await putTemplate(api(), person, { ...valid, ...change });
      expect([change, reply.status, reply.body]).toEqual([change, 422, { message }]);
    }
    const { company_id: _, ...expectedTemplate } = valid;
    expect(await readTemplate(person, person.companyId)).toEqual(expectedTemplate);
  });

  it("is hidden from other companies", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    const body = { company_id: other.companyId, txn_template: 2, txn_template_color: "#F44336" };
    expect((await putTemplate(api(), person, body)).status).toBe(404);
    expect(
      (await person.get(`/setting/active_template?business_id=${other.companyId}`)).status,
    ).toBe(404);
    expect(await readTemplate(other, other.companyId)).toEqual({
      txn_template: 0,
      txn_template_color: "",
    });
  });

  it("is saved once for repeated calls with the same idempotency key", async () => {
    const person = await createPerson(api());
    const idempotencyKey = randomUUID();
    const first = { company_id: person.companyId, txn_template: 1, txn_template_color: "#F44336" };
    const later = { ...first, txn_template: 2 };
    const reply = await putTemplate(api(), person, first, idempotencyKey);
    await putTemplate(api(), person, later);
    expect((await putTemplate(api(), person, first, idempotencyKey)).body).toEqual(reply.body);
    expect(await readTemplate(person, person.companyId)).toMatchObject({ txn_template: 2 });
  });
}

async function readTemplate(person: Person, company: number): Promise<unknown> {
  const { body } = await person.get(`/setting/active_template?business_id=${company}`);
  return getValue(body, "template");
}

function putTemplate(
  api: Api,
  person: Person,
  body: object,
  idempotencyKey: string = randomUUID(),
) {
  return send(api, "/v2/setting/update_template", {
    method: "PUT",
    headers: {
      ...person.headers,
      "content-type": "application/json",
      "idempotency-key": idempotencyKey,
    },
    body: JSON.stringify(body),
  });
}
