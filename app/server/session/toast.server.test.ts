import { expect, test, vi } from "vitest";
import type { Language } from "../../../domain/languages";
import { fill } from "../../../domain/words/message";
import { toastWords } from "../../../domain/words/toasts";

vi.mock("../settings/env.server", () => ({
  env: { secure: false },
  sessionSecret: "s".repeat(32),
}));
const { withRequestContext } = await import("../request/request-context.server");
const { getToast, redirectWithSuccess } = await import("./toast.server");

const inLanguage = <T>(language: Language, run: () => T) =>
  withRequestContext(
    { id: "1", method: "GET", path: "/", peerAddress: null, deadline: Infinity, language },
    run,
  );

test("a toast is in the language of the person when it is shown", async () => {
  const response = await inLanguage("ms", () =>
    redirectWithSuccess("/", () => fill(toastWords.restored, { no: "INV-1" })),
  );
  const [cookie = ""] = response.headers.getSetCookie();
  const request = new Request("http://localhost/", { headers: { Cookie: cookie } });
  const read = (language: Language) => inLanguage(language, () => getToast(request));
  expect((await read("ms")).toast).toMatchObject({
    message: "Invois INV-1 berjaya dipulihkan.",
    type: "success",
  });
  const { toast, headers } = await read("zh");
  expect(toast).toEqual({ message: "已恢复发票 INV-1。", type: "success" });
  // The toast is shown once.
  const cleared = new Request(request, { headers: { Cookie: headers.get("Set-Cookie") ?? "" } });
  expect((await inLanguage("zh", () => getToast(cleared))).toast).toBeUndefined();
});
