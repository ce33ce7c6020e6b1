import type { en } from "../en/toasts";
import type { Translation } from "../message";

export const ms = {
  created: "Invois berjaya dibuat.",
  edited: "Invois berjaya disunting.",
  markedSent: "Invois ditandakan sebagai dihantar.",
  notMarkedSent: "Invois tidak dapat ditandakan sebagai dihantar.",
  deleted: "Invois berjaya dipadam.",
  voided: "Invois berjaya dibatalkan.",
  linkRevoked: "Pautan telah ditarik balik dan tidak boleh dibuka lagi.",
  reminderNoted: "Peringatan telah dicatat.",
  paymentUndone: "Bayaran berjaya dibuat asal.",
  paymentRecorded: "Bayaran {amount} berjaya direkodkan.",
  restored: "Invois {no} berjaya dipulihkan.",
  creditNoteCreated: "Nota kredit berjaya dibuat.",
  creditNoteVoided: "Nota kredit berjaya dibatalkan.",
  repeatCreated: "Ulangan berjaya dibuat.",
  repeatChanged: "Ulangan berjaya diubah.",
  repeatEnded: "Ulangan berjaya ditamatkan.",
  triedAgain: "Sedang dicuba semula.",
  daySkipped: "Invois {day} telah dilangkau.",
  cashSaleSaved: "Jualan tunai telah disimpan.",
  cashSaleSavedBefore: "Jualan tunai ini sudah pun disimpan.",
  styleSaved: "Gaya invois telah disimpan.",
  formCleared: "Borang telah dikosongkan.",
  formReset: "Borang kini sama dengan invois yang disimpan.",
  duplicated: "Draf baharu, sama seperti {no}. Belum ada apa-apa yang disimpan.",
  duplicatedOn: "Draf baharu bertarikh {day}, sama seperti {no}. Belum ada apa-apa yang disimpan.",
  draftExists: "Invois ini dimulakan untuk {name}. Simpan atau mulakan semula terlebih dahulu.",
  alreadyDeleted: {
    message: "Invois ini telah dipadam.",
    description: "Invois ini tiada lagi dalam senarai invois anda.",
  },
  changedInAnotherTab: {
    message: "Invois ini telah diubah dalam tab lain.",
    description: "Sila semak sekali lagi.",
  },
} as const satisfies Translation<typeof en>;
