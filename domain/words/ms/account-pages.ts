import type { en } from "../en/account-pages";
import type { Translation } from "../message";

export const ms = {
  switched: "Anda kini dalam {company}.",
  confirmEmail: {
    title: "Sahkan e-mel",
    thanks: "Terima kasih",
    confirmed: "E-mel anda telah disahkan.",
    ok: "OK",
    heading: "Sahkan e-mel anda",
    text: "Tekan butang ini untuk mengesahkan bahawa e-mel yang menerima pautan ini milik anda.",
    confirm: "SAHKAN E-MEL",
  },
  linkProblems: {
    wrong: {
      title: "Pautan ini tidak lagi berfungsi",
      text: "Pautan ini boleh digunakan sekali sahaja, dalam tempoh {days} hari. Jika anda telah mengesahkan e-mel dengannya, tiada apa-apa lagi yang perlu dilakukan. Jika belum, buka “Hantar” pada mana-mana invois dan minta pautan baharu di situ.",
    },
    limited: {
      title: "Terlalu banyak cubaan",
      text: "Sila tunggu lima belas minit, kemudian buka pautan itu semula.",
    },
  },
  interruptedPost: {
    title: "Belum dihantar",
    text: "Borang ini tidak dihantar: anda telah dilog keluar, atau berada dalam syarikat lain. Maklumat yang anda masukkan masih disimpan.",
    send: "Hantar sekarang",
    discard: "Jangan hantar",
  },
  paywall: {
    heading: "Apa yang anda dapat dengan Premium",
    style: "Invois dalam gaya anda sendiri, untuk dihantar sebagai PDF",
    overview: "Bayaran tertunggak, belum tertunggak dan diterima, sepintas lalu",
    records: "Pelanggan dan item anda sentiasa sedia, pada mana-mana telefon",
    kept: "Tiada apa-apa yang hilang: semua maklumat yang anda masukkan masih disimpan.",
    subscribe: "Langgan",
    logout: "Log keluar",
  },
} as const satisfies Translation<typeof en>;
