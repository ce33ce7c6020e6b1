/** The field names in error messages that do not name their field. */
export const FIELD_LABELS = {
  no: "Invoice number",
  title: "Title",
  memo: "Notes",
  "lines.name": "Name",
  "lines.description": "Description",
  "lines.quantity": "Quantity",
  "lines.unitPrice": "Unit price",
  "lines.discount": "Discount",
};
