import type { en } from "../en/invoice-heading";
import type { Translation } from "../message";

export const ms = {
  parts: { stillToPay: "belum dibayar", leftToCredit: "boleh dikreditkan" },
  partsOf: {
    stillToPay: "belum dibayar daripada {total}",
    leftToCredit: "boleh dikreditkan daripada {total}",
  },
} as const satisfies Translation<typeof en>;
