import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { drawTwoColorPictures } from "../testing/pictures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";
import { createAddressPayload, createIndividualPayload } from "./contact-payloads";
import {
  postInvoice,
  createEditPayload,
  readNewestInvoice,
  toStoredInvoice,
  undoPayments,
  type StoredInvoice,
} from "./invoices";
import { createInvoicePayload } from "./payloads";
import { readFirstPageText } from "./pdf-text";
import { MALAYSIAN_PROFILE, buildProfilePath } from "./profile";
import { expectCorrectTotals } from "./running-totals";

/** Declares the tests whose titles begin with "issued invoices" (see `declareContract`). */
export function declareIssuedInvoiceContract(api: () => Api): void {
  it("keep seller, customer and logo when those records change", async () => {
    const person = await createPerson(api());
    const contact = await person.post("/contacts/peoples", createIndividualPayload(person));
    const contact_id = getNumber(contact.body, "contact", "id");
    const { bank_name, bank_account_name, bank_account_no, duitnow_code, received_by } =
      MALAYSIAN_PROFILE;
    // A PDF always has the current bank details and lines to sign, so both are the same before and
    // after the change.
    const bank = { bank_name, bank_account_name, bank_account_no, duitnow_code, received_by };
    await person.put(buildProfilePath(person), { name: "Kedai Lama", address: "Ipoh", ...bank });
    await putLogo(person, 600);
    const invoice = await createIssuedInvoice(person, { contact_id });
    const before = await readPdfText(person, invoice);
    expect(before).toContain("Nurul Huda");
    const logoWidth = await readLogoWidth(person, invoice);
    await person.put(buildProfilePath(person), MALAYSIAN_PROFILE);
    await putLogo(person, 300);
    await person.put("/setting/update_template", {
      business_id: person.companyId,
      ...{ txn_template: 2, txn_template_color: "#2196F3" },
    });
    const changed = { display_name: "Somebody Else", first_name: "Somebody", last_name: "Else" };
    await person.put(
      `/contacts/peoples/${contact_id}`,
      createIndividualPayload(person, {
        entity: { ...changed, email: "else@else.example", phone_no: "012-000 0000" },
        addresses: [createAddressPayload({ street: "9, Jalan Baru", is_primary: true })],
      }),
    );
    expect(await readPdfText(person, invoice)).toBe(before);
    expect(await readLogoWidth(person, invoice)).toBe(logoWidth);
    const draft = await readPdfText(person, await postInvoice(person, { contact_id }));
    expect(draft).toContain("Kedai Cuba Baru");
    expect(draft).toContain("Somebody Else");
  });

  it("keep a version of each edit with its changes, time and author", async () => {
    const person = await createPerson(api());
    const invoice = await createIssuedInvoice(person);
    const items = getList(invoice.invoice, "items").map((line) => ({
      ...(line as object),
      quantity: "3",
    }));
    const edit = await createEditPayload(person, invoice, { items, memo: "Goods stay ours" });
    expect(toStoredInvoice(await person.put(invoice.path, edit)).invoice).toMatchObject({
      version: 2,
    });
    const versions = await listVersions(person, invoice);
    expect(versions).toMatchObject([
      { version: 2, origin: "edited", made_by: "Siti Aminah", made_at: NOW },
      { version: 1, origin: "issued", changes: [] },
    ]);
    expect(getValue(versions, 0, "changes")).toMatchObject([
      { field: "Line 1", before: "2 × 3.00 Mug = 6.00", after: "3 × 3.00 Mug = 9.00" },
      { field: "Grand Total", before: "6.00", code: "total", values: { after: "9.00" } },
      { field: "Notes", before: "Thank you", after: "Goods stay ours" },
    ]);
    const first = await readPdfText(person, { path: `${invoice.path}/versions/1` });
    expect(first).toContain("SUPERSEDED");
    expect(first).toContain("Thank you");
    const second = await readPdfText(person, { path: `${invoice.path}/versions/2` });
    expect(second).toBe(await readPdfText(person, invoice));
    expect((await person.get(`${invoice.path}/versions/1`)).body).toMatchObject({
      document: { totals: { total: "6.00" }, memo: "Thank you" },
    });
    expect((await person.get(`${invoice.path}/versions/3`)).status).toBe(404);
  });

  it("get no new version from an edit that changes nothing, and have no versions while they are drafts", async () => {
    const person = await createPerson(api());
    const invoice = await createIssuedInvoice(person);
    await person.put(invoice.path, await createEditPayload(person, invoice));
    expect(await listVersions(person, invoice)).toHaveLength(1);
    const draft = await postInvoice(person);
    await person.put(draft.path, await createEditPayload(person, draft, { memo: "Other" }));
    expect((await person.get(`${draft.path}/versions`)).status).toBe(404);
  });

  it("keep their number when they are voided with a reason, and are then not in the running totals", async () => {
    const person = await createPerson(api());
    const invoice = await createIssuedInvoice(person);
    const { status, body } = await person.post(`${invoice.path}/void`, { reason: "Sent twice" });
    expect([status, body]).toMatchObject([
      200,
      { invoice: { status: 4, no: "INV-0001", void_reason: "Sent twice" } },
    ]);
    expect(await readPdfText(person, invoice)).toContain("VOID");
    await expectCorrectTotals(api(), person);
  });

  it("are voided with their payments, for a reason, but not while they are drafts", async () => {
    const person = await createPerson(api());
    const draft = await postInvoice(person, { partials: [await createCashPayment(person)] });
    const draftReply = await person.post(`${draft.path}/void`, { reason: "Wrong" });
    expect([draftReply.status, draftReply.body]).toEqual([
      422,
      { message: "This invoice was never sent, so there is nothing to void. Delete it." },
    ]);
    const invoice = toStoredInvoice(await person.put(`${draft.path}/status`, { status: 1 }));
    const withoutReason = await person.post(`${draft.path}/void`, { reason: " " });
    expect([withoutReason.status, withoutReason.body]).toEqual([
      422,
      { message: "The reason is needed." },
    ]);
    expect((await person.get(draft.path)).body).toEqual({ invoice: invoice.invoice });
    const voided = await person.post(`${draft.path}/void`, { reason: "Wrong" });
    expect(voided.body).toMatchObject({
      invoice: { status: 4, partials: [], payments: [{ released: true }] },
    });
    const repeated = await person.post(`${draft.path}/void`, { reason: "Wrong" });
    expect(repeated.body).toEqual({ message: "This invoice is already void." });
  });

  it("are listed in pages of the requested size when deleted", async () => {
    const person = await createPerson(api());
    const first = await createIssuedInvoice(person);
    const second = await createIssuedInvoice(person);
    for (const { path } of [first, second]) await person.delete(path);
    const pages = [1, 2].map((page) => `list=deleted&per_page=1&page=${page}`);
    for (const page of pages) {
      const { body } = await person.get(`/sales?entity_id=${person.companyId}&${page}`);
      expect(getList(body, "transactions")).toHaveLength(1);
      expect(body).toMatchObject({ meta: { per_page: 1, total: 2 } });
    }
  });

  it("are not in the lists and running totals while deleted, and are unchanged when restored", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    const invoice = await readNewestInvoice(person);
    expect((await person.delete(invoice.path)).status).toBe(200);
    expect(await listInvoiceIds(person, "all")).toEqual([]);
    expect((await person.get(invoice.path)).status).toBe(404);
    await expectCorrectTotals(api(), person);
    const { body } = await person.get(`/sales?entity_id=${person.companyId}&list=deleted`);
    expect(body).toMatchObject({
      transactions: [
        { id: invoice.id, amount: "100.00", deleted_at: NOW, status: 2, can: ["restore"] },
      ],
      meta: { total: 1 },
    });
    const restored = await person.post(`${invoice.path}/restore`, {});
    const changed = { updated_at: expect.any(String) as string, version: 1 };
    expect(restored.body).toMatchObject({
      invoice: { ...(invoice.invoice as object), ...changed },
    });
    expect(await listInvoiceIds(person, "all")).toEqual([invoice.id]);
    expect(await listInvoiceIds(person, "deleted")).toEqual([]);
    // A repeated restore gets the same reply.
    expect((await person.post(`${invoice.path}/restore`, {})).body).toEqual(restored.body);
    await expectCorrectTotals(api(), person);
  });

  it("are found by search again after a restore", async () => {
    const person = await createPerson(api());
    const invoice = await createIssuedInvoice(person, { memo: "Persimmon" });
    await postInvoice(person);
    const searchIds = async () => {
      const { body } = await person.get(`/sales?entity_id=${person.companyId}&search=persimmon`);
      return getValues(getList(body, "transactions"), "id");
    };
    await person.delete(invoice.path);
    expect(await searchIds()).toEqual([]);
    await person.post(`${invoice.path}/restore`, {});
    expect(await searchIds()).toEqual([invoice.id]);
  });

  it("keep their last version, their number and their contact when deleted", async () => {
    const person = await createPerson(api());
    const invoice = await createIssuedInvoice(person);
    await person.delete(invoice.path);
    expect(await listVersions(person, invoice)).toHaveLength(1);
    const text = await readPdfText(person, { path: `${invoice.path}/versions/1` });
    expect(text).toContain("DELETED");
    const payload = await createInvoicePayload(person, { no: "INV-0001", no_is_suggested: false });
    expect((await person.post("/sales/invoices", payload)).status).toBe(409);
    const contact = await person.readContactId("Kopitiam Jaya");
    const reply = await person.delete(`/contacts/unused/${contact}`);
    expect([reply.status, reply.body]).toEqual([
      409,
      { message: "Deleted invoices of this contact are kept, so it cannot be deleted either." },
    ]);
  });

  it("have events, which are listed newest first for the invoice and for its contact", async () => {
    const person = await createPerson(api());
    const contact_id = await person.readContactId("Kopitiam Jaya");
    const draft = await postInvoice(person, { partials: [await createCashPayment(person)] });
    await person.put(`${draft.path}/status`, { status: 1 });
    await undoPayments(person, draft);
    await person.delete(draft.path);
    await person.post(`${draft.path}/restore`, {});
    await person.post(`${draft.path}/void`, { reason: "Sent twice" });
    const { body } = await person.get(`${draft.path}/events`);
    expect(getList(body, "events")).toMatchObject([
      { kind: "voided", no: "INV-0001", reason: "Sent twice", by: "Siti Aminah", at: NOW },
      { kind: "restored" },
      { kind: "deleted" },
      { kind: "undone", amount: "RM 6.00" },
      { code: "paid", amount: "RM 6.00", values: { amount: "6.00", symbol: "RM" } },
      { kind: "issued", version: 1 },
      { kind: "made" },
    ]);
    expect((await person.get(`/contacts/${contact_id}/events`)).body).toEqual(body);
  });

  it("are hidden from other companies, also when deleted", async () => {
    const person = await createPerson(api());
    const stranger = await createPerson(api());
    const invoice = await createIssuedInvoice(person);
    for (const reply of [
      await stranger.post(`${invoice.path}/void`, { reason: "Wrong" }),
      await stranger.get(`${invoice.path}/versions`),
      await stranger.get(`${invoice.path}/versions/1`),
      await stranger.get(`${invoice.path}/versions/1/pdf`),
      await stranger.get(`${invoice.path}/events`),
    ])
      expect(reply.status).toBe(404);
    await person.delete(invoice.path);
    for (const reply of [
      await stranger.post(`${invoice.path}/restore`, {}),
      await stranger.get(`${invoice.path}/versions/1/pdf`),
    ])
      expect(reply.status).toBe(404);
    expect(await listInvoiceIds(stranger, "deleted")).toEqual([]);
  });

  it("are not voided with a stale etag or while they are deleted", async () => {
    const person = await createPerson(api());
    const invoice = await createIssuedInvoice(person);
    const voidWith = (headers?: Record<string, string>) =>
      person.post(`${invoice.path}/void`, { reason: "Wrong" }, headers);
    expect((await voidWith({ "if-match": "2020-01-01T00:00:00.000Z" })).status).toBe(409);
    await person.delete(invoice.path);
    expect((await voidWith()).status).toBe(404);
  });

  it("accept only one of several writes that arrive at once with the same etag", async () => {
    const person = await createPerson(api());
    const invoice = await createIssuedInvoice(person);
    const header = { "if-match": invoice.etag };
    const replies = await Promise.all([
      person.post(`${invoice.path}/void`, { reason: "One" }, header),
      person.delete(invoice.path, header),
      person.post(`${invoice.path}/void`, { reason: "Two" }, header),
      person.put(invoice.path, await createEditPayload(person, invoice, { memo: "Three" }), header),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectCorrectTotals(api(), person);
  });
}

const NOW = "2026-11-20T16:30:00.000Z";

async function createIssuedInvoice(
  person: Person,
  overrides: Record<string, unknown> = {},
): Promise<StoredInvoice> {
  const { path } = await postInvoice(person, overrides);
  return toStoredInvoice(await person.put(`${path}/status`, { status: 1 }));
}

/** Reads the text of the first page of the PDF of the invoice or version at this path. */
async function readPdfText(person: Person, { path }: Pick<StoredInvoice, "path">): Promise<string> {
  return readFirstPageText((await person.get(`${path}/pdf`)).body);
}

async function putLogo(person: Person, width: number): Promise<void> {
  const picture = drawTwoColorPictures(width, 200).png.toString("base64");
  const { status } = await person.put(`/companies/${person.companyId}/logo`, { picture });
  expect(status).toBe(200);
}

/** Returns the width of the picture in the PDF file, in pixels. */
async function readLogoWidth(person: Person, { path }: StoredInvoice): Promise<string> {
  const { body } = await person.get(`${path}/pdf`);
  return /\/Width (\d+)/.exec(Buffer.from(body as ArrayBuffer).toString("latin1"))?.[1] ?? "";
}

async function listVersions(person: Person, { path }: StoredInvoice): Promise<unknown[]> {
  return getList((await person.get(`${path}/versions`)).body, "versions");
}

async function listInvoiceIds(person: Person, list: string): Promise<unknown[]> {
  const { body } = await person.get(`/sales?entity_id=${person.companyId}&list=${list}`);
  return getValues(getList(body, "transactions"), "id");
}

async function createCashPayment(person: Person) {
  return {
    method_id: await person.readId("methods", "Cash"),
    account_id: await person.readId("accounts", "Till"),
    amount: "6.00",
  };
}
