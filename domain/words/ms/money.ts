import type { en } from "../en/money";
import type { Translation } from "../message";

export const ms = {
  labels: {
    amount: "Amaun",
    date: "Tarikh",
    methodId: "Kaedah bayaran",
    accountId: "Deposit ke",
    reference: "Rujukan",
    rate: "Kadar pertukaran",
  },
  amountIn: "Amaun ({symbol})",
  allInCash: "Semuanya secara tunai: {amount}, dibundarkan {rounding}",
  dayRate: "Jika kosong: kadar pada hari itu",
  givenBackBy: "Dibayar balik melalui",
  paidFrom: "Dibayar daripada",
  reason: "Sebab",
  invalidDay: "Masukkan tarikh sebagai DD/MM/YYYY.",
  invalidRate: "Masukkan kadar sebagai nombor melebihi sifar.",
  invalidAmount: "Masukkan amaun sebagai nombor melebihi sifar.",
  twoDecimals: "Gunakan dua tempat perpuluhan sahaja.",
  and: "{first} dan {second}",
} as const satisfies Translation<typeof en>;
