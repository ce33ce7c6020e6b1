type Share = {
  id: number;
  invoice_id: number;
  receipt_id: number | null;
  date: string;
  amount: number;
  from_account: 0 | 1;
  is_released: 0 | 1;
  reversed_on: string | null;
};

/**
 * Returns the share that records again what stays of a released one (`releaseOverpaid`). Returns undefined
 * when all of it went on account. A smaller part of the same money that was used again on the same day
 * looks the same, and as much of the money stays.
 */
function findRest<S extends Share>(released: Share, shares: S[]): S | undefined {
  if (released.is_released === 0) return undefined;
  return shares.find(
    (share) =>
      share.id > released.id &&
      share.invoice_id === released.invoice_id &&
      share.receipt_id === released.receipt_id &&
      share.from_account === released.from_account &&
      share.date === released.reversed_on &&
      share.amount < released.amount,
  );
}

/** Returns how much of a share went on account, in minor units: zero while it pays its invoice. */
export function countReleased(share: Share, shares: Share[]): number {
  if (share.is_released === 0) return 0;
  return share.amount - (findRest(share, shares)?.amount ?? 0);
}

/** Returns how much went on account when a share was recorded as the rest of another, in minor units. */
export function countReleasedBefore(share: Share, shares: Share[]): number {
  const released = shares.find((each) => findRest(each, shares)?.id === share.id);
  return released ? countReleased(released, shares) : 0;
}
