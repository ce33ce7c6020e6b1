/** The ids of the form's sections, contact persons and addresses. A redirect can point to them. */
export const ANCHORS = {
  info: "info",
  people: "people",
  addresses: "addresses",
  more: "more",
  customer: "customer",
  supplier: "supplier",
  memo: "memo-section",
  person: (key: string) => `person-${key}`,
  address: (key: string) => `address-${key}`,
};
