/** What is said when there is nothing to open, by the button's intent. */
export const UNREACHABLE = {
  email: "Email not available.",
  map: "Address not available.",
  phone: "Telephone number not available.",
};
