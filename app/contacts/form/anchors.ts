/** The ids of places in the form that a redirect can point to. */
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
