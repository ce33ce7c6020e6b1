import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { errorPage } from "~/server/error-page.server";
import { fieldText } from "~/lib/field-text";
import type { ContactForm } from "~/contacts/schema";
import type { ItemForm } from "~/items/schema";
import { postedForm } from "../testing/posted-form";
import { startApp } from "../../../e2e/support/running-app";
import type { RecordKind } from "./kind.server";

type Modules = Awaited<ReturnType<typeof start>>;

let app: Modules;
let blank: ItemForm;

beforeAll(async () => {
  app = await start();
  blank = { ...app.blankItem(), forSale: "" };
});

// The app reads its settings when it is loaded, so its modules come after them.
async function start() {
  const running = await startApp();
  const flow = {
    ...(await import("./act.server")),
    ...(await import("../kept-form.server")),
    ...(await import("./slot.server")),
    ...(await import("~/server/drafts/unfinished.server")),
  };
  const items = {
    ...(await import("~/items/form/kind.server")),
    ...(await import("~/items/form/initial-form.server")),
  };
  const contacts = {
    ...(await import("~/contacts/form/kind.server")),
    ...(await import("~/contacts/form/initial-form.server")),
  };
  return { ...running, ...flow, ...items, ...contacts };
}

afterAll(() => app.close());

beforeEach(() => app.removeUnfinished(app.session));

/** The answer's status, and what is told when it is the form again. */
async function post(form: ItemForm, { revision = 0, intent = "update" } = {}) {
  const posted = postedForm(form, { revision, intent, company: app.session.companyId });
  const request = new Request(`http://localhost/create_item?form=${form.key}`);
  const answer = await app.actOnRecord(app.session, app.itemKind, { request, posted, id: null });
  return "headers" in answer
    ? { status: answer.status, told: undefined }
    : { status: answer.init?.status, told: answer.data };
}

const readKept = () => app.readKept(app.recordSlot(app.session, app.itemKind.schema, blank));

it("keeps one of several posts at once, and shows the others what was typed there", async () => {
  const names = ["a", "b", "c"];
  const answers = await Promise.all(names.map((name) => post({ ...blank, name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
  const winner = names[answers.findIndex(({ status }) => status === 302)];
  expect(await readKept()).toMatchObject({ revision: 1, form: { name: winner } });
  const [index = 0] = answers.flatMap(({ status }, place) => (status === 409 ? [place] : []));
  const { told } = answers[index] ?? {};
  expect(told).toMatchObject({
    revision: 1,
    form: { name: names[index] },
    conflict: {
      isOtherTab: true,
      differences: [{ label: "Name", here: names[index], there: winner }],
    },
  });
  expect(
    (await post({ ...blank, name: "both seen" }, { revision: told?.revision ?? 0 })).status,
  ).toBe(302);
  expect(await readKept()).toMatchObject({ revision: 2, form: { name: "both seen" } });
});

it("takes equal posts at once for one, and makes one item of them", async () => {
  const form = { ...blank, key: "twice", name: "Once" };
  const answers = await Promise.all([1, 2, 3].map(() => post(form, { intent: "save" })));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect(
    await app.db.selectFrom("products").select("name").where("name", "=", "Once").execute(),
  ).toHaveLength(1);
});

it("goes on from a page whose form was kept as it is, though by another post", async () => {
  await post({ ...blank, name: "same" });
  await post({ ...blank, name: "same" }, { revision: 1 });
  expect((await post({ ...blank, name: "same" }, { revision: 0, intent: "update" })).status).toBe(
    302,
  );
});

describe("a record that is no longer there", () => {
  const save = async <Form extends ItemForm | ContactForm>(kind: RecordKind<Form>, form: Form) => {
    const posted = postedForm(form, { intent: "save", company: app.session.companyId });
    const acted = app.actOnRecord(app.session, kind, {
      request: new Request("http://localhost/edit"),
      posted,
      id: "999999",
    });
    const page = await acted.then(
      () => undefined,
      (thrown: ReturnType<typeof errorPage>) => thrown,
    );
    expect(page).toMatchObject({
      init: { status: 404 },
      data: { text: expect.stringContaining("What you typed is kept") as string },
    });
    const offered = new FormData();
    for (const [name, value] of page?.data.resend?.fields ?? []) offered.append(name, value);
    await app.actOnRecord(app.session, kind, {
      request: new Request("http://localhost/create"),
      posted: offered,
      id: null,
    });
    return {
      to: page?.data.resend?.to,
      kept: (
        await app.readKept(
          app.recordSlot(app.session, kind.schema, { key: fieldText(offered, "key") }),
        )
      )?.form,
    };
  };

  it("leaves what was typed of an item for a new one", async () => {
    expect(
      await save(app.itemKind, { ...blank, key: "gone", version: "v", name: "Typed" }),
    ).toMatchObject({ to: "/create_item", kept: { version: "", name: "Typed" } });
  });

  it("leaves what was typed of a contact for a new one, with its parts", async () => {
    const kind = app.contactKind(app.session, true);
    const people = [
      { ...app.blankPerson("p"), id: "5", firstName: "Din" },
      { ...app.blankPerson("q"), id: "6", isDeleted: "1" },
    ];
    const form = { ...app.blankContact("135"), version: "v", firstName: "Typed", people };
    expect(await save(kind, form)).toMatchObject({
      to: "/create_person",
      kept: { version: "", firstName: "Typed", people: [{ id: "", firstName: "Din" }] },
    });
  });
});

it("answers a damaged character with its name, and everything as it was typed", async () => {
  const { status, told } = await post(
    { ...blank, name: "Caf\ufffd", sku: "C-1" },
    { intent: "save" },
  );
  expect(status).toBe(422);
  expect(told).toMatchObject({
    form: { name: "Caf\ufffd", sku: "C-1" },
    fault: { text: "Name: a character in it was damaged (\ufffd). Please type it again." },
  });
});
