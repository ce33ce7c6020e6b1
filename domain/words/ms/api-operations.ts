import type { en } from "../en/api-operations";
import type { Translation } from "../message";

export const ms = {
  invoice_deleted: "Invois ini telah dipadam. Pulihkan invois ini dahulu.",
  invoice_deleted_already: "Invois ini sudah pun dipadam.",
  invoice_not_deleted: "Invois ini tidak dipadam.",
  invoice_has_credit_note:
    "Invois ini mempunyai nota kredit {no}. Batalkan nota kredit itu dahulu.",
  paid_not_editable:
    "Invois ini telah dibayar dan tidak boleh disunting. Kreditkan bahagian yang salah.",
  void_not_editable: "Invois ini telah dibatalkan dan tidak boleh disunting. Buat invois baharu.",
  not_a_draft: "Hanya draf boleh ditandakan sebagai dihantar.",
  void_not_sendable: "Invois ini telah dibatalkan, jadi tiada apa-apa untuk dihantar.",
  draft_not_remindable:
    "Invois ini masih draf. Tandakan sebagai dihantar sebelum anda menghantar peringatan.",
  paid_not_remindable:
    "Tiada baki yang perlu dibayar bagi invois ini, jadi peringatan tidak perlu dihantar.",
  not_late: "Invois ini belum tertunggak: tarikh akhir bayarannya {date}.",
  draft_not_payable:
    "Invois ini masih draf. Tandakan sebagai dihantar sebelum anda merekod bayaran.",
  nothing_left_to_pay: "Tiada baki yang perlu dibayar bagi invois ini.",
  void_not_payable: "Invois ini telah dibatalkan, jadi bayaran tidak boleh direkodkan.",
  draft_payment_not_undoable: "Invois ini masih draf. Buang sahaja bayaran itu daripada draf.",
  no_payment_to_undo: "Tiada bayaran bagi invois ini, jadi tiada yang boleh dibatalkan.",
  void_payment_not_undoable: "Invois ini telah dibatalkan, jadi bayarannya tidak boleh dibatalkan.",
  draft_not_creditable: "Invois ini masih draf. Ubah invois ini, tidak perlu dikreditkan.",
  nothing_left_to_credit: "Tiada baki yang boleh dikreditkan bagi invois ini.",
  void_not_creditable: "Invois ini telah dibatalkan, jadi tidak boleh dikreditkan.",
  no_credit_note_to_void: "Tiada nota kredit bagi invois ini, jadi tiada yang boleh dibatalkan.",
  draft_not_voidable:
    "Invois ini tidak pernah dihantar, jadi tidak perlu dibatalkan. Padam sahaja.",
  void_already: "Invois ini sudah pun dibatalkan.",
  payments_before_void: {
    other:
      "Invois ini mempunyai {count} bayaran. Batalkan semua bayaran itu sebelum anda membatalkan invois.",
  },
  payments_before_delete: {
    other:
      "Invois ini mempunyai {count} bayaran. Batalkan semua bayaran itu sebelum anda memadam invois.",
  },
  paid_not_voidable:
    "Invois ini telah dibayar. Batalkan bayarannya sebelum anda membatalkan invois.",
  paid_not_deletable: "Invois ini telah dibayar. Batalkan bayarannya sebelum anda memadam invois.",
  draft_not_repeatable:
    "Invois ini masih draf. Tandakan sebagai dihantar sebelum anda mengulanginya.",
  void_not_repeatable: "Invois ini telah dibatalkan, jadi tidak boleh diulang.",
} as const satisfies Translation<typeof en>;
