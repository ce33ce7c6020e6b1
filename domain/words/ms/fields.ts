import type { en } from "../en/fields";
import type { Translation } from "../message";

export const ms = {
  compulsory: "Ruangan ini wajib diisi",
  invalidEmail: "Masukkan e-mel yang sah.",
  writeAmount: "Tulis {amount}.",
  tooLong: "Gunakan paling banyak {max} aksara.",
  passwordTooShort: "Kata laluan mesti sekurang-kurangnya {min} aksara",
  passwordTooLong: "Kata laluan boleh mengandungi paling banyak {max} aksara",
  passwordHint: "Sekurang-kurangnya {min} aksara; 8 atau lebih adalah lebih selamat.",
} as const satisfies Translation<typeof en>;
