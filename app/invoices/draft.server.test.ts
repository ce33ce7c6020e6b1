import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { invoiceForm } from "./schema";
import type { DraftName } from "~/paths";

// The store uses a temporary folder.
vi.mock("~/server/settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-drafts-")) },
}));
const { registerDraftDescriber, saveDraftValue, toDraftPrefix, DraftLimitReached } =
  await import("~/server/drafts/drafts.server");
const { describeNewInvoiceDraft, describeDraft, toDraftSlot, findDraft, removeDraft, saveDraft } =
  await import("./draft.server");
const { openFormDraft, saveFormDraft } = await import("~/forms/form-draft.server");
const { openRecordDraft, toRecordDraftSlot } = await import("~/forms/record/draft.server");
const { PREFIXES, store } = await import("~/server/store/store.server");

registerDraftDescriber(describeDraft);

let userCount = 0;
let owner: { person: { id: string; name: string; picture: null; email: "" }; companyId: string };

beforeEach(() => {
  owner = {
    person: { id: `person-${(userCount += 1)}`, name: "Siti", picture: null, email: "" },
    companyId: "7",
  };
});

const form = (fields: Record<string, string> = {}) => invoiceForm.parse({ key: "k", ...fields });

async function save(name: DraftName, fields: Record<string, string> = {}, draftOwner = owner) {
  const before = await findDraft(draftOwner, name);
  return saveDraft(draftOwner, name, { before, form: form(fields), madeBy: "" });
}

async function catchLimitError(
  saving: Promise<unknown>,
): Promise<InstanceType<typeof DraftLimitReached>> {
  const error: unknown = await saving.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DraftLimitReached)) throw new Error("the draft was stored");
  return error;
}

it("the store has at most 50 drafts of a user, even when more are posted at once", async () => {
  const saved = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => save(`edit-${index}`)),
  );
  expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  const stored = await Promise.all(
    Array.from({ length: 60 }, (_, index) => findDraft(owner, `edit-${index}`)),
  );
  expect(stored.filter(Boolean)).toHaveLength(50);
  // At the limit, an existing draft can still be changed. After a draft is removed, another can be
  // created.
  await save("edit-0", { memo: "Go on" });
  await removeDraft(owner, "edit-1");
  await save("edit-59");
  await catchLimitError(save("edit-1"));
});

it("the store has at most 5 MB of drafts of a user", async () => {
  const saveOne = async (name: string, bytes: number) => {
    const key = `${toDraftPrefix(owner)}7:${name}`;
    return saveDraftValue(owner, key, {
      expected: await store.get(key),
      value: "x".repeat(bytes),
      seconds: 60,
    });
  };
  for (const name of ["edit-1", "edit-2", "edit-3", "edit-4"]) await saveOne(name, 1_200_000);
  await catchLimitError(saveOne("edit-5", 1_200_000));
  await saveOne("edit-5", 100_000);
  await catchLimitError(saveOne("edit-1", 1_400_000));
  await saveOne("edit-1", 1_100_000);
});

it("the error of a reached limit lists the existing drafts, oldest first, with their addresses", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 1) });
  try {
    await save("edit-12", { no: "INV-0012", contactName: "Kopitiam Jaya" });
    vi.setSystemTime(Date.UTC(2026, 10, 1, 1));
    for (let index = 0; index < 47; index += 1) await save(`edit-1${index + 100}`);
    vi.setSystemTime(Date.UTC(2026, 10, 2));
    const schema = z.object({ key: z.string() });
    await saveFormDraft(toRecordDraftSlot(owner, { schema, path: "/edit_item/5" }, { key: "a" }), {
      form: { key: "a" },
      before: null,
      madeBy: "",
    });
    vi.setSystemTime(Date.UTC(2026, 10, 2, 1));
    await save("new", {}, { ...owner, companyId: "8" });
    const { drafts } = await catchLimitError(save("new"));
    expect(drafts).toHaveLength(50);
    expect(drafts[0]).toEqual({
      to: "/edit_invoice/12",
      title: "Changes to invoice INV-0012 for Kopitiam Jaya",
      savedAt: new Date("2026-11-01"),
    });
    expect(drafts.at(-2)).toEqual({
      to: "/edit_item/5?form=a",
      title: "A form of a contact or an item",
      savedAt: new Date("2026-11-02"),
    });
    expect(drafts.at(-1)).toMatchObject({
      to: null,
      title: "A new invoice, in another of your companies",
    });
  } finally {
    vi.useRealTimers();
  }
});

it("a draft in the format of an older release can be read and changed", async () => {
  const oldDraft = { version: 3, madeBy: "x", form: form({ memo: "Typed" }), unconfirmed: [] };
  await store.set(`${toDraftPrefix(owner)}7:new`, oldDraft, 60);
  const draft = await findDraft(owner, "new");
  expect(draft).toMatchObject({ revision: 3, form: { memo: "Typed" } });
  expect(await saveDraft(owner, "new", { before: draft, form: form(), madeBy: "" })).toMatchObject({
    revision: 4,
  });
});

describe("a draft that cannot be parsed", () => {
  const unreadable = { revision: 2, form: { lines: "none" } };
  const findMoved = (key: string) => store.get(`${key}:aside`);

  beforeEach(() => vi.spyOn(console, "error").mockReturnValue());

  it("is moved to another key by the page that opens it, which shows a message", async () => {
    const slot = toDraftSlot(owner, "new");
    await store.set(slot.key, unreadable, 60);
    const { draft, fault } = await openFormDraft(slot);
    expect([draft, fault?.title]).toEqual([null, "What you had entered here could not be read"]);
    expect(await findMoved(slot.key)).toEqual(unreadable);
    expect(await openFormDraft(slot)).toEqual({ draft: null, fault: null });
  });

  it("is moved to another key when a new draft replaces it, and is still listed among the drafts", async () => {
    const slot = toDraftSlot(owner, "new");
    await store.set(slot.key, unreadable, 60);
    expect(await save("new", { memo: "Anew" })).toMatchObject({ revision: 1 });
    expect(await findMoved(slot.key)).toEqual(unreadable);
    for (let index = 0; index < 48; index += 1) await save(`edit-${index}`);
    expect((await catchLimitError(save("edit-48"))).drafts).toContainEqual(
      expect.objectContaining({ title: "A form that could not be read any more", to: null }),
    );
  });

  it("is moved to another key by the form of a contact or an item, which shows the stored record", async () => {
    const schema = z.object({ key: z.string(), name: z.string() });
    const { key } = toRecordDraftSlot(owner, { schema, path: "/edit_item/1" }, { key: "k" });
    await store.set(key, unreadable, 60);
    const request = new Request("http://app.test/edit_item/1?form=k");
    const opened = await openRecordDraft(owner, request, schema, { key: "n", name: "Mug" });
    expect(opened).toMatchObject({ form: { name: "Mug" }, revision: 0 });
    expect(opened.fault?.text).toContain("please enter it again");
    expect(await findMoved(key)).toEqual(unreadable);
  });
});

it("all drafts of a user have one key prefix, whatever the user's id contains", () => {
  for (const id of ["1", "a:b", "é/{}", "draft:1:", "\ufffd"]) {
    const prefix = toDraftPrefix({ person: { id }, companyId: "7" });
    expect(PREFIXES.exec(`${prefix}7:new`)?.[0]).toBe(prefix);
  }
});

it("the draft of a new invoice is described only after something was entered", async () => {
  expect(await describeNewInvoiceDraft(owner)).toBeNull();
  await save("new", { no: "INV-0007", noSuggested: "INV-0007", termId: "1", date: "23/11/2026" });
  expect(await describeNewInvoiceDraft(owner)).toBeNull();
  await save("new", { memo: "Thank you" });
  expect(await describeNewInvoiceDraft(owner)).toBe("No contact yet · 0 lines");
  await save("new", { contactId: "5", contactName: "Kopitiam Jaya" });
  expect(await describeNewInvoiceDraft(owner)).toBe("Kopitiam Jaya · 0 lines");
});
