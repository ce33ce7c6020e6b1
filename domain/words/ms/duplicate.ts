import type { en } from "../en/duplicate";
import type { Translation } from "../message";

export const ms = {
  title: "Salin invois",
  sameAgainAs: "Salin invois {no}",
  text: "Draf baharu dibuat dengan pelanggan, baris dan catatan yang sama, dengan nombor seterusnya. Tiada apa-apa yang disimpan atau dihantar sehingga anda melakukannya.",
  textOfDay:
    "Draf baharu bertarikh {date} dibuat dengan pelanggan, baris dan catatan yang sama, dengan nombor seterusnya. Tiada apa-apa yang disimpan atau dihantar sehingga anda melakukannya.",
  existingDraft: {
    title: "Anda telah memulakan invois baharu yang lain",
    text: "Teruskan dan simpan invois itu dahulu, atau tinggalkan maklumat yang dimasukkan di sana.",
    resume: "Sambung invois",
    replace: "Tinggalkan dan buat draf",
  },
  make: "Buat draf",
} as const satisfies Translation<typeof en>;
