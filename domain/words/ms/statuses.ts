import type { en } from "../en/statuses";
import type { Translation } from "../message";

export const ms = {
  plain: {
    draft: {
      word: "Draf",
      banner: "DRAF",
      meaning: "Belum dihantar, dan tidak dikira dalam mana-mana jumlah.",
    },
    sent: {
      word: "Dihantar",
      banner: "MENUNGGU SEMAKAN",
      meaning: "Ditandakan sebagai dihantar; belum ada bayaran.",
    },
    approved: {
      word: "Diluluskan",
      banner: "DILULUSKAN",
      meaning: "Telah diluluskan; pelanggannya tidak boleh ditukar lagi.",
    },
    accepted: {
      word: "Diterima",
      banner: "DITERIMA",
      meaning: "Diterima oleh pelanggan; belum ada bayaran.",
    },
    voided: {
      word: "Batal",
      banner: "DIBATALKAN",
      meaning: "Nombornya kekal, dan tiada sesiapa yang berhutang.",
    },
    received: {
      word: "Dibayar",
      banner: "BAYARAN DITERIMA",
      meaning: "Tiada baki yang perlu dibayar.",
    },
  },
  unknown: "Status {number}",
  late: {
    name: "Tertunggak",
    word: "Tertunggak ({span})",
    part: "Tertunggak ({span}), dibayar sebahagian",
  },
  credited: { word: "Dikreditkan", meaning: "Nota kredit meliputi keseluruhan amaunnya." },
  part: {
    word: "Dibayar sebahagian",
    meaning: "Sebahagian telah dibayar; bakinya masih perlu dibayar.",
  },
  paidDraft: { word: "Draf, sudah dibayar", banner: "DRAF · SUDAH DIBAYAR" },
} as const satisfies Translation<typeof en>;
