import type { en } from "../en/forms";
import type { Translation } from "../message";

export const ms = {
  notSaved: "Belum disimpan",
  openCalendar: "Buka kalendar",
  update: "Kemas kini",
  saveAndNew: "Simpan & baharu",
  discardChanges: "Buang perubahan",
  discarded: "Perubahan telah dibuang.",
  startOver: "Mula semula",
  anotherFollows: "{question} Borang kosong untuk yang seterusnya akan dipaparkan.",
  discardQuestion: {
    title: "Buang perubahan?",
    text: "Apa yang ditaip di halaman ini akan dikosongkan.",
  },
  startOverQuestion: {
    title: "Mula semula?",
    text: "Apa yang dimasukkan di halaman ini akan dikosongkan.",
  },
  leave: {
    title: "Tinggalkan halaman ini?",
    lost: "Apa yang anda taip di sini akan hilang.",
    saved: "Apa yang anda taip di sini disimpan selama sehari dan akan dipaparkan semula.",
  },
  conflict: {
    yours: "Anda",
    theirs: "Pihak lain",
    nothing: "tiada",
    noDifference: "Tiada perbezaan di halaman ini.",
    typedThere:
      "Apa yang ditaip di sini ada di bawah: simpan semula untuk mengekalkannya, atau ambil apa yang ditaip di sana.",
    savedThere:
      "Apa yang ditaip di sini ada di bawah: simpan semula untuk mengekalkannya, atau ambil apa yang disimpan di sana.",
    takeTyped: "Ambil apa yang ditaip di sana",
    takeSaved: "Ambil apa yang disimpan di sana",
  },
  entries: {
    lines: { numbered: "Baris {number}", order: "Susunan baris" },
    payments: { numbered: "Bayaran {number}", order: "Susunan bayaran" },
    people: { numbered: "Orang hubungan {number}", order: "Susunan orang hubungan" },
    addresses: { numbered: "Alamat {number}", order: "Susunan alamat" },
  },
  entryField: "{entry}, {field}",
  tooMany: {
    invoiceLines:
      "Satu invois boleh mengandungi paling banyak {max} baris, dan invois ini melebihinya, jadi tiada apa-apa yang diubah. Kembali, kurangkan baris, dan hantar semula.",
    invoicePayments:
      "Satu invois boleh mengandungi paling banyak {max} bayaran, dan invois ini melebihinya, jadi tiada apa-apa yang diubah. Kembali, kurangkan bayaran, dan hantar semula.",
    creditNoteLines:
      "Satu nota kredit boleh mengandungi paling banyak {max} baris, dan nota ini melebihinya, jadi tiada apa-apa yang diubah. Kembali, kurangkan baris, dan hantar semula.",
    contactPersons:
      "Satu kenalan boleh mempunyai paling banyak {max} orang hubungan, dan kenalan ini melebihinya, jadi tiada apa-apa yang diubah. Kembali, kurangkan orang hubungan, dan hantar semula.",
    addresses:
      "Satu kenalan boleh mempunyai paling banyak {max} alamat, dan kenalan ini melebihinya, jadi tiada apa-apa yang diubah. Kembali, kurangkan alamat, dan hantar semula.",
  },
  setAside: {
    title: "Apa yang anda masukkan di sini tidak dapat dibaca",
    text: "Oleh itu, borang ini bermula semula: sila masukkan sekali lagi. Apa yang disimpan daripadanya telah diasingkan supaya pengendali aplikasi ini dapat memeriksanya.",
  },
  deleted: "Rekod ini tidak dijumpai: mungkin telah dipadam.",
  newRecordOffer: {
    text: "Rekod ini tidak dijumpai: mungkin telah dipadam. Apa yang anda taip dikekalkan, dan boleh dijadikan rekod baharu.",
    button: "Jadikan rekod baharu",
  },
} as const satisfies Translation<typeof en>;
