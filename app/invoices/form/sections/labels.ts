/** The names of the fields whose error messages do not contain the name. */
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
