import type { en } from "../en/errors";
import type { Translation } from "../message";

export const ms = {
  error: "Ralat",
  notSaved: "Tidak disimpan",
  connection: { title: "Ralat sambungan", text: "Sila cuba lagi kemudian." },
  loggedOut: { title: "Tidak dibenarkan", text: "Anda telah dilog keluar" },
  unexpected: {
    title: "Ada sesuatu yang tidak kena",
    text: "Ini kesilapan kami dan telah dicatat. Sila cuba lagi.",
  },
  uncaught: {
    title: "Ada sesuatu yang tidak kena",
    text: "Ini kesilapan kami dan telah dicatat. Sila kembali dan cuba lagi.",
  },
  unknownAddress: { title: "Tidak dijumpai", text: "Tiada apa-apa di alamat ini." },
  faults: {
    notFound: {
      title: "Tidak dijumpai",
      text: "Tiada apa-apa di alamat ini. Mungkin telah dipadam, atau milik syarikat lain.",
    },
    refused: { title: "Ralat", text: "Tindakan ini tidak dapat dilakukan." },
    unreachable: { title: "Ralat sambungan", text: "Sila cuba lagi kemudian." },
    malformed: {
      title: "Ralat",
      text: "Perkhidmatan memberikan respons yang tidak dapat dibaca. Sila cuba lagi kemudian.",
    },
    foreign: {
      title: "Tidak dihantar",
      text: "Borang ini tidak dihantar dari aplikasi ini, jadi tiada perubahan dibuat. Buka halaman itu dalam aplikasi dan hantar dari situ.",
    },
    unreadable: {
      title: "Tidak dihantar",
      text: "Kandungan yang dihantar tidak dapat dibaca, jadi tiada perubahan dibuat. Kembali dan hantar borang itu semula.",
    },
    otherCompany: {
      title: "Tidak dihantar",
      text: "Halaman ini dibuat dalam syarikat anda yang lain, jadi tiada perubahan dibuat. Maklumat yang anda masukkan masih disimpan di sana: teruskan dalam mana-mana satu syarikat.",
    },
    tooLarge: {
      title: "Terlalu besar",
      text: "Borang ini terlalu besar untuk diterima, jadi tiada perubahan dibuat. Kembali, pendekkan isinya atau pilih gambar yang lebih kecil, kemudian hantar semula.",
    },
  },
  ownAppOnly: "Halaman ini hanya boleh dibuka dari aplikasi ini.",
  method: {
    title: "Tidak boleh dilakukan",
    text: "Alamat ini hanya boleh dibuka atau menerima borang.",
  },
  address: {
    title: "Tidak dijumpai",
    text: "Alamat yang diminta tidak dapat dibaca. Sila buka alamat asal aplikasi ini.",
  },
  paywall: {
    title: "Langganan telah tamat.",
    text: "Aplikasi mudah alih ini hanya untuk pengguna Premium. Langgan untuk terus menggunakannya, atau pilih perniagaan anda yang lain.",
  },
  draftLimit: {
    other:
      "Anda mempunyai {count} borang yang belum siap, iaitu had bagi seorang pengguna, jadi borang ini tidak disimpan. Siapkan atau buang beberapa borang di bawah, bermula dengan yang paling lama, kemudian cuba lagi di sini. Borang kenalan dan item dipadam secara automatik sehari selepas kali terakhir dihantar.",
  },
  draft: "{title}, kali terakhir diubah pada {date}",
  newTab: "{text} (dibuka dalam tab baharu)",
  store: {
    full: "Tiada ruang lagi untuk menyimpan, jadi tiada apa-apa yang disimpan. Sila beritahu pengendali aplikasi ini, dan cuba lagi apabila ada ruang.",
    unwritable:
      "Buat masa ini tiada apa-apa yang dapat disimpan. Sila beritahu pengendali aplikasi ini, dan cuba lagi kemudian.",
    damaged:
      "Data yang disimpan di sini telah rosak. Sila beritahu pengendali aplikasi ini: sandaran terakhir perlu dipulihkan.",
    busy: "Sistem terlalu sibuk buat masa ini, jadi tiada apa-apa yang disimpan. Sila cuba lagi.",
    unavailable:
      "Tempat aplikasi ini menyimpan maklumat log masuk dan borang yang belum siap tidak dapat dicapai buat masa ini, jadi tiada apa-apa yang disimpan. Maklumat yang disimpan sebelum ini tidak hilang: sila cuba lagi seminit kemudian.",
  },
  refusals: {
    forbidden: "Tindakan ini tidak dibenarkan.",
    notFound: "Rekod ini tidak dijumpai. Mungkin telah dipadam.",
    changed: "Rekod ini telah diubah oleh orang lain. Muat semula halaman dan cuba lagi.",
    tooLarge: "Kandungan ini terlalu besar untuk dihantar.",
    invalid: "Ada maklumat yang tidak diterima. Sila semak maklumat yang anda masukkan.",
    tooMany: "Terlalu banyak cubaan. Sila tunggu sebentar dan cuba lagi.",
    unknown: "Permintaan ini ditolak ({status}). Sila semak maklumat yang anda masukkan.",
  },
  formRefused: "Tindakan ini tidak dapat dilakukan. Sila semak maklumat yang anda masukkan.",
  tryAgain: "Cuba lagi",
  home: "Ke halaman Utama",
  reference: "Jika anda meminta bantuan, nyatakan rujukan ini: {reference}",
  goOnIn: "Teruskan dalam {company}",
  stayIn: "Kekal dalam {company}",
  ok: "OK",
} as const satisfies Translation<typeof en>;
