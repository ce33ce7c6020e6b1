import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { startApp, tinyBooks, tinyInvoice } from "~/testing/running-app";

/** The ids of invoices that do not exist. */
const DELETED_IDS = ["999998", "999999"];

let app: Awaited<ReturnType<typeof startModules>>;

async function startModules() {
  const drafts = ["DRAFT-1", "DRAFT-2", "DRAFT-3"];
  const invoices = drafts.map((no) => tinyInvoice({ no, status: INVOICE_STATUS.draft }));
  return { ...(await startApp(tinyBooks({ invoices }))), ...(await import("./action.server")) };
}

beforeAll(async () => {
  app = await startModules();
});

afterAll(() => app.close());

it("submitSelection counts the invoices that it marked as sent, without refused and deleted ones", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const rows = await app.db.selectFrom("invoices").select(["id", "no"]).orderBy("id").execute();
  app.breakCalls({
    method: "PUT",
    path: `/sales/invoices/${rows[0]?.id}/status`,
    with: { status: 409, message: "The invoice was changed." },
  });
  const posted = new FormData();
  for (const id of [...rows.map((row) => String(row.id)), ...DELETED_IDS])
    posted.append("item", id);
  posted.append("intent", "send");
  posted.append("key", randomUUID());
  const request = new Request("http://app.test/select_invoices/all", { method: "POST" });
  const answer = await app.submitSelection(app.session, { request, cat: "all", posted });
  expect(answer).toMatchObject({
    data: {
      done: "2 invoices marked as sent.",
      refused: [
        { no: "DRAFT-1", reason: { text: "The invoice was changed." } },
        { no: "2 invoices", reason: { text: "Deleted meanwhile." } },
      ],
    },
  });
});
