import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { errorPage } from "~/server/request/error-page.server";
import type { InvoiceForm } from "~/invoices/schema";
import { typedForm, typedLine, typedPayment } from "~/invoices/testing/typed-form";

// The store uses a temporary folder.
vi.mock("~/server/settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-choosers-")), secure: false },
  sessionSecret: "s".repeat(32),
}));
const {
  lineAnchor: anchorOfLines,
  findLineLimitError: lineLimitError,
  toProductLine: productLine,
  requireDraft,
  requirePayment,
  toServiceLine: serviceLine,
  withLines,
  withPayment,
} = await import("./selection.server");
const { saveDraft } = await import("~/invoices/draft.server");

describe("the lines that are chosen", () => {
  const mug = {
    id: "2",
    name: "Mug",
    sku: "",
    salePrice: "3.00",
    priceShown: "3.00",
    taxCodeId: "sv8",
  };
  const taxCodes = [{ id: "sv8", code: "SV-8", rate: "8", name: "" }];

  it("are one of the product at its catalogue price, with its tax", () => {
    const line = productLine(mug, { pricedIn: "MYR", taxCodes });
    expect(line).toEqual(
      typedLine({ id: line.id, productId: "2", quantity: "1", taxCodeId: "sv8", pricedIn: "MYR" }),
    );
  });

  it("leave out a tax that is not offered", () => {
    expect(productLine(mug, { pricedIn: "MYR", taxCodes: [] }).taxCodeId).toBe("");
  });

  it("are one service by the account's name, whose price is asked for", () => {
    const line = serviceLine({ id: "9", name: "Delivery" });
    expect(line).toEqual(
      typedLine({
        ...{ id: line.id, productId: "", accountId: "9", name: "Delivery" },
        ...{ unitPrice: "", pricedIn: "" },
      }),
    );
  });

  it("have ids of their own, also of one product twice", () => {
    const ids = [1, 2, 3].map(() => productLine(mug, { pricedIn: "MYR", taxCodes }).id);
    expect(new Set(ids).size).toBe(3);
  });

  it("stand at the end, and one is led to the first of them", () => {
    const chosen = [typedLine({ id: "x" }), typedLine({ id: "y" })];
    const form = withLines(typedForm({ memo: "Kept" }), chosen);
    expect(form).toEqual(typedForm({ memo: "Kept", lines: [typedLine(), ...chosen] }));
    expect(anchorOfLines(chosen)).toBe("line-x");
    expect(anchorOfLines([])).toBe("lines");
  });

  it("find no room beyond 500", () => {
    const lines = Array.from({ length: 499 }, (_, index) => typedLine({ id: String(index) }));
    const draft = { revision: 1, madeBy: "", unconfirmed: [], form: typedForm({ lines }) };
    expect(lineLimitError(draft, 1)).toBeNull();
    expect(lineLimitError(draft, 2)).toBe("An invoice has at most 500 lines. Tick fewer.");
  });
});

describe("what is chosen of a payment", () => {
  const payments = [typedPayment({ amount: "10" }), typedPayment({ amount: "20" })];
  const amounts = (form: InvoiceForm) => form.payments.map(({ amount }) => amount);

  it("changes that one alone, and nothing else of it", () => {
    const { payments: changed } = withPayment(typedForm({ payments }), 1, { methodName: "Bank" });
    expect(changed).toEqual([payments[0], { ...payments[1], methodName: "Bank" }]);
  });

  it("makes a new one at the end, also when others were taken away meanwhile", () => {
    const added = withPayment(typedForm({ payments }), 2, { amount: "5" });
    expect(amounts(added)).toEqual(["10", "20", "5"]);
    expect(amounts(withPayment(typedForm(), 2, { amount: "5" }))).toEqual(["5"]);
  });
});

describe("the address of a chooser", () => {
  const session = {
    id: "s",
    person: { id: "1", name: "Siti", picture: null, email: "" },
    companyId: "7",
    companies: [],
    countryId: "135",
    credentials: { clientId: "", accessToken: "" },
  };
  const keep = (name: "new" | "test", payments = [typedPayment()]) =>
    saveDraft(session, name, { before: null, form: typedForm({ payments }), madeBy: "" });
  const asked = (query: string) => new Request(`http://app.test/select?${query}`);

  beforeEach(() => void (session.person.id += "x"));

  /** Returns the address of a redirect, or the status of an error page. */
  async function answer(asking: Promise<unknown>) {
    const thrown: unknown = await asking.then(
      () => "shown",
      (reason: unknown) => reason,
    );
    if (thrown instanceof Response) return thrown.headers.get("Location");
    return typeof thrown === "string"
      ? thrown
      : (thrown as ReturnType<typeof errorPage>).init?.status;
  }

  it.each(["draft=other", "draft=edit-", "draft=__proto__", "draft=%00"])(
    "%j is no draft's",
    async (query) => {
      expect(await answer(requireDraft(session, asked(query)))).toBe(404);
      expect(await answer(requirePayment(session, asked(query)))).toBe(404);
    },
  );

  it("names the draft of the form it was opened from", async () => {
    await keep("test");
    expect(await requireDraft(session, asked("draft=test"))).toMatchObject({
      name: "test",
      draft: { revision: 1 },
    });
  });

  it.each(["2", "999", "-1", "x", "", "1.5"])(
    "of the payment %j, which is none, leads to the payments",
    async (payment) => {
      await keep("new");
      expect(await answer(requirePayment(session, asked(`draft=new&payment=${payment}`)))).toBe(
        "/create_invoice#payments",
      );
    },
  );

  it("names a payment that there is, or the next", async () => {
    await keep("new", [typedPayment({ amount: "10" })]);
    const read = async (payment: number) =>
      (await requirePayment(session, asked(`draft=new&payment=${payment}`))).payment.amount;
    expect([await read(0), await read(1)]).toEqual(["10", ""]);
  });

  it("names by default the payment that is half made, or the next", async () => {
    const whole = typedPayment({ amount: "10" });
    await keep("new", [whole]);
    await keep("test", [whole, { ...whole, accountId: "" }, whole]);
    const read = async (draft: string) =>
      (await requirePayment(session, asked(`draft=${draft}`))).place.payment;
    expect([await read("new"), await read("test")]).toEqual([1, 1]);
  });
});
