import type { InvoiceForm } from "../schema";

/**
 * Returns `form` with the current values of the fields from which the page derives totals, line
 * headings, offers and hidden fields. A field that the page does not have keeps its value of
 * `form`.
 */
export function readCurrentForm(element: HTMLFormElement, form: InvoiceForm): InvoiceForm {
  const fields = new FormData(element);
  const read = (name: string, fallback: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : fallback;
  };
  return {
    ...form,
    termId: read("termId", form.termId),
    currencyId: read("currencyId", form.currencyId),
    rate: read("rate", form.rate),
    date: read("date", form.date),
    dueDate: read("dueDate", form.dueDate),
    lines: form.lines.map((line, index) => ({
      ...line,
      name: read(`lines[${index}].name`, line.name),
      quantity: read(`lines[${index}].quantity`, line.quantity),
      unitPrice: read(`lines[${index}].unitPrice`, line.unitPrice),
      discount: read(`lines[${index}].discount`, line.discount),
      taxCodeId: read(`lines[${index}].taxCodeId`, line.taxCodeId),
    })),
  };
}
