import { parseDecimal, toMinor } from "../../../../domain/money/money";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readRememberedLists } from "~/models/lists.server";
import { isIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { readSaleCode } from "./sale-code.server";

/** Whether script asks for the code alone, while the amount is typed: a route more would weigh on every page. */
export function isSaleCodeRequest(request: Request): boolean {
  return new URL(request.url).searchParams.has("amount");
}

/** As JSON; null where there is none. */
export async function respondWithSaleCode(session: Session, request: Request): Promise<Response> {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const amount = parseDecimal(searchParams.get("amount") ?? "");
  const key = searchParams.get("sale") ?? "";
  const { currencies } = await readRememberedLists(session, ["currencies"]);
  const code =
    amount && isIdempotencyKey(key)
      ? await readSaleCode(session, {
          total: toMinor(amount),
          key,
          base: baseCurrency(currencies),
        })
      : null;
  return Response.json(code, { headers: { "Cache-Control": "no-store" } });
}
