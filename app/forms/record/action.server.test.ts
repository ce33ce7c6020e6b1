import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { createErrorPage } from "~/server/request/error-page.server";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { readFieldText } from "~/lib/field-text";
import type { ContactForm } from "~/contacts/schema";
import { itemForm, type ItemForm } from "~/items/schema";
import { createPostedForm } from "../testing/posted-form";
import { startApp } from "~/testing/running-app";
import type { RecordKind } from "./kind.server";

type Modules = Awaited<ReturnType<typeof start>>;

let app: Modules;
let emptyForm: ItemForm;

beforeAll(async () => {
  app = await start();
  emptyForm = { ...app.buildBlankItem(), forSale: "" };
});

// The app's modules read the settings when they are imported. So they are imported after `startApp`
// has set the settings.
async function start() {
  const running = await startApp();
  const forms = {
    ...(await import("./action.server")),
    ...(await import("../form-draft.server")),
    ...(await import("./draft.server")),
    ...(await import("~/server/drafts/drafts.server")),
  };
  const items = {
    ...(await import("~/items/form/kind.server")),
    ...(await import("~/items/form/initial-form.server")),
  };
  const contacts = {
    ...(await import("~/contacts/form/kind.server")),
    ...(await import("~/contacts/form/initial-form.server")),
  };
  return { ...running, ...forms, ...items, ...contacts };
}

afterAll(() => app.close());

beforeEach(async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await app.removeDrafts(app.session);
});

type SubmitOptions = {
  revision?: number;
  intent?: string;
  id?: string | null;
  returnTo?: string;
};

/**
 * Posts the form. Returns the status and the address of the redirect, or the data of the page.
 */
async function submit<Form extends ItemForm | ContactForm>(
  kind: RecordKind<Form>,
  form: Form,
  { revision = 0, intent = "save", id = null, returnTo = "" }: SubmitOptions = {},
) {
  const posted = createPostedForm(form, { revision, intent, company: app.session.companyId });
  const query = new URLSearchParams({ form: form.key, returnTo });
  const request = new Request(`http://localhost/record?${query.toString()}`);
  const answer = await app.submitRecord(app.session, kind, { request, posted, id });
  return "headers" in answer
    ? { status: answer.status, location: answer.headers.get("Location"), data: undefined }
    : { status: answer.init?.status, location: null, data: answer.data };
}

const post = (form: ItemForm, options: SubmitOptions = {}) =>
  submit(app.itemRecordKind, form, { intent: "update", ...options });

const itemsNamed = (name: string) =>
  app.db.selectFrom("products").selectAll().where("name", "=", name).execute();

const itemPage = { schema: itemForm, path: "/record" };

const findDraft = () => app.findFormDraft(app.toRecordDraftSlot(app.session, itemPage, emptyForm));

test("submitRecord stores the draft of one of several concurrent posts and answers the others with a conflict", async () => {
  const names = ["a", "b", "c"];
  const answers = await Promise.all(names.map((name) => post({ ...emptyForm, name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
  const winner = names[answers.findIndex(({ status }) => status === 302)];
  expect(await findDraft()).toMatchObject({ revision: 1, form: { name: winner } });
  const [index = 0] = answers.flatMap(({ status }, place) => (status === 409 ? [place] : []));
  const { data } = answers[index] ?? {};
  expect(data).toMatchObject({
    revision: 1,
    form: { name: names[index] },
    conflict: {
      isOtherTab: true,
      differences: [{ label: "Name", here: names[index], there: winner }],
    },
  });
  expect(
    (await post({ ...emptyForm, name: "both seen" }, { revision: data?.revision ?? 0 })).status,
  ).toBe(302);
  expect(await findDraft()).toMatchObject({ revision: 2, form: { name: "both seen" } });
});

test("submitRecord creates one item from equal concurrent posts", async () => {
  const form = { ...emptyForm, key: "twice", name: "Once" };
  const answers = await Promise.all([1, 2, 3].map(() => post(form, { intent: "save" })));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect(await itemsNamed("Once")).toHaveLength(1);
});

test("submitRecord accepts a post of an outdated page when the typed form equals the draft", async () => {
  await post({ ...emptyForm, name: "same" });
  await post({ ...emptyForm, name: "same" }, { revision: 1 });
  expect(
    (await post({ ...emptyForm, name: "same" }, { revision: 0, intent: "update" })).status,
  ).toBe(302);
});

describe("saving a record that the API does not find", () => {
  const save = async <Form extends ItemForm | ContactForm>(kind: RecordKind<Form>, form: Form) => {
    const posted = createPostedForm(form, { intent: "save", company: app.session.companyId });
    const submitted = app.submitRecord(app.session, kind, {
      request: new Request("http://localhost/edit"),
      posted,
      id: "999999",
    });
    const page = await submitted.then(
      () => undefined,
      (error: ReturnType<typeof createErrorPage>) => error,
    );
    expect(page).toMatchObject({
      init: { status: 404 },
      data: { text: expect.stringContaining("What you typed is kept") as string },
    });
    const repostedForm = new FormData();
    for (const [name, value] of page?.data.resend?.fields ?? []) repostedForm.append(name, value);
    await app.submitRecord(app.session, kind, {
      request: new Request("http://localhost/create"),
      posted: repostedForm,
      id: null,
    });
    return {
      to: page?.data.resend?.to,
      newForm: (
        await app.findFormDraft(
          app.toRecordDraftSlot(
            app.session,
            { schema: kind.schema, path: "/create" },
            { key: readFieldText(repostedForm, "key") },
          ),
        )
      )?.form,
    };
  };

  test("offers to create a new item from what was typed", async () => {
    expect(
      await save(app.itemRecordKind, { ...emptyForm, key: "gone", version: "v", name: "Typed" }),
    ).toMatchObject({ to: "/create_item", newForm: { version: "", name: "Typed" } });
  });

  test("offers to create a new contact from what was typed, with the persons who were not removed", async () => {
    const kind = app.buildContactKind(app.session, true);
    const people = [
      { ...app.buildBlankContactPerson("p"), id: "5", firstName: "Din" },
      { ...app.buildBlankContactPerson("q"), id: "6", isDeleted: "1" },
    ];
    const form = { ...app.buildBlankContact("135"), version: "v", firstName: "Typed", people };
    expect(await save(kind, form)).toMatchObject({
      to: "/create_person",
      newForm: { version: "", firstName: "Typed", people: [{ id: "", firstName: "Din" }] },
    });
  });
});

describe("a new record", () => {
  // "drop" loses the request, and "drop-after" loses the answer.
  test.each(["drop", "drop-after"] as const)(
    "is shown as typed when the API does not answer (%s), and is created once by the next attempt",
    async (fate) => {
      const form = { ...emptyForm, key: fate, name: fate };
      app.breakCalls({ method: "POST", path: "/products", with: fate });
      const first = await post(form, { intent: "save" });
      expect(first).toMatchObject({ status: 503, data: { form, fault: connectionErrorMessage() } });
      expect(
        await post(form, { intent: "save", revision: first.data?.revision ?? 0 }),
      ).toMatchObject({ status: 302, location: "/items/all" });
      expect(await itemsNamed(fate)).toHaveLength(1);
    },
  );

  test("that the API refuses is shown as typed, with the API's message and a new key, and is saved by the next attempt", async () => {
    const form = { ...emptyForm, key: "refused", name: "Refused" };
    const message = "There is no room for another item.";
    app.breakCalls({ method: "POST", path: "/products", with: { status: 422, message } });
    const { status, data } = await post(form, { intent: "save" });
    expect([status, data?.fault, data?.form.name]).toEqual([
      422,
      { title: "Error", text: message },
      "Refused",
    ]);
    expect(data?.form.key).not.toBe(form.key);
    const { form: retried = form, revision = 0 } = data ?? {};
    expect((await post(retried, { intent: "save", revision })).status).toBe(302);
  });

  test("is stored as a draft when the login has ended", async () => {
    const form = { ...emptyForm, key: "ended", name: "Mug, blue" };
    app.breakCalls({ path: "/", with: { status: 401 }, times: 100 });
    await expect(post(form, { intent: "save" })).rejects.toMatchObject({
      kind: "unauthorized",
      isDraftSaved: true,
    });
    expect(
      await app.findFormDraft(app.toRecordDraftSlot(app.session, itemPage, form)),
    ).toMatchObject({ form });
  });

  test.each([
    ["https://elsewhere.example/", "/items/all"],
    ["/items/selling?q=mug", "/items/selling?q=mug"],
  ])("that was opened from %s redirects to %s when it is saved", async (returnTo, location) => {
    const form = { ...emptyForm, key: `to${returnTo.length}`, name: "Homing" };
    expect((await post(form, { intent: "save", returnTo })).location).toBe(location);
  });
});

test.each([
  ["/select_item?draft=new&item=3", "on", "/select_item?draft=new&item=3&item=9"],
  ["/select_item?draft=new&item=9", "on", "/select_item?draft=new&item=9"],
  ["/select_item?draft=new", "", "/select_item?draft=new"],
  ["/cash_sale", "on", "/cash_sale?item=9"],
  ["/items/selling", "on", "/items/selling"],
])(
  "an item created from %s, with the switch for sale %j, leads back to %s",
  (returnTo, forSale, location) => {
    expect(
      app.itemRecordKind.toReturnPath(returnTo, { form: { ...emptyForm, forSale }, id: "9" }),
    ).toBe(location);
  },
);

test.each([
  ["/select_contact/customers?draft=new", "on", "/select_contact/customers?draft=new&q=Din"],
  ["/select_contact/customers?draft=new", "", "/select_contact/all?draft=new&q=Din"],
  ["/select_contact/all?draft=new&page=2", "", "/select_contact/all?draft=new&page=2&q=Din"],
  ["/contacts/all", "on", "/contacts/all"],
])(
  "a contact created from %s, with the switch for customers %j, leads back to %s",
  (returnTo, isCustomer, location) => {
    const form = { ...app.buildBlankContact("135"), firstName: "Din", isCustomer };
    expect(app.buildContactKind(app.session, true).toReturnPath(returnTo, { form, id: "9" })).toBe(
      location,
    );
  },
);

describe("saving a stored record", () => {
  test("first shows what somebody else has saved, and overwrites that with the next save", async () => {
    const [mug] = await itemsNamed("Mug");
    const id = String(mug?.id);
    const form = await app.itemRecordKind.load(app.session, id);
    await submit(app.itemRecordKind, { ...form, key: "theirs", salePrice: "4.00" }, { id });
    const first = await submit(app.itemRecordKind, { ...form, salePrice: "5.00" }, { id });
    expect(first).toMatchObject({
      status: 409,
      data: {
        form: { salePrice: "5.00" },
        conflict: {
          isOtherTab: false,
          differences: [{ label: "Sale unit price", here: "5.00", there: "4.00" }],
        },
      },
    });
    expect((await app.itemRecordKind.load(app.session, id)).salePrice).toBe("4.00");
    const { form: merged = form, revision = 0 } = first.data ?? {};
    expect((await submit(app.itemRecordKind, merged, { id, revision })).status).toBe(302);
    expect((await app.itemRecordKind.load(app.session, id)).salePrice).toBe("5.00");
  });

  test("reports an 'Address in one line' that somebody else has saved as a conflict, and overwrites it with the next save", async () => {
    const kind = app.buildContactKind(app.session, true);
    const { rows } = await app.listContacts(app.session, { tab: "suppliers", search: "", page: 1 });
    const id = rows[0]?.id ?? "";
    const form = await kind.load(app.session, id);
    await submit(kind, { ...form, key: "moved", address: "12, Jalan Lama" }, { id });
    const first = await submit(kind, { ...form, address: "99, Jalan Baru" }, { id });
    expect(first.data?.conflict?.differences).toEqual([
      { label: "Address in one line", here: "99, Jalan Baru", there: "12, Jalan Lama" },
    ]);
    const { form: merged = form, revision = 0 } = first.data ?? {};
    expect((await submit(kind, merged, { id, revision })).status).toBe(302);
    expect((await kind.load(app.session, id)).address).toBe("99, Jalan Baru");
  });
});

test("submitRecord names the field with a damaged character, and returns the form as typed", async () => {
  const { status, data } = await post(
    { ...emptyForm, name: "Caf\ufffd", sku: "C-1" },
    { intent: "save" },
  );
  expect(status).toBe(422);
  expect(data).toMatchObject({
    form: { name: "Caf\ufffd", sku: "C-1" },
    fault: { text: "Name: a character in it was damaged (\ufffd). Please type it again." },
  });
});
