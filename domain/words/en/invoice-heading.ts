export const en = {
  parts: { stillToPay: "still to pay", leftToCredit: "left to credit" },
  partsOf: { stillToPay: "still to pay of {total}", leftToCredit: "left to credit of {total}" },
} as const;
