import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MALAYSIA } from "../../../../domain/countries";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { createFormValues } from "~/invoices/testing/form-values";

// The store uses a temporary folder.
vi.mock("~/server/settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-details-")), secure: false },
  sessionSecret: "s".repeat(32),
}));
const { submitInvoiceDetails } = await import("./action.server");
const { findDraft, removeDraft, saveDraft } = await import("~/invoices/draft.server");

const session = {
  id: "s",
  person: { id: "1", name: "Siti", picture: null, email: "" },
  companyId: "7",
  companies: [],
  countryId: String(MALAYSIA.id),
  credentials: { clientId: "", accessToken: "" },
};

beforeEach(async () => {
  await removeDraft(session, "new");
  await saveDraft(session, "new", { before: null, form: createFormValues(), madeBy: "" });
});

function post(fields: Record<string, string>) {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.append(name, value);
  const request = new Request("http://app.test/invoice_details?draft=new", { method: "POST" });
  return submitInvoiceDetails(session, { request, posted });
}

const findForm = async () => (await findDraft(session, "new"))?.form;

describe("submitInvoiceDetails", () => {
  it("stores title, number and memo in the draft, and redirects to the style", async () => {
    const answer = await post({ title: " Mugs ", no: "A-1", memo: "Thank you" });
    expect(answer).toMatchObject({ status: 302 });
    expect("headers" in answer && answer.headers.get("Location")).toBe(
      "/invoice_personalization?draft=new",
    );
    expect(await findForm()).toEqual(
      createFormValues({ title: "Mugs", no: "A-1", memo: "Thank you" }),
    );
  });

  it("stores invalid values in the draft too, and returns their errors", async () => {
    expect(await post({ title: "", no: "", memo: "Thank you" })).toMatchObject({
      init: { status: 422 },
      data: {
        typed: { title: "", no: "", memo: "Thank you" },
        errors: { title: "This field is compulsory", no: "This field is compulsory" },
      },
    });
    expect(await findForm()).toEqual(createFormValues({ title: "", no: "", memo: "Thank you" }));
  });

  it("returns an error and does not store a text that is too long for a draft", async () => {
    expect(await post({ title: "Mugs", no: "A-1", memo: "x".repeat(30_000) })).toMatchObject({
      init: { status: 422 },
      data: { errors: { memo: "Use at most 4,000 characters." } },
    });
    expect(await findForm()).toEqual(createFormValues());
  });

  it("counts the length of the notes without surrounding white space", async () => {
    const memo = "x".repeat(INVOICE_LIMITS.notes);
    expect(await post({ title: "Mugs", no: "A-1", memo: `\n${memo}  ` })).toMatchObject({
      status: 302,
    });
    expect((await findForm())?.memo.trim()).toBe(memo);
  });
});
