import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";

// The store uses a temporary folder.
vi.mock("../settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-unsent-")) },
}));
const { removeDrafts } = await import("../drafts/drafts.server");
const {
  removeInterruptedPost,
  saveInterruptedPost,
  findInterruptedPost,
  takeResumePath: findResumePath,
} = await import("./interrupted-post.server");

const to = "/select_item?draft=new";
const fields: [string, string][] = [["item", "3"]];

const owner = (id: string, companyId = "7") => ({ person: { id }, companyId });

it("finds the post for the same person and company until it is posted", async () => {
  const siti = owner("siti");
  await saveInterruptedPost(siti, { to, fields });
  expect(await findInterruptedPost(siti)).toMatchObject({ to, fields });
  expect(await findInterruptedPost(owner("siti", "8"))).toBeNull();
  expect(await findResumePath(owner("mei"), "/")).toBeNull();
  await removeInterruptedPost(siti, "/elsewhere");
  expect(await findResumePath(siti, "/items/all")).toBe("/unsent?then=%2Fitems%2Fall");
  await removeInterruptedPost(siti, to);
  expect(await findResumePath(siti, "/")).toBeNull();
});

it("leads once to the page of a form that was saved as a draft", async () => {
  const lim = owner("lim");
  await saveInterruptedPost(lim, { to: "/create_person?form=x", fields: null });
  expect(await findResumePath(lim, "/")).toBe("/create_person?form=x");
  expect(await findResumePath(lim, "/")).toBeNull();
});

it("is removed with the person's drafts", async () => {
  await saveInterruptedPost(owner("raj"), { to, fields });
  await removeDrafts(owner("raj"));
  expect(await findInterruptedPost(owner("raj"))).toBeNull();
});
