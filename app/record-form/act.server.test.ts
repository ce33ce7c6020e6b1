import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ItemForm } from "~/forms/item";
import { postedForm } from "~/testing/posted-form";
import { startApp, type RunningApp } from "../../money/testing/running-app";

type Modules = RunningApp & typeof import("./act.server") & typeof import("./kept.server") & typeof import("~/draft.server") & typeof import("~/item-form/kind.server") & typeof import("~/item-form/fill.server");

let app: Modules;
let blank: ItemForm;

beforeAll(async () => {
  const running = await startApp();
  const forms = { ...(await import("./act.server")), ...(await import("./kept.server")), ...(await import("~/draft.server")) };
  app = { ...running, ...forms, ...(await import("~/item-form/kind.server")), ...(await import("~/item-form/fill.server")) };
  blank = { ...app.blankItem(), forSale: "" };
});

afterAll(() => app.close());

beforeEach(() => app.removeDrafts(app.session));

/** The answer's status, and what is told when it is the form again. */
async function post(form: ItemForm, { revision = 0, intent = "update" } = {}) {
  const posted = postedForm(form, { revision, intent, company: app.session.companyId });
  const request = new Request(`http://localhost/create_item?form=${form.key}`);
  const answer = await app.actOnRecord(app.session, app.itemKind, { request, posted, id: null });
  return "headers" in answer ? { status: answer.status, told: undefined } : { status: answer.init?.status, told: answer.data };
}

const readKept = () => app.readKept(app.session, blank.key, app.itemKind.schema);

it("keeps one of several posts at once, and shows the others what was typed there", async () => {
  const names = ["a", "b", "c"];
  const answers = await Promise.all(names.map((name) => post({ ...blank, name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
  const winner = names[answers.findIndex(({ status }) => status === 302)];
  expect(await readKept()).toMatchObject({ revision: 1, form: { name: winner } });
  const [index = 0] = answers.flatMap(({ status }, place) => (status === 409 ? [place] : []));
  const { told } = answers[index] ?? {};
  expect(told).toMatchObject({ revision: 1, form: { name: names[index] }, isOtherTab: true, differences: [{ label: "Name", here: names[index], there: winner }] });
  expect((await post({ ...blank, name: "both seen" }, { revision: told?.revision ?? 0 })).status).toBe(302);
  expect(await readKept()).toMatchObject({ revision: 2, form: { name: "both seen" } });
});

it("takes equal posts at once for one, and makes one item of them", async () => {
  const form = { ...blank, key: "twice", name: "Once" };
  const answers = await Promise.all([1, 2, 3].map(() => post(form, { intent: "save" })));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect(await app.db.selectFrom("products").select("name").where("name", "=", "Once").execute()).toHaveLength(1);
});

it("goes on from a page whose form was kept as it is, though by another post", async () => {
  await post({ ...blank, name: "same" });
  await post({ ...blank, name: "same" }, { revision: 1 });
  expect((await post({ ...blank, name: "same" }, { revision: 0, intent: "update" })).status).toBe(302);
});

it("answers a damaged character with its name, and everything as it was typed", async () => {
  const { status, told } = await post({ ...blank, name: "Caf\ufffd", sku: "C-1" }, { intent: "save" });
  expect(status).toBe(422);
  expect(told).toMatchObject({ form: { name: "Caf\ufffd", sku: "C-1" }, fault: { text: "Name: a character in it was damaged (\ufffd). Please type it again." } });
});
