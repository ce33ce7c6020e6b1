/** What fields are called where a message about them does not say so. */
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
