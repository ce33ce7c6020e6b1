import { isDeepStrictEqual } from "node:util";
import type { InvoiceForm } from "~/forms/invoice";
import { plainText } from "~/long-form/differences";
import type { InvoiceRecord } from "~/models/invoice-record.server";
import { formOf } from "./first-form.server";

/** True when nothing was changed in the form of a stored invoice. */
export function isAsStored(form: InvoiceForm, stored: InvoiceRecord): boolean {
  return isDeepStrictEqual(typed(form), typed(formOf(stored)));
}

/** Without what the page keeps for itself, and as it was before a browser posted it. */
function typed({ key: _key, basedOn: _basedOn, rateCurrencyId: _rateCurrencyId, rateDate: _rateDate, ...fields }: InvoiceForm) {
  const lines = fields.lines.map((line) => ({ ...line, description: plainText(line.description) }));
  return { ...fields, memo: plainText(fields.memo), lines };
}
