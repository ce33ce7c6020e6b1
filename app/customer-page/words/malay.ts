import { createDayFormatter } from "./days";
import type { OwedFacts, Words } from "./words";

export const malay: Words = {
  lang: "ms",
  formatDay: createDayFormatter("ms-MY"),
  title: ({ no, business }) => `Invois ${no} daripada ${business}`,
  invoice: "Invois",
  taxInvoice: "Invois cukai",
  toPay: "Belum dibayar",
  partPaid: "Dibayar sebahagian",
  late: (days) => `Tertunggak (${days} hari)`,
  paidStatus: "Dibayar",
  creditedStatus: "Dikreditkan",
  moneyBackStatus: "Bayaran balik",
  voidStatus: "Batal",
  owed,
  partOfTotal: ({ paid, total }) => `${paid} daripada ${total} telah dibayar.`,
  paidOn: (date) => `Dibayar pada ${date}`,
  paidHeadline: "Invois ini telah dibayar.",
  thanks: "Terima kasih.",
  voidHeadline: "Invois ini telah dibatalkan. Tiada apa-apa yang perlu dibayar.",
  nothingToPayHeadline: "Tiada baki yang perlu dibayar untuk invois ini.",
  giveBackHeadline: (amount) => `${amount} akan dikembalikan kepada anda.`,
  issuedOn: (date) => `Dikeluarkan pada ${date}`,
  billTo: "Bil kepada",
  lines: "Butiran",
  quantityAndPrice: ({ quantity, price }) => `${quantity} × ${price}`,
  lessDiscount: (percent) => `tolak ${percent}`,
  subtotal: "Jumlah kecil",
  discount: "Diskaun",
  beforeTax: "Jumlah sebelum cukai",
  taxOn: ({ tax, net }) => `${tax} atas ${net}`,
  total: "Jumlah keseluruhan",
  rounding: "Pembundaran",
  creditNote: ({ no, date }) => `Nota kredit ${no}, ${date}`,
  paidRow: "Dibayar",
  balanceRow: "Baki perlu dibayar",
  giveBackRow: "Dikembalikan kepada anda",
  howToPay: "Cara membayar",
  scan: (name) => `Imbas untuk membayar dengan ${name}`,
  amountFilled: "Amaun sudah diisi.",
  typeAmount: (amount) => `Masukkan ${amount} dalam aplikasi bank atau e-dompet anda.`,
  changeAmount: ({ codeAmount, amount }) =>
    `Kod ini menyatakan ${codeAmount}: sila tukar amaun itu kepada ${amount}.`,
  saveCode: "Simpan kod sebagai gambar",
  onThisPhone:
    "Membayar dengan telefon yang memaparkan halaman ini? Simpan kod, kemudian pilih kod itu daripada galeri gambar dalam aplikasi bank anda.",
  bank: "Bank",
  accountName: "Nama akaun",
  accountNumber: "Nombor akaun",
  amount: "Amaun",
  reference: "Rujukan",
  copy: "Salin",
  copied: "Disalin",
  copies: {
    account: "Salin nombor akaun",
    amount: "Salin amaun",
    reference: "Salin rujukan",
    payNow: "Salin nombor PayNow",
  },
  receipts: "Resit",
  openReceipt: "Buka resit",
  notes: "Catatan",
  openPdf: "Buka PDF",
  goneTitle: "Tiada invois di sini",
  goneText:
    "Pautan ini mungkin tersalah taip atau telah diganti. Sila tanya orang yang menghantarnya kepada anda.",
  busyTitle: "Terlalu banyak cubaan",
  busyText: "Sila tunggu beberapa minit dan buka pautan ini semula.",
  laterTitle: "Invois tidak dapat dipaparkan sekarang",
  laterText: "Sila cuba lagi sebentar lagi.",
};

function owed({ amount, date, isPart }: OwedFacts): string {
  if (!date) return isPart ? `Baki ${amount} perlu dibayar` : `${amount} perlu dibayar`;
  return isPart
    ? `Baki ${amount}, tarikh akhir bayaran ${date}`
    : `${amount}, tarikh akhir bayaran ${date}`;
}
