import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { createErrorPage } from "~/server/request/error-page.server";
import type { InvoiceForm } from "~/invoices/schema";
import {
  createFormValues,
  createLineValues,
  createPaymentValues,
} from "~/invoices/testing/form-values";

// The store uses a temporary folder.
vi.mock("~/server/settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-choosers-")), secure: false },
  sessionSecret: "s".repeat(32),
}));
const {
  toLineAnchor,
  findLineLimitError,
  toProductLine,
  requireDraft,
  requirePayment,
  toServiceLine,
  withLines,
  withPayment,
} = await import("./selection.server");
const { saveDraft } = await import("~/invoices/draft.server");

describe("the lines made by a chooser", () => {
  const mug = {
    id: "2",
    name: "Mug",
    sku: "",
    salePrice: "3.00",
    price: "3.00",
    taxCodeId: "sv8",
  };
  const taxCodes = [{ id: "sv8", code: "SV-8", rate: "8", name: "" }];

  it("contain the product at its catalogue price, with its tax", () => {
    const line = toProductLine(mug, { pricedIn: "MYR", taxCodes });
    expect(line).toEqual(
      createLineValues({
        id: line.id,
        productId: "2",
        quantity: "1",
        taxCodeId: "sv8",
        pricedIn: "MYR",
      }),
    );
  });

  it("have no tax that is not in the list of tax codes", () => {
    expect(toProductLine(mug, { pricedIn: "MYR", taxCodes: [] }).taxCodeId).toBe("");
  });

  it("contain a service named after its account, without a price", () => {
    const line = toServiceLine({ id: "9", name: "Delivery" });
    expect(line).toEqual(
      createLineValues({
        ...{ id: line.id, productId: "", accountId: "9", name: "Delivery" },
        ...{ unitPrice: "", pricedIn: "" },
      }),
    );
  });

  it("have different ids, even for the same product", () => {
    const ids = [1, 2, 3].map(() => toProductLine(mug, { pricedIn: "MYR", taxCodes }).id);
    expect(new Set(ids).size).toBe(3);
  });

  it("are added to the end; the anchor is the first added line, or the list when none is added", () => {
    const chosen = [createLineValues({ id: "x" }), createLineValues({ id: "y" })];
    const form = withLines(createFormValues({ memo: "Kept" }), chosen);
    expect(form).toEqual(
      createFormValues({ memo: "Kept", lines: [createLineValues(), ...chosen] }),
    );
    expect(toLineAnchor(chosen)).toBe("line-x");
    expect(toLineAnchor([])).toBe("lines");
  });

  it("are rejected when the draft would have more than 500 lines", () => {
    const lines = Array.from({ length: 499 }, (_, index) =>
      createLineValues({ id: String(index) }),
    );
    const draft = { revision: 1, madeBy: "", unconfirmed: [], form: createFormValues({ lines }) };
    expect(findLineLimitError(draft, 1)).toBeNull();
    expect(findLineLimitError(draft, 2)).toBe("An invoice has at most 500 lines. Tick fewer.");
  });
});

describe("withPayment", () => {
  const payments = [createPaymentValues({ amount: "10" }), createPaymentValues({ amount: "20" })];
  const amounts = (form: InvoiceForm) => form.payments.map(({ amount }) => amount);

  it("changes only the given fields of one payment", () => {
    const { payments: changed } = withPayment(createFormValues({ payments }), 1, {
      methodName: "Bank",
    });
    expect(changed).toEqual([payments[0], { ...payments[1], methodName: "Bank" }]);
  });

  it("adds a payment to the end, even when another tab has removed payments", () => {
    const added = withPayment(createFormValues({ payments }), 2, { amount: "5" });
    expect(amounts(added)).toEqual(["10", "20", "5"]);
    expect(amounts(withPayment(createFormValues(), 2, { amount: "5" }))).toEqual(["5"]);
  });
});

describe("a chooser's address with the query", () => {
  const session = {
    id: "s",
    person: { id: "1", name: "Siti", picture: null, email: "" },
    companyId: "7",
    companies: [],
    countryId: "135",
    credentials: { clientId: "", accessToken: "" },
  };
  const save = (name: "new" | "test", payments = [createPaymentValues()]) =>
    saveDraft(session, name, { before: null, form: createFormValues({ payments }), madeBy: "" });
  const requestOf = (query: string) => new Request(`http://app.test/select?${query}`);

  // Each test has a user of its own, so that the tests share no drafts.
  beforeEach(() => void (session.person.id += "x"));

  /**
   * Returns the address of a thrown redirect or the status of a thrown error page; "no error" when
   * nothing is thrown.
   */
  async function findOutcome(reading: Promise<unknown>) {
    const thrown: unknown = await reading.then(
      () => "no error",
      (reason: unknown) => reason,
    );
    if (thrown instanceof Response) return thrown.headers.get("Location");
    return typeof thrown === "string"
      ? thrown
      : (thrown as ReturnType<typeof createErrorPage>).init?.status;
  }

  it.each(["draft=other", "draft=edit-", "draft=__proto__", "draft=%00"])(
    "%j gives a 404 page",
    async (query) => {
      expect(await findOutcome(requireDraft(session, requestOf(query)))).toBe(404);
      expect(await findOutcome(requirePayment(session, requestOf(query)))).toBe(404);
    },
  );

  it('"draft=test" names the draft to read', async () => {
    await save("test");
    expect(await requireDraft(session, requestOf("draft=test"))).toMatchObject({
      name: "test",
      draft: { revision: 1 },
    });
  });

  it.each(["2", "999", "-1", "x", "", "1.5"])(
    '"draft=new&payment=%s" redirects to the payments, because the index is invalid',
    async (payment) => {
      await save("new");
      expect(
        await findOutcome(requirePayment(session, requestOf(`draft=new&payment=${payment}`))),
      ).toBe("/create_invoice#payments");
    },
  );

  it('"payment" names an existing payment, or a new one after the last', async () => {
    await save("new", [createPaymentValues({ amount: "10" })]);
    const read = async (payment: number) =>
      (await requirePayment(session, requestOf(`draft=new&payment=${payment}`))).payment.amount;
    expect([await read(0), await read(1)]).toEqual(["10", ""]);
  });

  it('"draft" alone gives the first incomplete payment, or a new one', async () => {
    const complete = createPaymentValues({ amount: "10" });
    await save("new", [complete]);
    await save("test", [complete, { ...complete, accountId: "" }, complete]);
    const read = async (draft: string) =>
      (await requirePayment(session, requestOf(`draft=${draft}`))).place.payment;
    expect([await read("new"), await read("test")]).toEqual([1, 1]);
  });
});
