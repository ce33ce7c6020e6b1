import type { en } from "../en/payment-code";
import type { Translation } from "../message";

export const ms = {
  code: "{title}: kod untuk diimbas",
  reference: "Rujukan {reference}",
  payNow: "Imbas dengan aplikasi bank anda. Amaun sudah diisi.",
  typeIn: "Imbas dengan aplikasi bank atau e-dompet anda dan masukkan amaun ini.",
  filledIn: "Imbas dengan aplikasi bank atau e-dompet anda. Amaun sudah diisi.",
  change:
    "Imbas dengan aplikasi bank atau e-dompet anda. Kod ini menyatakan {amount}: sila tukar kepada amaun ini.",
} as const satisfies Translation<typeof en>;
