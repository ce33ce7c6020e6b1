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
const { registerDraftDescriber, saveDraftValue, draftPrefix, DraftLimitReached } =
  await import("~/server/drafts/drafts.server");
const {
  describeNewInvoiceDraft: describeBegun,
  describeDraft,
  draftSlot,
  findDraft: readDraft,
  removeDraft,
  saveDraft,
} = await import("./draft.server");
const { saveFormDraft: keep, openFormDraft: openKept } = await import("~/forms/form-draft.server");
const { openDraftOr: keptOr, recordDraftSlot: recordSlot } =
  await import("~/forms/record/draft.server");
const { PREFIXES, store } = await import("~/server/store/store.server");

registerDraftDescriber(describeDraft);

let people = 0;
let owner: { person: { id: string; name: string; picture: null; email: "" }; companyId: string };

beforeEach(() => {
  owner = {
    person: { id: `person-${(people += 1)}`, name: "Siti", picture: null, email: "" },
    companyId: "7",
  };
});

const form = (fields: Record<string, string> = {}) => invoiceForm.parse({ key: "k", ...fields });

async function save(name: DraftName, fields: Record<string, string> = {}, at = owner) {
  return saveDraft(at, name, { before: await readDraft(at, name), form: form(fields), madeBy: "" });
}

async function refusal(saving: Promise<unknown>): Promise<InstanceType<typeof DraftLimitReached>> {
  const error: unknown = await saving.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DraftLimitReached)) throw new Error("it was saved");
  return error;
}

it("keeps 50 unfinished forms of a person, however many are posted at once", async () => {
  const done = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => save(`edit-${index}`)),
  );
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  const kept = await Promise.all(
    Array.from({ length: 60 }, (_, index) => readDraft(owner, `edit-${index}`)),
  );
  expect(kept.filter(Boolean)).toHaveLength(50);
  // An existing draft can be saved and removed; then there is room for another one.
  await save("edit-0", { memo: "Go on" });
  await removeDraft(owner, "edit-1");
  await save("edit-59");
  await refusal(save("edit-1"));
});

it("keeps 5 MB of them", async () => {
  const keepOne = async (name: string, bytes: number) => {
    const key = `${draftPrefix(owner)}7:${name}`;
    return saveDraftValue(owner, key, {
      expected: await store.get(key),
      value: "x".repeat(bytes),
      seconds: 60,
    });
  };
  for (const name of ["edit-1", "edit-2", "edit-3", "edit-4"]) await keepOne(name, 1_200_000);
  await refusal(keepOne("edit-5", 1_200_000));
  await keepOne("edit-5", 100_000);
  await refusal(keepOne("edit-1", 1_400_000));
  await keepOne("edit-1", 1_100_000);
});

it("names what there is, the oldest first, with what leads there", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 1) });
  try {
    await save("edit-12", { no: "INV-0012", contactName: "Kopitiam Jaya" });
    vi.setSystemTime(Date.UTC(2026, 10, 1, 1));
    for (let index = 0; index < 47; index += 1) await save(`edit-1${index + 100}`);
    vi.setSystemTime(Date.UTC(2026, 10, 2));
    const schema = z.object({ key: z.string() });
    await keep(recordSlot(owner, { schema, path: "/edit_item/5" }, { key: "a" }), {
      form: { key: "a" },
      before: null,
      madeBy: "",
    });
    vi.setSystemTime(Date.UTC(2026, 10, 2, 1));
    await save("new", {}, { ...owner, companyId: "8" });
    const { drafts: unfinished } = await refusal(save("new"));
    expect(unfinished).toHaveLength(50);
    expect(unfinished[0]).toEqual({
      to: "/edit_invoice/12",
      title: "Changes to invoice INV-0012 for Kopitiam Jaya",
      savedAt: new Date("2026-11-01"),
    });
    expect(unfinished.at(-2)).toEqual({
      to: "/edit_item/5?form=a",
      title: "A form of a contact or an item",
      savedAt: new Date("2026-11-02"),
    });
    expect(unfinished.at(-1)).toMatchObject({
      to: null,
      title: "A new invoice, in another of your companies",
    });
  } finally {
    vi.useRealTimers();
  }
});

it("reads what was kept before forms shared one shape", async () => {
  const kept = { version: 3, madeBy: "x", form: form({ memo: "Typed" }), unconfirmed: [] };
  await store.set(`${draftPrefix(owner)}7:new`, kept, 60);
  const draft = await readDraft(owner, "new");
  expect(draft).toMatchObject({ revision: 3, form: { memo: "Typed" } });
  expect(await saveDraft(owner, "new", { before: draft, form: form(), madeBy: "" })).toMatchObject({
    revision: 4,
  });
});

describe("what was kept and cannot be read any more", () => {
  const unreadable = { revision: 2, form: { lines: "none" } };
  const aside = (key: string) => store.get(`${key}:aside`);

  beforeEach(() => vi.spyOn(console, "error").mockReturnValue());

  it("is set aside with a word by the page that would show it", async () => {
    const slot = draftSlot(owner, "new");
    await store.set(slot.key, unreadable, 60);
    const { draft: kept, fault } = await openKept(slot);
    expect([kept, fault?.title]).toEqual([null, "What you had entered here could not be read"]);
    expect(await aside(slot.key)).toEqual(unreadable);
    expect(await openKept(slot)).toEqual({ draft: null, fault: null });
  });

  it("is set aside by what is kept in its place, and named among what is unfinished", async () => {
    const slot = draftSlot(owner, "new");
    await store.set(slot.key, unreadable, 60);
    expect(await save("new", { memo: "Anew" })).toMatchObject({ revision: 1 });
    expect(await aside(slot.key)).toEqual(unreadable);
    for (let index = 0; index < 48; index += 1) await save(`edit-${index}`);
    expect((await refusal(save("edit-48"))).drafts).toContainEqual(
      expect.objectContaining({ title: "A form that could not be read any more", to: null }),
    );
  });

  it("leaves the form of a contact or an item as it is stored", async () => {
    const schema = z.object({ key: z.string(), name: z.string() });
    const { key } = recordSlot(owner, { schema, path: "/edit_item/1" }, { key: "k" });
    await store.set(key, unreadable, 60);
    const request = new Request("http://app.test/edit_item/1?form=k");
    const shown = await keptOr(owner, request, schema, { key: "n", name: "Mug" });
    expect(shown).toMatchObject({ form: { name: "Mug" }, revision: 0 });
    expect(shown.fault?.text).toContain("please enter it again");
    expect(await aside(key)).toEqual(unreadable);
  });
});

it("keeps all of a person, whatever their id, under one prefix of the store", () => {
  for (const id of ["1", "a:b", "é/{}", "draft:1:", "\ufffd"]) {
    const prefix = draftPrefix({ person: { id }, companyId: "7" });
    expect(PREFIXES.exec(`${prefix}7:new`)?.[0]).toBe(prefix);
  }
});

it("is offered to be resumed once something was entered, and not for being opened", async () => {
  expect(await describeBegun(owner)).toBeNull();
  await save("new", { no: "INV-0007", noSuggested: "INV-0007", termId: "1", date: "23/11/2026" });
  expect(await describeBegun(owner)).toBeNull();
  await save("new", { memo: "Thank you" });
  expect(await describeBegun(owner)).toBe("No contact yet · 0 lines");
  await save("new", { contactId: "5", contactName: "Kopitiam Jaya" });
  expect(await describeBegun(owner)).toBe("Kopitiam Jaya · 0 lines");
});
