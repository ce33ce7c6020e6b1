import type { en } from "../en/reset";
import type { Translation } from "../message";

export const ms = {
  forgotTitle: "Lupa kata laluan",
  forgotText:
    "Kami akan menghantar PIN kepada anda melalui e-mel. Gunakan PIN itu untuk memilih kata laluan baharu.",
  sendPin: "HANTAR PIN",
  thanks: "Terima kasih",
  sent: "E-mel telah dihantar. Sila semak peti masuk anda sekarang.",
  done: "SELESAI",
  ok: "OK",
  backToLogin: "Kembali ke log masuk",
  hasPin: "Saya sudah ada PIN",
  email: "E-mel",
  otherWays: "Cara masuk yang lain",
  resetTitle: "Tetapkan semula kata laluan",
  isReset: "Kata laluan anda telah ditetapkan semula.",
  newPin: "Hantar PIN baharu",
  whichEmail: "PIN dihantar ke e-mel yang mana?",
  next: "Seterusnya",
  pinSent: "PIN telah dihantar ke {email}. PIN ini sah selama {minutes} minit.",
  pin: "PIN {digits} digit",
  newPassword: "Kata laluan baharu",
  reset: "TETAPKAN SEMULA KATA LALUAN",
  noPinNorPassword: "PIN {digits} digit dan kata laluan baharu tidak boleh kosong.",
  noPin: "PIN {digits} digit tidak boleh kosong.",
  noPassword: "Kata laluan baharu tidak boleh kosong.",
  invalidPin: "PIN mesti terdiri daripada {digits} digit",
  tooManyTries:
    "Terlalu banyak cubaan. Sila cuba lagi esok pada waktu ini dengan PIN baharu, atau hari ini dengan telefon atau komputer yang pernah anda gunakan untuk log masuk.",
  tooManyTriesHere: "Terlalu banyak cubaan. Sila cuba lagi esok pada waktu ini dengan PIN baharu.",
  tooManyPins:
    "PIN tidak dihantar kerana terlalu banyak yang diminta. PIN yang dihantar dalam {minutes} minit terakhir masih sah. Sila cuba lagi esok pada waktu ini, atau hari ini dengan telefon atau komputer yang pernah anda gunakan untuk log masuk.",
  tooManyPinsHere:
    "PIN tidak dihantar kerana terlalu banyak yang diminta. PIN yang dihantar dalam {minutes} minit terakhir masih sah. Sila cuba lagi esok pada waktu ini.",
} as const satisfies Translation<typeof en>;
