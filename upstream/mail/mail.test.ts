import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openMailer } from "./mail";

it("without a mail server, mails are written into private files and only the paths are logged", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-mail-"));
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const settings = {
    dataDir,
    apiKey: "",
    hasDemo: false,
    brandName: "Buku",
    mailFrom: "pin@buku.example",
  };
  await openMailer(settings)({
    to: "siti@example.test",
    subject: "Your PIN",
    text: "Your PIN is 0420.",
  });
  const [name = ""] = await readdir(join(dataDir, "outbox"));
  const file = join(dataDir, "outbox", name);
  const mail = await readFile(file, "utf8");
  const printed = log.mock.calls.join();
  log.mockRestore();
  expect(name).toMatch(/\.eml$/);
  expect(mail).toContain("From: Buku <pin@buku.example>");
  expect(mail).toContain("To: siti@example.test");
  expect(mail).toContain("Your PIN is 0420.");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(printed).toContain(file);
  expect(printed).not.toContain("0420");
  expect(printed).not.toContain("siti");
  await rm(dataDir, { recursive: true });
});
