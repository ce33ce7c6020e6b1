import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";

// The store uses a temporary folder.
vi.mock("../settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-unsent-")) },
}));
const { removeDrafts } = await import("../drafts/drafts.server");
const { removeInterruptedPost, saveInterruptedPost, findInterruptedPost, takeResumePath } =
  await import("./interrupted-post.server");

const to = "/select_item?draft=new";
const fields: [string, string][] = [["item", "3"]];

const owner = (id: string, companyId = "7") => ({ person: { id }, companyId });

test("an interrupted post is found by the same person in the same company until it is posted again", async () => {
  const siti = owner("siti");
  await saveInterruptedPost(siti, { to, fields });
  expect(await findInterruptedPost(siti)).toMatchObject({ to, fields });
  expect(await findInterruptedPost(owner("siti", "8"))).toBeNull();
  expect(await takeResumePath(owner("mei"), "/")).toBeNull();
  await removeInterruptedPost(siti, "/elsewhere");
  expect(await takeResumePath(siti, "/items/all")).toBe("/unsent?then=%2Fitems%2Fall");
  await removeInterruptedPost(siti, to);
  expect(await takeResumePath(siti, "/")).toBeNull();
});

test("takeResumePath returns the path of a form that was saved as a draft, and then null", async () => {
  const lim = owner("lim");
  await saveInterruptedPost(lim, { to: "/create_person?form=x", fields: null });
  expect(await takeResumePath(lim, "/")).toBe("/create_person?form=x");
  expect(await takeResumePath(lim, "/")).toBeNull();
});

test("an interrupted post is removed with the person's drafts", async () => {
  await saveInterruptedPost(owner("raj"), { to, fields });
  await removeDrafts(owner("raj"));
  expect(await findInterruptedPost(owner("raj"))).toBeNull();
});
