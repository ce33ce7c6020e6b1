import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";

// The store is opened in a folder of the tests' own.
vi.mock("../settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-unsent-")) },
}));
const { removeDrafts } = await import("../drafts/drafts.server");
const {
  removeInterruptedPost: forgetUnsent,
  saveInterruptedPost: keepUnsent,
  findInterruptedPost: readUnsent,
  findResumePath,
} = await import("./interrupted-post.server");

const to = "/select_item?draft=new";
const fields: [string, string][] = [["item", "3"]];

const owner = (id: string, companyId = "7") => ({ person: { id }, companyId });

it("is there for the same person in the same company, until it is posted", async () => {
  const siti = owner("siti");
  await keepUnsent(siti, { to, fields });
  expect(await readUnsent(siti)).toMatchObject({ to, fields });
  expect(await readUnsent(owner("siti", "8"))).toBeNull();
  expect(await findResumePath(owner("mei"), "/")).toBeNull();
  await forgetUnsent(siti, "/elsewhere");
  expect(await findResumePath(siti, "/items/all")).toBe("/unsent?then=%2Fitems%2Fall");
  await forgetUnsent(siti, to);
  expect(await findResumePath(siti, "/")).toBeNull();
});

it("leads once to the page of a form that is kept by itself", async () => {
  const lim = owner("lim");
  await keepUnsent(lim, { to: "/create_person?form=x", fields: null });
  expect(await findResumePath(lim, "/")).toBe("/create_person?form=x");
  expect(await findResumePath(lim, "/")).toBeNull();
});

it("goes with the drafts of its person when they log out", async () => {
  await keepUnsent(owner("raj"), { to, fields });
  await removeDrafts(owner("raj"));
  expect(await readUnsent(owner("raj"))).toBeNull();
});
