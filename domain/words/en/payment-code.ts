export const en = {
  code: "{title}: code to scan",
  reference: "Reference {reference}",
  payNow: "Scan with your banking app. The amount is filled in.",
  typeIn: "Scan with your banking app or e-wallet and type in this amount.",
  filledIn: "Scan with your banking app or e-wallet. The amount is filled in.",
  change:
    "Scan with your banking app or e-wallet. The code itself says {amount}: please change it to this amount.",
} as const;
