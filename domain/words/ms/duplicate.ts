import type { en } from "../en/duplicate";
import type { Translation } from "../message";

export const ms = {
  title: "Buat yang sama",
  sameAgainAs: "Buat yang sama seperti {no}",
  text: "Membuat draf baharu dengan pelanggan, baris dan catatan yang sama, di bawah nombor seterusnya. Tiada apa-apa yang disimpan atau dihantar sehingga anda melakukannya.",
  textOfDay:
    "Membuat draf baharu bertarikh {date} dengan pelanggan, baris dan catatan yang sama, di bawah nombor seterusnya. Tiada apa-apa yang disimpan atau dihantar sehingga anda melakukannya.",
  existingDraft: {
    title: "Anda telah memulakan satu lagi invois baharu",
    text: "Teruskan dan simpan invois itu dahulu, atau tinggalkan apa yang dimasukkan di sana.",
    resume: "Sambung invois",
    replace: "Tinggalkan dan buat draf",
  },
  make: "Buat draf",
} as const satisfies Translation<typeof en>;
