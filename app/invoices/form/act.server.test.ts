import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { errorPage } from "~/server/error-page.server";
import type { InvoiceForm } from "../schema";
import type { DraftName } from "~/paths";
import { postedForm } from "~/forms/testing/posted-form";
import { typedForm, typedLine, typedPayment } from "../testing/typed-form";
import { startApp } from "../../../e2e/support/running-app";

type Modules = Awaited<ReturnType<typeof start>>;

let app: Modules;
let blank: InvoiceForm;
let ids: { sgd: string; usd: string; myr: string };

beforeAll(async () => {
  app = await start();
  const { lists } = await app.readContext(app.session, "new");
  const { categories } = await app.readLists(app.session, ["categories"]);
  const {
    rows: [contact],
  } = await app.listContacts(app.session, { tab: "all", search: "", page: 1 });
  const currency = (code: string) => lists.currencies.find((each) => each.code === code)?.id ?? "";
  ids = { sgd: currency("SGD"), usd: currency("USD"), myr: currency("MYR") };
  blank = typedForm({
    termId: lists.terms.find(({ name }) => name === app.CASH)?.id ?? "",
    currencyId: ids.myr,
    contactId: contact?.id ?? "",
    lines: [
      typedLine({
        productId: "",
        accountId: categories[0]?.items[0]?.id ?? "",
        unitPrice: "88.20",
      }),
    ],
  });
});

afterAll(() => app.close());

// The app reads its settings when it is loaded, so its modules come after them.
async function start() {
  const running = await startApp();
  const flow = { ...(await import("./act.server")), ...(await import("./load.server")) };
  return {
    ...running,
    ...flow,
    ...(await import("../draft.server")),
    ...(await import("~/server/drafts/unfinished.server")),
    ...(await import("../choosers/draft-selection.server")),
  };
}

beforeEach(() => app.removeUnfinished(app.session));

/** The answer's status, and what is told when it is the form again. */
async function post(
  form: InvoiceForm,
  more: { revision?: number; intent?: string } = {},
  name: DraftName = "new",
) {
  const posted = postedForm(form, {
    revision: 0,
    intent: "save",
    company: app.session.companyId,
    ...more,
  });
  const answer = await app.actOnInvoiceForm(app.session, name, {
    request: new Request("http://localhost/create_invoice"),
    posted,
  });
  if ("headers" in answer) return { status: answer.status, told: undefined };
  return { status: answer.init?.status, told: answer.data };
}

/** Each invoice has a number and a key of its own. */
const named = (no: string) => ({ no, key: no });

async function savedRate(no: string) {
  const saved = await app.db
    .selectFrom("invoices")
    .select(["currency_rate", "base_total"])
    .where("no", "=", no)
    .executeTakeFirst();
  return saved && [saved.currency_rate, Number(saved.base_total)];
}

describe("the exchange rate", () => {
  const kept = {
    revision: 1,
    form: () => ({
      ...blank,
      currencyId: ids.sgd,
      rate: "3.2",
      rateCurrencyId: ids.sgd,
      rateDate: "2026-11-20",
    }),
  };

  it("of another currency is not saved: the right one is filled in, to be confirmed", async () => {
    const sgd = { ...kept.form(), ...named("R-1") };
    await post(sgd, { intent: "update" });
    const first = await post({ ...sgd, currencyId: ids.usd }, { revision: 1 });
    expect(first.status).toBe(422);
    expect(first.told).toMatchObject({
      form: { rate: "4.400000" },
      fault: {
        title: "Not saved yet",
        text: expect.stringContaining("The exchange rate is now 4.4") as string,
      },
    });
    expect(await savedRate("R-1")).toBeUndefined();
    const { form = sgd, revision = 0 } = first.told ?? {};
    expect((await post(form, { revision })).status).toBe(302);
    expect(await savedRate("R-1")).toEqual(["4.4", 38808]);
  });

  it("that nobody knows blocks saving, beside its field, until it is typed", async () => {
    const sgd = { ...kept.form(), ...named("R-2") };
    await post(sgd, { intent: "update" });
    const first = await post({ ...sgd, date: "31/12/2025" }, { revision: 1 });
    expect(first.told).toMatchObject({
      form: { rate: "" },
      fieldErrors: { rate: "Enter the exchange rate, a number above zero." },
    });
    const { form = sgd, revision = 0 } = first.told ?? {};
    const second = await post(form, { revision });
    expect([second.status, second.told?.fieldErrors]).toEqual([
      422,
      { rate: "Enter the exchange rate, a number above zero." },
    ]);
    const third = await post({ ...form, rate: "3.05" }, { revision: second.told?.revision ?? 0 });
    expect(third.status).toBe(302);
    expect(await savedRate("R-2")).toEqual(["3.05", 26901]);
  });

  it("typed by hand stays while its currency and day do", async () => {
    await post({ ...kept.form(), ...named("R-3") }, { intent: "update" });
    expect(
      (await post({ ...kept.form(), ...named("R-3"), rate: "3.012" }, { revision: 1 })).status,
    ).toBe(302);
    expect(await savedRate("R-3")).toEqual(["3.012", 26566]);
  });

  it("of the company's own currency is 1, whatever was posted", async () => {
    await post({ ...kept.form(), ...named("R-4") }, { intent: "update" });
    expect(
      (await post({ ...kept.form(), ...named("R-4"), currencyId: ids.myr }, { revision: 1 }))
        .status,
    ).toBe(302);
    expect(await savedRate("R-4")).toEqual(["1", 8820]);
  });
});

describe("posts at once", () => {
  it("keep one, and tell the others with both shown", async () => {
    const memos = ["a", "b", "c", "d"];
    // Between reading the draft and keeping the next, each asks the API for its rate.
    const form = { ...blank, currencyId: ids.sgd };
    const answers = await Promise.all(
      memos.map((memo) => post({ ...form, memo }, { intent: "update" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
    const winner = memos[answers.findIndex(({ status }) => status === 302)];
    expect(await app.readDraft(app.session, "new")).toMatchObject({
      revision: 1,
      form: { memo: winner },
    });
    for (const [index, { status, told }] of answers.entries()) {
      if (status === 409)
        expect(told).toMatchObject({
          revision: 1,
          form: { memo: memos[index] },
          conflict: { isOtherTab: true },
        });
    }
  });

  it("of the same values are one", async () => {
    const form = { ...blank, currencyId: ids.sgd };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(form, { intent: "update" })));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    expect(await app.readDraft(app.session, "new")).toMatchObject({ revision: 1 });
  });

  it("of several choosers all count", async () => {
    await post(blank, { intent: "update" });
    const draft = await app.readDraft(app.session, "new");
    if (!draft) throw new Error("nothing was kept");
    const choose = (key: string) =>
      app.selectForDraft(app.session, {
        request: new Request("http://localhost/select_item?draft=new"),
        ...{ name: "new", draft, posted: postedForm({ key }), to: "/" },
        change: (form) => app.withLines(form, [typedLine({ id: key })]),
      });
    await Promise.all(["x", "y", "x", "z"].map(choose));
    const lines = (await app.readDraft(app.session, "new"))?.form.lines.map(({ id }) => id) ?? [];
    expect(lines.sort()).toEqual(["a", "x", "y", "z"]);
  });
});

describe("an invoice that is no longer there", () => {
  const gone = "edit-999999";
  const offered = async (asked: Promise<unknown>) => {
    const page = await asked.then(
      () => undefined,
      (thrown: ReturnType<typeof errorPage>) => thrown,
    );
    return { status: page?.init?.status, ...page?.data };
  };

  it.each([
    "update",
    "save",
    "send",
    "preview",
    "item",
    "service",
    "contact",
    "payment:0",
    "details",
  ])("keeps what was entered when %s is asked for", async (intent) => {
    const page = await offered(post({ ...blank, memo: "Typed" }, { intent }, gone));
    expect(page).toMatchObject({
      status: 404,
      text: expect.stringContaining("This invoice was not found") as string,
      resend: { to: "/create_invoice" },
    });
    expect(await app.readDraft(app.session, gone)).toMatchObject({ form: { memo: "Typed" } });
  });

  it("can become a new one, also when it is opened again", async () => {
    const lines = [typedLine({ ...blank.lines[0], storedId: "7" })];
    const payments = [
      typedPayment({ storedId: "8", isRemoved: "1" }),
      typedPayment({ storedId: "9" }),
    ];
    await offered(post({ ...blank, lines, payments, basedOn: "x" }, { intent: "update" }, gone));
    const { resend } = await offered(app.loadInvoiceForm(app.session, gone));
    const posted = new FormData();
    for (const [name, value] of resend?.fields ?? []) posted.append(name, value);
    await app.actOnInvoiceForm(app.session, "new", {
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

it("answers a damaged character with its name, and everything as it was typed", async () => {
  const { status, told } = await post({ ...blank, ...named("D-1"), memo: "Caf\ufffd" });
  expect(status).toBe(422);
  expect(told).toMatchObject({
    form: { memo: "Caf\ufffd", no: "D-1" },
    fault: { text: "The notes: a character in it was damaged (\ufffd). Please type it again." },
  });
});
