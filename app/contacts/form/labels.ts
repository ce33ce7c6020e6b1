/** What the form's fields are called, by their names. */
export const LABELS = {
  displayName: "Display name",
  name: "Business name",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone number",
  regNo: "Registration number",
  website: "Website",
  address: "Address in one line",
  memo: "Memo",
  language: "Language",
} as const;
