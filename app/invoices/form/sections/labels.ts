import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";

/** Returns the names of the fields whose error messages do not contain the name. */
export function getFieldLabels() {
  return {
    no: words.invoiceNumber,
    title: words.title,
    memo: words.notes,
    "lines.name": words.name,
    "lines.description": words.description,
    "lines.quantity": words.quantity,
    "lines.unitPrice": words.unitPrice,
    "lines.discount": words.discount,
  };
}
