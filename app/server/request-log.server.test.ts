import { expect, it, vi } from "vitest";
import { logRequest, withoutSecrets } from "./request-log.server";

it("writes a line of JSON", () => {
  const written = vi.spyOn(console, "log").mockReturnValue();
  const context = { id: "i", method: "GET", path: "/login", address: "127.0.0.1", deadline: 0 };
  logRequest({ context, status: 503, milliseconds: 12.4, address: "203.0.113.7" });
  const line: unknown = written.mock.calls[0]?.[0];
  expect(JSON.parse(String(line))).toMatchObject({
    level: "error",
    id: "i",
    method: "GET",
    path: "/login",
    status: 503,
    milliseconds: 12,
    address: "203.0.113.7",
  });
});

it.each([
  ["/requestPin/owner@shop.example", "/requestPin/…"],
  ["/requestPin/owner%40shop.example/x", "/requestPin/…/x"],
  ["/i/Zm9vYmFyYmF6cXV4MTIzNDU2", "/i/…"],
  ["/edit_invoice/400", "/edit_invoice/400"],
  ["/build/routes/entry.client-AO1EVttA.js", "/build/routes/entry.client-AO1EVttA.js"],
])("leaves what may be a secret out of %s", (path, shown) => {
  expect(withoutSecrets(path)).toBe(shown);
});
