import { expect, it } from "vitest";
import { getList, send, API_KEY, type Api } from "./api";

/** Declares the tests whose titles begin with "the list of extensions" (see `declareContract`). */
export function declareExtensionContract(api: () => Api): void {
  it("is returned without a login to a caller with the API key", async () => {
    const { status, body } = await send(api(), "/v2/extensions", {
      headers: { "x-api-key": API_KEY },
    });
    expect(status).toBe(200);
    expect(getList(body, "extensions")).toEqual([
      "profile",
      "payments",
      "cash_sale",
      "issued",
      "links",
      "credit_notes",
      "send",
      "send_papers",
      "owed",
      "today",
      "repeats",
      "periods",
      "recent",
      "sorts",
      "security",
      "confirmations",
      "can",
      "selections",
      "jobs",
      "reminders",
      "repeat_modes",
      "receipts",
      "language",
      "codes",
      "mails",
      "bulk_mails",
    ]);
    expect((await send(api(), "/v2/extensions")).status).toBe(401);
  });
}
