/** By what method and account money is given back. */
export type RefundWay = { methodId: string; accountId: string; reference: string };

/** Returns the way as the API names it. */
export function toWayBody({ methodId, accountId, reference }: RefundWay) {
  return { method_id: methodId, account_id: accountId, reference };
}

/** Returns the part of a body that says how money is given back; empty for null. */
export function toRefundBody(refund: RefundWay | null): { refund?: object } {
  return refund ? { refund: toWayBody(refund) } : {};
}
