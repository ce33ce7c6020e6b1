import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import { DEMO_EMAIL, warnAboutDemoAccount } from "./demo-account";

afterEach(() => vi.restoreAllMocks());

it("a warning is logged only when the database contains the demo account", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "lejar-demo-"));
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  try {
    await migrate(db);
    await warnAboutDemoAccount(db);
    expect(warn).not.toHaveBeenCalled();
    const account = { display_name: "Demo", password_hash: "", created_at: "" };
    await db
      .insertInto("accounts")
      .values({ ...account, email: DEMO_EMAIL })
      .execute();
    await warnAboutDemoAccount(db);
    expect(warn.mock.calls.join()).toContain(
      "WARNING: the database still contains the demo account",
    );
  } finally {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  }
});
