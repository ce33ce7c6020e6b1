import type { en } from "../en/login";
import type { Translation } from "../message";

export const ms = {
  title: "Log masuk",
  description:
    "Log masuk untuk membuat invois di telefon anda, menghantarnya, dan melihat siapa yang telah membayar.",
  beta: "BETA",
  slogan: "Invois untuk kedai anda, di mana sahaja anda berada.",
  email: "E-mel",
  password: "Kata laluan",
  logIn: "LOG MASUK",
  otherWays: "Cara masuk yang lain",
  signUp: "Daftar percuma",
  forgotPassword: "Lupa kata laluan",
  tooManyTries: "Terlalu banyak cubaan. Sila tunggu {minutes} minit dan cuba lagi.",
  wrongPassword: "E-mel atau kata laluan tidak betul. Sila semak dan cuba lagi.",
} as const satisfies Translation<typeof en>;
