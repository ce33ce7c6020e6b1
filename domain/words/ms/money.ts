import type { en } from "../en/money";
import type { Translation } from "../message";

export const ms = {
  labels: {
    amount: "Amaun",
    date: "Tarikh",
    methodId: "Kaedah bayaran",
    accountId: "Masuk ke akaun",
    reference: "Rujukan",
    rate: "Kadar pertukaran",
  },
  amountIn: "Amaun ({symbol})",
  allInCash: "Semuanya secara tunai: {amount}, dibundarkan {rounding}",
  dayRate: "Jika kosong: kadar pada hari itu",
  givenBackBy: "Dibayar balik melalui",
  paidFrom: "Dibayar dari akaun",
  reason: "Sebab",
  invalidDay: "Masukkan tarikh dalam format DD/MM/YYYY.",
  invalidRate: "Masukkan kadar sebagai nombor lebih daripada sifar.",
  invalidAmount: "Masukkan amaun sebagai nombor lebih daripada sifar.",
  twoDecimals: "Gunakan paling banyak dua tempat perpuluhan.",
  and: "{first} dan {second}",
} as const satisfies Translation<typeof en>;
