import type { en } from "../en/forms";
import type { Translation } from "../message";

export const ms = {
  notSaved: "Belum disimpan",
  openCalendar: "Buka kalendar",
  update: "Kemas kini",
  saveAndNew: "Simpan dan tambah lagi",
  discardChanges: "Buang perubahan",
  discarded: "Perubahan telah dibuang.",
  startOver: "Mula semula",
  anotherFollows: "{question} Borang kosong dipaparkan selepas itu untuk yang seterusnya.",
  discardQuestion: {
    title: "Buang perubahan?",
    text: "Maklumat yang ditaip di halaman ini akan dikosongkan.",
  },
  startOverQuestion: {
    title: "Mula semula?",
    text: "Maklumat yang dimasukkan di halaman ini akan dikosongkan.",
  },
  leave: {
    title: "Tinggalkan halaman ini?",
    lost: "Maklumat yang anda taip di sini akan hilang.",
    saved: "Maklumat yang anda taip di sini disimpan selama sehari dan akan dipaparkan semula.",
  },
  conflict: {
    yours: "Versi anda",
    theirs: "Versi lain",
    nothing: "tiada",
    noDifference: "Tiada perbezaan di halaman ini.",
    typedThere:
      "Maklumat yang ditaip di sini ada di bawah: simpan semula untuk mengekalkannya, atau guna yang ditaip di sana.",
    savedThere:
      "Maklumat yang ditaip di sini ada di bawah: simpan semula untuk mengekalkannya, atau guna yang disimpan di sana.",
    takeTyped: "Guna yang ditaip di sana",
    takeSaved: "Guna yang disimpan di sana",
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
      "Satu invois boleh mengandungi paling banyak {max} baris, dan invois ini melebihinya, jadi tiada perubahan dibuat. Kembali, kurangkan baris, dan hantar semula.",
    invoicePayments:
      "Satu invois boleh mengandungi paling banyak {max} bayaran, dan invois ini melebihinya, jadi tiada perubahan dibuat. Kembali, kurangkan bayaran, dan hantar semula.",
    creditNoteLines:
      "Satu nota kredit boleh mengandungi paling banyak {max} baris, dan nota kredit ini melebihinya, jadi tiada perubahan dibuat. Kembali, kurangkan baris, dan hantar semula.",
    contactPersons:
      "Satu kenalan boleh mempunyai paling banyak {max} orang hubungan, dan kenalan ini melebihinya, jadi tiada perubahan dibuat. Kembali, kurangkan orang hubungan, dan hantar semula.",
    addresses:
      "Satu kenalan boleh mempunyai paling banyak {max} alamat, dan kenalan ini melebihinya, jadi tiada perubahan dibuat. Kembali, kurangkan alamat, dan hantar semula.",
  },
  setAside: {
    title: "Maklumat yang anda masukkan di sini tidak dapat dibaca",
    text: "Oleh itu, borang ini dikosongkan: sila masukkan sekali lagi. Maklumat yang tersimpan telah diasingkan supaya pengendali aplikasi ini dapat memeriksanya.",
  },
  deleted: "Rekod ini tidak dijumpai: mungkin telah dipadam.",
  newRecordOffer: {
    text: "Rekod ini tidak dijumpai: mungkin telah dipadam. Maklumat yang anda taip dikekalkan, dan boleh dijadikan rekod baharu.",
    button: "Jadikan rekod baharu",
  },
} as const satisfies Translation<typeof en>;
