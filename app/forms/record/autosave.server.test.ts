import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { createPostedForm } from "../testing/posted-form";

// The store uses a temporary folder.
vi.mock("~/server/settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-typed-")) },
  sessionSecret: "s".repeat(32),
}));
const { endFormDraft } = await import("../form-draft.server");
const { autosaveRecord } = await import("./autosave.server");
const { openRecordDraft, toRecordDraftSlot } = await import("./draft.server");

const schema = z.object({ key: z.string(), version: z.string(), name: z.string() });
const fresh = { key: "fresh", version: "", name: "" };

const session = {
  id: "s",
  credentials: { clientId: "c", accessToken: "t" },
  person: { id: "siti", name: "Siti", picture: null, email: "" },
  companies: [],
  companyId: "7",
  countryId: "135",
};

/** Sends an autosave and returns its status. */
async function autosave(key: string, name: string, pagePath: string): Promise<number> {
  const posted = createPostedForm(
    { ...fresh, key, name },
    { page: `page of ${key}`, revision: 0, company: "7" },
  );
  const request = new Request(`http://app.test/draft?of=${pagePath}`);
  const answer = await autosaveRecord(session, { schema, path: pagePath }, { request, posted });
  return answer.status;
}

/** Returns the form that a newly opened page shows. */
const open = (url: string) =>
  openRecordDraft(session, new Request(`http://app.test${url}`), schema, fresh);

test("a page shows the draft that its address names, or else its newest draft", async () => {
  expect(await autosave("k1", "Mug", "/create_item")).toBe(204);
  expect(await autosave("k1", "Mug, blue", "/create_item")).toBe(204);
  expect(await open("/create_item")).toMatchObject({ revision: 2, form: { name: "Mug, blue" } });
  for (const other of ["/edit_item/1", "/create_item?form=k9"])
    expect(await open(other)).toMatchObject({ revision: 0, form: fresh });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1_000 });
  expect(await autosave("k2", "Jar", "/create_item")).toBe(204);
  vi.useRealTimers();
  expect(await open("/create_item")).toMatchObject({ form: { key: "k2", name: "Jar" } });
  expect(await open("/create_item?form=k1")).toMatchObject({ form: { name: "Mug, blue" } });
});

test("openRecordDraft reports a draft as unsaved only when it differs from the stored record", async () => {
  await autosave("k5", "", "/edit_item/5");
  expect(await open("/edit_item/5")).toMatchObject({ revision: 1, isUnsaved: false });
  await autosave("k5", "Mug", "/edit_item/5");
  expect(await open("/edit_item/5")).toMatchObject({ revision: 2, isUnsaved: true });
});

test("an autosave is rejected after the draft of its form has ended", async () => {
  await autosave("k3", "Kept", "/create_person");
  for (const key of ["k3", "k4"]) {
    await endFormDraft(toRecordDraftSlot(session, { schema, path: "/create_person" }, { key }), {
      key,
    });
    expect(await autosave(key, "late", "/create_person")).toBe(409);
  }
  expect(await open("/create_person")).toMatchObject({ revision: 0, form: fresh });
});
