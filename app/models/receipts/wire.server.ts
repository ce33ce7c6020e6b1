import * as z from "zod";
import { amount, id, text } from "../wire.server";

/** The schema of a currency with its id. */
export const identifiedCurrency = z.object({ id, code: text, symbol: text });

/** The schema of what a customer has on account in one currency. */
export const onAccountSum = z.object({
  currency: identifiedCurrency,
  on_account: amount,
  /** What invoices are overpaid by after credit notes. It is not on account yet. */
  to_give_back: amount,
});

/** What a customer has on account in one currency. Amounts are in minor units. */
export type OnAccountSum = z.output<typeof onAccountSum>;
