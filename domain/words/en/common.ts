export const en = {
  yes: "Yes",
  no: "No",
  save: "Save",
  delete: "Delete",
  dateFormat: "DD/MM/YYYY",
} as const;
