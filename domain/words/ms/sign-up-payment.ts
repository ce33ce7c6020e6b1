import type { en } from "../en/sign-up-payment";
import type { Translation } from "../message";

export const ms = {
  title: "Maklumat langganan dan bayaran",
  plan: "Pelan",
  first: "Caj pertama, selepas diskaun",
  after: "Selepas itu",
  without: "Daftar tanpa kod promo",
  change: "Ubah maklumat yang anda masukkan",
  promoEnded: {
    title: "Kod promo tidak sah",
    text: "Kod promo ini tidak lagi sah. Daftar tanpanya, atau kembali dan masukkan kod lain.",
  },
  trialRun: {
    title: "Ini percubaan bayaran.",
    text: "Tiada gerbang kad disediakan di sini, jadi tiada caj akan dikenakan. Jangan masukkan kad sebenar. Kad ujian 4111 1111 1111 1111 diterima, 4000 1111 1111 1115 ditolak.",
  },
  cardNumber: "Nombor kad ujian",
  onlyTestCards: "Hanya kad ujian yang diterbitkan diterima di sini.",
  expiry: "Tarikh luput",
  expiryField: "Luput (MM/YY)",
  invalidExpiry: "Masukkan bulan dan tahun, seperti 08/29.",
  expired: "Kad ini telah luput. Gunakan kad lain.",
  cvv: "CVV",
  cardMissing: "Kad belum dimasukkan.",
  proceed: "Teruskan",
  lite: "Penjimatan data tidak memaparkan borang kad. Maklumat yang anda masukkan masih disimpan.",
  leaveLite: "Matikan penjimatan data dan bayar dengan kad",
  needsScript:
    "Borang kad tidak dapat dipaparkan dalam pelayar ini. Anda boleh mendaftar tanpa kod promo di bawah dan meneruskan dengan percubaan percuma.",
  loading: "Borang kad sedang dibuka.",
  failed:
    "Borang kad tidak dapat dimuatkan. Muat semula halaman ini untuk mencuba lagi, atau daftar tanpa kod promo.",
  refused: "Sila semak kad.",
} as const satisfies Translation<typeof en>;
