import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { createErrorPage } from "~/server/request/error-page.server";
import type { InvoiceForm } from "../schema";
import { addDays, formatDate } from "../../../domain/calendar/days";
import { createPostedForm } from "~/forms/testing/posted-form";
import { toNoAndKey, startAppWithForm, type AppWithInvoiceForm } from "../testing/app-with-form";
import { createLineValues, createPaymentValues } from "../testing/form-values";

let app: AppWithInvoiceForm;
let validForm: InvoiceForm;
let ids: AppWithInvoiceForm["ids"];
let post: AppWithInvoiceForm["post"];

beforeAll(async () => {
  app = await startAppWithForm();
  ({ validForm, ids, post } = app);
});

afterAll(() => app.close());

beforeEach(() => app.removeDrafts(app.session));

/** Returns the rate and the total in sen of a saved invoice; undefined when it was not saved. */
async function findRateAndTotal(no: string) {
  const saved = await app.db
    .selectFrom("invoices")
    .select(["currency_rate", "base_total"])
    .where("no", "=", no)
    .executeTakeFirst();
  return saved && [saved.currency_rate, Number(saved.base_total)];
}

it("rejects an invoice with 501 lines, and names the limit of 500", async () => {
  const lines = Array.from({ length: 501 }, (_, index) => createLineValues({ id: `l${index}` }));
  await expect(post({ ...validForm, lines }, { intent: "update" })).rejects.toMatchObject({
    init: { status: 422 },
    data: { text: expect.stringContaining("An invoice has at most 500 lines") as string },
  });
});

it("stores the draft but rejects a tax code named like a property of JavaScript objects", async () => {
  const lines = validForm.lines.map((line) => ({
    ...line,
    taxCodeId: "__proto__",
    oldTax: "SV 6%",
  }));
  const refused = await post({ ...validForm, lines });
  expect(refused).toMatchObject({
    status: 422,
    answer: { fieldErrors: { "lines[0].taxCodeId": expect.stringContaining("SV 6%") as string } },
  });
  expect(await app.loadInvoiceForm(app.session, "new")).toMatchObject({
    form: { lines: [{ taxCodeId: "__proto__" }] },
  });
});

describe("the exchange rate", () => {
  const createSgdForm = () => ({
    ...validForm,
    currencyId: ids.sgd,
    rate: "3.2",
    rateCurrencyId: ids.sgd,
    rateDate: "2026-11-20",
  });

  it("is replaced when the currency was changed, and the invoice is saved only after a confirmation", async () => {
    const sgd = { ...createSgdForm(), ...toNoAndKey("R-1") };
    await post(sgd, { intent: "update" });
    const first = await post({ ...sgd, currencyId: ids.usd }, { revision: 1 });
    expect(first.status).toBe(422);
    expect(first.answer).toMatchObject({
      form: { rate: "4.400000" },
      fault: {
        title: "Not saved yet",
        text: expect.stringContaining("The exchange rate is now 4.4") as string,
      },
    });
    expect(await findRateAndTotal("R-1")).toBeUndefined();
    const { form = sgd, revision = 0 } = first.answer ?? {};
    expect((await post(form, { revision })).status).toBe(302);
    expect(await findRateAndTotal("R-1")).toEqual(["4.4", 38808]);
  });

  it("must be typed when the API knows no exchange rate", async () => {
    const sgd = { ...createSgdForm(), ...toNoAndKey("R-2") };
    await post(sgd, { intent: "update" });
    const first = await post({ ...sgd, date: "31/12/2025" }, { revision: 1 });
    expect(first.answer).toMatchObject({
      form: { rate: "" },
      fieldErrors: { rate: "Enter the exchange rate, a number above zero." },
    });
    const { form = sgd, revision = 0 } = first.answer ?? {};
    const second = await post(form, { revision });
    expect([second.status, second.answer?.fieldErrors]).toEqual([
      422,
      { rate: "Enter the exchange rate, a number above zero." },
    ]);
    const third = await post({ ...form, rate: "3.05" }, { revision: second.answer?.revision ?? 0 });
    expect(third.status).toBe(302);
    expect(await findRateAndTotal("R-2")).toEqual(["3.05", 26901]);
  });

  it("that the user typed is saved when the currency and date are unchanged", async () => {
    await post({ ...createSgdForm(), ...toNoAndKey("R-3") }, { intent: "update" });
    const typed = { ...createSgdForm(), ...toNoAndKey("R-3"), rate: "3.012" };
    expect((await post(typed, { revision: 1 })).status).toBe(302);
    expect(await findRateAndTotal("R-3")).toEqual(["3.012", 26566]);
  });

  it("of the base currency is 1, whatever was posted", async () => {
    await post({ ...createSgdForm(), ...toNoAndKey("R-4") }, { intent: "update" });
    const myr = { ...createSgdForm(), ...toNoAndKey("R-4"), currencyId: ids.myr };
    expect((await post(myr, { revision: 1 })).status).toBe(302);
    expect(await findRateAndTotal("R-4")).toEqual(["1", 8820]);
  });
});

describe("the due date", () => {
  const inDays = (date: string, days: number) => formatDate(addDays(date, days));
  async function findDueDate(no: string) {
    const saved = await app.db
      .selectFrom("invoices")
      .select("due_date")
      .where("no", "=", no)
      .executeTakeFirst();
    return saved?.due_date;
  }

  it("is counted from today when a term is chosen, and is saved only after a confirmation", async () => {
    const cash = { ...validForm, ...toNoAndKey("T-1") };
    await post(cash, { intent: "update" });
    const due = inDays(app.today, 30);
    const first = await post({ ...cash, termId: ids.thirtyDays }, { revision: 1 });
    expect(first.status).toBe(422);
    expect(first.answer).toMatchObject({
      form: { dueDate: due },
      fault: {
        title: "Not saved yet",
        text: `The due date is now ${due}. Please check, then save again.`,
      },
    });
    expect(await findDueDate("T-1")).toBeUndefined();
    const { form = cash, revision = 0 } = first.answer ?? {};
    expect((await post(form, { revision })).status).toBe(302);
    expect(await findDueDate("T-1")).toBe(addDays(app.today, 30));
  });

  it("is saved as typed when it was typed together with the term", async () => {
    await post({ ...validForm, ...toNoAndKey("T-2") }, { intent: "update" });
    const typed = {
      ...validForm,
      ...toNoAndKey("T-2"),
      ...{ termId: ids.thirtyDays, dueDate: "31/12/2026" },
    };
    expect((await post(typed, { revision: 1 })).status).toBe(302);
    expect(await findDueDate("T-2")).toBe("2026-12-31");
  });

  it("changes with the invoice date only when the user asks for it and the date is valid", async () => {
    const typed = { ...validForm, termId: ids.thirtyDays, dueDate: "31/12/2026" };
    const dueDate = async () => (await app.findDraft(app.session, "new"))?.form.dueDate;
    await post(typed, { intent: "update" });
    await post({ ...typed, date: "15/06/2026" }, { intent: "update", revision: 1 });
    expect(await dueDate()).toBe("31/12/2026");
    await post({ ...typed, date: "15/06/2026" }, { intent: "matchDueDate", revision: 2 });
    expect(await dueDate()).toBe("15/07/2026");
    await post({ ...typed, date: "31/02/2026" }, { intent: "matchDueDate", revision: 3 });
    expect(await dueDate()).toBe("31/12/2026");
  });
});

describe("simultaneous posts", () => {
  it("store one form as the draft, and answer the others with a conflict", async () => {
    const memos = ["a", "b", "c", "d"];
    // Each request reads the exchange rate from the API between reading and storing the draft.
    const form = { ...validForm, currencyId: ids.sgd };
    const answers = await Promise.all(
      memos.map((memo) => post({ ...form, memo }, { intent: "update" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
    const winner = memos[answers.findIndex(({ status }) => status === 302)];
    expect(await app.findDraft(app.session, "new")).toMatchObject({
      revision: 1,
      form: { memo: winner },
    });
    for (const [index, { status, answer }] of answers.entries()) {
      if (status === 409)
        expect(answer).toMatchObject({
          revision: 1,
          form: { memo: memos[index] },
          conflict: { isOtherTab: true },
        });
    }
  });

  it("with the same values store one revision of the draft", async () => {
    const form = { ...validForm, currencyId: ids.sgd };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(form, { intent: "update" })));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    expect(await app.findDraft(app.session, "new")).toMatchObject({ revision: 1 });
  });

  it("of choosers create one draft, and make the change of each key once", async () => {
    const draft = await app.readDraftOrInitial(app.session, "new");
    expect(draft).toMatchObject({ revision: 0, form: { termId: ids.cash, lines: [] } });
    expect(draft.form.no).toBe(draft.form.noSuggested);
    expect(await app.findDraft(app.session, "new")).toBeNull();
    const choose = (key: string) =>
      app.submitDraftChange(app.session, {
        request: new Request("http://localhost/select_item?draft=new"),
        ...{ name: "new", draft, posted: createPostedForm({ key }), to: "/" },
        change: (form) => app.withLines(form, [createLineValues({ id: key })]),
      });
    await Promise.all(["x", "y", "x", "z"].map(choose));
    const lines = (await app.findDraft(app.session, "new"))?.form.lines.map(({ id }) => id) ?? [];
    expect(lines.sort()).toEqual(["x", "y", "z"]);
    expect((await app.findDraft(app.session, "new"))?.form).toMatchObject({ no: draft.form.no });
  });
});

describe("a recorded payment", () => {
  it("can only be undone, and locks the currency of the invoice until then", async () => {
    const { methods, accounts } = await app.readLists(app.session, ["methods", "accounts"]);
    const method = methods.find(({ kind }) => kind === "cash");
    const account = accounts[0]?.items[0];
    const paid = createPaymentValues({
      ...{ methodId: method?.id ?? "", methodName: method?.name ?? "" },
      ...{ accountId: account?.id ?? "", accountName: account?.name ?? "", amount: "40.00" },
    });
    const created = await post(
      { ...validForm, ...toNoAndKey("P-1"), payments: [paid] },
      { intent: "send" },
    );
    expect(created.status).toBe(302);
    const { id } = await app.db
      .selectFrom("invoices")
      .select("id")
      .where("no", "=", "P-1")
      .executeTakeFirstOrThrow();
    const name = `edit-${id}` as const;
    const { form, edited } = await app.loadInvoiceForm(app.session, name);
    const [recorded = paid] = form.payments;
    expect([recorded.recordedOn, edited?.isCurrencyLocked]).toEqual([validForm.date, true]);
    const changed = { ...recorded, amount: "1.00", recordedOn: "", isRemoved: "1" };
    const typed = { ...form, memo: "Typed", currencyId: ids.sgd, payments: [changed, paid] };
    await post(typed, { intent: "update" }, name);
    const reloaded = await app.loadInvoiceForm(app.session, name);
    expect(reloaded.form).toMatchObject({ currencyId: ids.myr, payments: [recorded, paid] });
    const intent = `undoPayment:${recorded.storedId}`;
    const { revision } = reloaded;
    const undone = await post({ ...reloaded.form, memo: "More" }, { intent, revision }, name);
    expect(undone).toMatchObject({ status: 302, toast: "Payment successfully undone." });
    const after = await app.loadInvoiceForm(app.session, name);
    expect(after).toMatchObject({ conflict: null, form: { memo: "More", payments: [paid] } });
    expect(after.edited?.isCurrencyLocked).toBe(false);
    const stored = await app.readInvoice(app.session, String(id));
    expect(stored.payments).toMatchObject([{ amount: 4000n, reversed_on: app.today }]);
    const saved = await post(after.form, { revision: after.revision }, name);
    expect(saved.toast).toBe("Invoice successfully edited.");
  });
});

describe("an edited invoice that is not found", () => {
  const missing = "edit-999999";
  const catchPage = async (loading: Promise<unknown>) => {
    const page = await loading.then(
      () => undefined,
      (thrown: ReturnType<typeof createErrorPage>) => thrown,
    );
    return { status: page?.init?.status, ...page?.data };
  };

  const intents = "update save send preview item service contact payment:0 details".split(" ");

  it.each(intents)(
    "is answered with a 404 page after the draft was stored, for the intent %s",
    async (intent) => {
      const page = await catchPage(post({ ...validForm, memo: "Typed" }, { intent }, missing));
      expect(page).toMatchObject({
        status: 404,
        text: expect.stringContaining("This invoice was not found") as string,
        resend: { to: "/create_invoice" },
      });
      expect(await app.findDraft(app.session, missing)).toMatchObject({
        form: { memo: "Typed" },
      });
    },
  );

  it("can be continued as the draft of a new invoice, even after its form was opened again", async () => {
    const lines = [createLineValues({ ...validForm.lines[0], storedId: "7" })];
    const payments = [
      createPaymentValues({ storedId: "8", isRemoved: "1" }),
      createPaymentValues({ storedId: "9" }),
    ];
    await catchPage(
      post({ ...validForm, lines, payments, basedOn: "x" }, { intent: "update" }, missing),
    );
    const { resend } = await catchPage(app.loadInvoiceForm(app.session, missing));
    const posted = new FormData();
    for (const [name, value] of resend?.fields ?? []) posted.append(name, value);
    await app.submitInvoiceForm(app.session, "new", {
      request: new Request("http://localhost/create_invoice"),
      posted,
    });
    expect(await app.loadInvoiceForm(app.session, "new")).toMatchObject({
      form: {
        basedOn: "",
        no: expect.stringMatching(/^INV-/) as string,
        lines: [{ ...lines[0], storedId: "" }],
        payments: [{ storedId: "" }],
      },
    });
  });
});

it("reports a damaged character with the name of its field, and returns the typed form", async () => {
  const { status, answer } = await post({ ...validForm, ...toNoAndKey("D-1"), memo: "Caf\ufffd" });
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    form: { memo: "Caf\ufffd", no: "D-1" },
    fault: { text: "The notes: a character in it was damaged (\ufffd). Please type it again." },
  });
});
