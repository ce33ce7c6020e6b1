import type { en } from "../en/refusals";
import type { Translation } from "../message";

export const ms = {
  deleted: "Invois ini telah dipadam. Pulihkan invois ini dahulu.",
  deletedAlready: "Invois ini sudah pun dipadam.",
  notDeleted: "Invois ini tidak dipadam.",
  hasCreditNote: "Invois ini mempunyai nota kredit {no}. Batalkan nota kredit itu dahulu.",
  editPaid: "Invois ini telah dibayar dan tidak boleh disunting. Kreditkan bahagian yang salah.",
  editVoid: "Invois ini telah dibatalkan dan tidak boleh disunting. Buat invois baharu.",
  notDraft: "Hanya draf boleh ditandakan sebagai dihantar.",
  sendVoid: "Invois ini telah dibatalkan, jadi tiada apa-apa untuk dihantar.",
  remindDraft:
    "Invois ini masih draf. Tandakan sebagai dihantar sebelum anda menghantar peringatan.",
  remindPaid:
    "Tiada baki yang perlu dibayar bagi invois ini, jadi peringatan tidak perlu dihantar.",
  notLate: "Invois ini belum tertunggak: tarikh akhir bayarannya {date}.",
  payDraft: "Invois ini masih draf. Tandakan sebagai dihantar sebelum anda merekod bayaran.",
  payPaid: "Tiada baki yang perlu dibayar bagi invois ini.",
  payVoid: "Invois ini telah dibatalkan, jadi bayaran tidak boleh direkodkan.",
  undoDraft: "Invois ini masih draf. Buang sahaja bayaran itu daripada draf.",
  undoNone: "Tiada bayaran bagi invois ini, jadi tiada yang boleh dibatalkan.",
  undoVoid: "Invois ini telah dibatalkan, jadi bayarannya tidak boleh dibatalkan.",
  creditDraft: "Invois ini masih draf. Ubah invois ini, tidak perlu dikreditkan.",
  creditNone: "Tiada baki yang boleh dikreditkan bagi invois ini.",
  creditVoid: "Invois ini telah dibatalkan, jadi tidak boleh dikreditkan.",
  noCreditNote: "Tiada nota kredit bagi invois ini, jadi tiada yang boleh dibatalkan.",
  voidDraft: "Invois ini tidak pernah dihantar, jadi tidak perlu dibatalkan. Padam sahaja.",
  voidAlready: "Invois ini sudah pun dibatalkan.",
  withPayments: {
    void: {
      other:
        "Invois ini mempunyai {count} bayaran. Batalkan semua bayaran itu sebelum anda membatalkan invois.",
    },
    delete: {
      other:
        "Invois ini mempunyai {count} bayaran. Batalkan semua bayaran itu sebelum anda memadam invois.",
    },
  },
  paid: {
    void: "Invois ini telah dibayar. Batalkan bayarannya sebelum anda membatalkan invois.",
    delete: "Invois ini telah dibayar. Batalkan bayarannya sebelum anda memadam invois.",
  },
  repeatDraft: "Invois ini masih draf. Tandakan sebagai dihantar sebelum anda mengulanginya.",
  repeatVoid: "Invois ini telah dibatalkan, jadi tidak boleh diulang.",
  notNow: "Tindakan ini tidak boleh dilakukan pada invois ini sekarang.",
  closedVoid:
    "Invois ini telah dibatalkan, jadi tidak boleh diubah lagi. Invois ini boleh dipadam.",
  closedPaid:
    "Invois ini telah dibayar, jadi tidak boleh diubah atau dipadam lagi: bayarannya sudah direkodkan dalam akaun.",
  closedCredited:
    "Invois ini mempunyai nota kredit {no}, jadi tidak boleh diubah atau dipadam lagi. Batalkan nota kredit itu dahulu.",
  paidMoneyGoesBack: "{amount} dibayar balik kepada pelanggan.",
  paidMoneyStays:
    "{amount} telah dibayar. Wang itu kekal sebagai baki kredit {name}, untuk invois seterusnya atau untuk dibayar balik.",
} as const satisfies Translation<typeof en>;
