/** Returns the path of the customer's page behind a link in the app. */
export function toCustomerPagePath(token: string): string {
  return `/i/${encodeURIComponent(token)}`;
}
