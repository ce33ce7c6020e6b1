import type { en } from "../en/sums";
import type { Translation } from "../message";

export const ms = {
  creditNotes: { other: "{count} nota kredit" },
  payments: { other: "{count} bayaran" },
  paid: "{amount} dibayar",
  credited: "{amount} dikreditkan",
  toGiveBack: "{amount} perlu dibayar balik",
  figures: {
    billed: "{amount} diinvois",
    stillToPay: "{amount} belum dibayar",
    credited: "{amount} dikreditkan",
    received: "{amount} diterima",
  },
  drafts: { other: "{count} draf" },
  voidInvoices: { other: "{count} invois batal" },
  voidCreditNotes: { other: "{count} nota kredit batal" },
  undonePayments: { other: "{count} bayaran dibatalkan" },
  notCounted: "Tidak dikira: {records}",
  comma: ", ",
} as const satisfies Translation<typeof en>;
