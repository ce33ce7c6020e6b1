import type { en } from "../en/account-mails";
import type { Translation } from "../message";

export const ms = {
  pinSubject: "PIN anda untuk menetapkan semula kata laluan {brand}",
  pinText: "PIN anda ialah {pin}. PIN ini boleh digunakan selama {minutes} minit.",
  pinNotAsked:
    "Jika anda tidak memintanya, abaikan sahaja e-mel ini: kata laluan anda kekal seperti sedia ada.",
  confirmSubject: "Sila sahkan e-mel anda untuk {brand}",
  confirmText:
    "Buka pautan ini dan tekan butang di situ untuk mengesahkan bahawa ini alamat e-mel anda:",
  confirmDays: "Pautan ini boleh digunakan sekali, selama {days} hari, pada mana-mana peranti.",
  confirmUnknown: "Jika anda tiada akaun {brand}, abaikan sahaja e-mel ini.",
  when: "pada {day}, {time} (waktu Malaysia dan Singapura)",
  whenFrom: "pada {day}, {time} (waktu Malaysia dan Singapura), dari alamat {address}",
  passwordSubject: "Kata laluan {brand} anda telah diubah",
  passwordText:
    "Kata laluan anda telah diubah {when}, dengan PIN yang dihantar ke alamat ini. Semua orang yang log masuk telah dilog keluar.",
  passwordNotYou:
    "Jika bukan anda yang mengubahnya, orang lain boleh membaca e-mel anda: ubah dahulu kata laluan peti mel anda. Kemudian pilih “Lupa kata laluan” pada halaman log masuk {brand}.",
  profileSubject: "Maklumat perniagaan anda telah diubah",
  profileText: "Dalam profil perniagaan {name}, yang berikut telah diubah {when}: {fields}.",
  profileNotYou:
    "Pelanggan anda membayar menurut maklumat ini pada invois. Jika bukan anda atau pekerja anda yang mengubahnya, betulkan dalam “Profil perniagaan”, dan pilih “Lupa kata laluan” pada halaman log masuk {brand} supaya semua orang dilog keluar.",
  emailSubject: "E-mel sebuah perniagaan di {brand} telah diubah",
  emailBefore:
    "E-mel sebuah perniagaan di {brand} telah diubah {when}. Alamat ini bukan lagi e-melnya.",
  emailAfter:
    "E-mel sebuah perniagaan di {brand} telah diubah {when}. Mulai sekarang, alamat ini ialah e-melnya.",
  emailNotYou:
    "Jika perniagaan itu milik anda dan bukan anda yang mengubahnya, pilih “Lupa kata laluan” pada halaman log masuk, dan betulkan dalam “Profil perniagaan”. Jika anda tidak tahu apa-apa tentangnya, abaikan sahaja e-mel ini.",
  fields: {
    email: "e-mel",
    bank_name: "bank",
    bank_account_name: "nama akaun",
    bank_account_no: "nombor akaun",
    paynow: "nombor PayNow",
    duitnow_code: "kod DuitNow",
  },
  comma: ", ",
} as const satisfies Translation<typeof en>;
