import { isDeepStrictEqual } from "node:util";
import type { InvoiceForm } from "~/invoices/schema";
import { normalizeLineEnds } from "~/forms/differences";
import { figureText } from "../../../../domain/money/typed-amount";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { toInvoiceForm } from "../draft/initial-form.server";

/** True when nothing was changed in the form of a stored invoice. */
export function isUnchanged(form: InvoiceForm, stored: InvoiceRecord): boolean {
  return isDeepStrictEqual(normalizeForm(form), normalizeForm(toInvoiceForm(stored)));
}

/**
 * Without what the page keeps for itself, as it was before a browser posted it; a rate may be
 * written with more zeros.
 */
function normalizeForm({
  key: _key,
  basedOn: _basedOn,
  rateCurrencyId: _rateCurrencyId,
  rateDate: _rateDate,
  filledTermId: _filledTermId,
  filledCurrencyId: _filledCurrencyId,
  ...fields
}: InvoiceForm) {
  const lines = fields.lines.map((line) => ({
    ...line,
    description: normalizeLineEnds(line.description),
  }));
  return {
    ...fields,
    rate: figureText(fields.rate, 0),
    memo: normalizeLineEnds(fields.memo),
    lines,
  };
}
