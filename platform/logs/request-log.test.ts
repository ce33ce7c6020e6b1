import { expect, it, vi } from "vitest";
import { ensureRequestId } from "./request-id";
import { logRequest, redactPath } from "./request-log";

it("logRequest logs a request as one line of JSON", () => {
  const written = vi.spyOn(console, "log").mockReturnValue();
  const request = { id: "i", method: "GET", path: "/login" };
  logRequest({ ...request, status: 503, milliseconds: 12.4, address: "203.0.113.7" });
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
  ["/i/Zm9vYmFyYmF6cXV4MTIzNDU2.data", "/i/…"],
  ["/i/Zm9vYmFyYmF6cXV4MTIzNDU2.", "/i/…"],
  ["/i/Zm9vYmFyYmF6cXV4MTIzNDU2%20", "/i/…"],
  ["/I/Zm9vYmFyYmF6%63XV4MTIzNDU2/invoice.pdf", "/I/…/invoice.pdf"],
  ["/i/Zm9vYmFyYmF6%XV4MTIzNDU2", "/i/…"],
  ["/%69/Zm9vYmFyYm-abc12345.js", "/%69/…"],
  ["//i//Zm9vYmFyYmF6cXV4MTIzNDU2,", "//i//…"],
  ["/v2/public/invoices/Zm9vYmFyYmF6cXV4MTIzNDU2./pdf", "/v2/public/invoices/…/pdf"],
  ["/build/../i/Zm9vYmFyYmF6cXV4MTIzNDU2.js", "/build/../i/…"],
  ["/edit_invoice/400", "/edit_invoice/400"],
  [
    "/build/routes/_app.invoice_personalization-LW5YF55X.js",
    "/build/routes/_app.invoice_personalization-LW5YF55X.js",
  ],
  ["/build/routes/entry.client-AO1EVttA.js", "/build/routes/entry.client-AO1EVttA.js"],
])("redactPath turns %s into %s", (path, redacted) => {
  expect(redactPath(path)).toBe(redacted);
});

it.each([undefined, "short", 'a"} {"b', "x".repeat(65), ["one-of-two", "two-of-two"]])(
  "ensureRequestId creates a new id when the caller sends %j",
  (sent) => {
    expect(ensureRequestId(sent)).toMatch(/^[\da-f-]{36}$/);
  },
);

it("ensureRequestId returns a valid id of the caller", () => {
  const id = "0b2f5c1e-8f6c-4a52-9a43-3f0f1d6b7c11";
  expect(ensureRequestId(id)).toBe(id);
});
