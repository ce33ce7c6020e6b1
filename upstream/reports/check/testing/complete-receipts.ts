import { getList, getNumber, type Person } from "../../../contract/api";
import type { StoredInvoice } from "../../../contract/invoices";

type Ids = Record<"kopitiam" | "ringgit" | "dollar", number> &
  Record<"bank" | "till", { method_id: number; account_id: number }>;

/**
 * Records receipts and refunds of Kopitiam Jaya, each with its name as the reference: "Both" for two
 * invoices with 12.00 above them, "Advance" in cash, "Mistake", which is undone, and "Dollars". Uses money
 * on account for the second invoice twice, undoes the first use, and gives money back as "Wrong", which
 * is undone, "Part", "Rest" in cash, and "Dollars back".
 */
export async function createReceipts(
  person: Person,
  ids: Ids,
  [first, second]: readonly [StoredInvoice, StoredInvoice],
): Promise<void> {
  const way = { currency_id: ids.ringgit, ...ids.bank, date: "2026-11-20" };
  const post = (kind: "receipts" | "refunds", fields: object) =>
    person.post(`/contacts/${ids.kopitiam}/${kind}`, { ...way, ...fields });
  await post("receipts", {
    ...{ amount: "20", reference: "Both", date: "2026-11-19" },
    shares: [
      { invoice_id: first.id, amount: "6" },
      { invoice_id: second.id, amount: "2" },
    ],
  });
  await post("receipts", { ...ids.till, amount: "10.03", reference: "Advance", shares: [] });
  const mistake = await post("receipts", { amount: "5", reference: "Mistake", shares: [] });
  await person.delete(`/receipts/${getNumber(mistake.body, "receipt", "id")}`);
  const used = await person.post(`${second.path}/on_account`, { amount: "3" });
  const share = getList(used.body, "invoice", "payments").at(-1);
  await person.delete(`${second.path}/payments/${getNumber(share, "id")}`);
  await person.post(`${second.path}/on_account`, { amount: "1" });
  const wrong = await post("refunds", { amount: "2", reference: "Wrong" });
  await person.delete(`/refunds/${getNumber(wrong.body, "refund", "id")}`);
  await post("refunds", { amount: "4", reference: "Part", date: "2026-11-21" });
  await post("refunds", { ...ids.till, reference: "Rest", date: "2026-11-21" });
  const dollars = { currency_id: ids.dollar, currency_rate: "3.3" };
  await post("receipts", { ...dollars, amount: "10", reference: "Dollars", shares: [] });
  await post("refunds", {
    ...dollars,
    amount: "4",
    currency_rate: "3.4",
    reference: "Dollars back",
  });
}
