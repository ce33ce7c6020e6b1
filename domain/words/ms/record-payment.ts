import type { en } from "../en/record-payment";
import type { Translation } from "../message";

export const ms = {
  title: "Rekod bayaran",
  paysOthersToo: "Bayaran ini untuk invois lain juga",
  currency: "Mata wang",
  currencyOption: "{code}: {amount}",
  whatItPays: "Invois yang dibayar",
  dueFirst:
    "Invois yang tarikh akhir bayarannya paling awal dibayar dahulu. Anda boleh mengubahnya.",
  spreadAgain: "Agihkan semula amaun",
  noUnpaid: "Tiada invois yang belum dibayar. Semuanya dimasukkan ke baki kredit.",
  nothingLeft: "Tiada baki yang perlu dibayar",
  amountFor: "Amaun bagi {no}",
  short: "Kurang daripada jumlah invois",
  onAccount: "Baki kredit",
  stays:
    "{amount} kekal sebagai baki kredit {name}: untuk invois seterusnya, atau untuk dibayar balik.",
  cashCustomer: {
    text: "Jualan tunai dibayar semasa jualan dibuat, jadi bayarannya tidak boleh direkodkan di sini.",
    link: "Lihat jualan tunai",
  },
  toPay: "{amount} belum dibayar",
  due: "Tarikh akhir {date}, {relative}",
  late: "Tarikh akhir {date}, tertunggak {span}",
  toPayOn: {
    other: "{amount} bagi {count} invois",
  },
  nothingToPay: "Tiada yang perlu dibayar",
  lookAgain: {
    title: "Sila semak sekali lagi",
    spread:
      "Amaun kini diagihkan kepada invois seperti di bawah. Belum ada apa-apa yang direkodkan. Untuk merekodkannya, tekan butang itu sekali lagi.",
    onAccount:
      "Lebihan {amount} akan dimasukkan ke baki kredit. Belum ada apa-apa yang direkodkan. Untuk merekodkannya, tekan butang itu sekali lagi.",
  },
  tooMuch: "Jumlah bagi invois ialah {amount}, melebihi amaun bayaran.",
  invalidShare: "Masukkan amaun bagi {no} sebagai nombor.",
  shareBelowZero: "Amaun bagi {no} tidak boleh kurang daripada sifar.",
  onlyLeft: "Hanya {amount} belum dibayar bagi {no}.",
  noneLeft: "Tiada baki yang perlu dibayar bagi {no}.",
} as const satisfies Translation<typeof en>;
