/** Ids of places on the form, where a button's answer leads. */
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
