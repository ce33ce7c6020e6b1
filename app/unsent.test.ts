import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";

// The store is opened in a folder of the tests' own.
vi.mock("./env.server", () => ({ env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-unsent-")) } }));
const { forgetUnsent, hasUnsent, keepUnsent, readUnsent } = await import("./unsent.server");

const post = { to: "/create_person?returnTo=%2F", fields: [["first_name", "Tan"]] satisfies [string, string][] };

it("is there for the same person in the same company, until it is posted", async () => {
  const siti = { person: { id: "1" }, companyId: "7" };
  await keepUnsent(siti, post);
  expect(await readUnsent(siti)).toMatchObject(post);
  expect(await readUnsent({ ...siti, companyId: "8" })).toBeNull();
  expect(await hasUnsent({ id: "2" })).toBe(false);
  await forgetUnsent(siti, "/elsewhere");
  expect(await hasUnsent(siti.person)).toBe(true);
  await forgetUnsent(siti, post.to);
  expect(await hasUnsent(siti.person)).toBe(false);
});
