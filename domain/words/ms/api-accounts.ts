import type { en } from "../en/api-accounts";
import type { Translation } from "../message";

export const ms = {
  wrong_login: "E-mel atau kata laluan tidak betul. Sila semak dan cuba lagi.",
  wrong_password: "Ini bukan kata laluan anda.",
  password_needed: "Sila masukkan kata laluan anda untuk mengubah: {guarded}.",
  logins_busy: "Ramai orang sedang log masuk. Sila cuba lagi dalam beberapa saat.",
  email_taken: "Sudah ada akaun dengan e-mel ini. Log masuk, atau tetapkan semula kata laluannya.",
  pin_format: "PIN mesti terdiri daripada {digits} digit",
  pin_wrong: "PIN tidak betul, atau tidak lagi sah. Sila semak, atau minta PIN baharu.",
  too_many_pins:
    "PIN tidak dihantar kerana terlalu banyak yang diminta. PIN yang dihantar dalam {minutes} minit terakhir masih sah. Sila cuba lagi esok pada waktu ini.",
  too_many_links:
    "Pautan telah dihantar {max} kali dalam sehari, iaitu had maksimum. Sila cari dalam folder spam, atau minta semula esok.",
  promo_invalid: "Kod promo ini tidak lagi sah.",
  promo_other_country: "Kod promo ini adalah untuk negara lain.",
  promo_card_needed: "Kad diperlukan untuk kod promo ini.",
  card_refused: "Kad ditolak. Sila semak, atau cuba kad lain.",
  card_gateway_unreachable:
    "Gerbang kad tidak dapat dihubungi. Tiada caj dikenakan. Sila cuba lagi kemudian.",
  no_card_gateway: "Tiada gerbang kad disediakan: hanya kad ujian yang diterbitkan diterima.",
  demo_sends_no_emails: "Akaun demo tidak menghantar e-mel.",
  email_not_sent: "E-mel tidak dapat dihantar. Sila cuba lagi kemudian.",
  confirmation_page: "Alamat halaman pengesahan diperlukan.",
} as const satisfies Translation<typeof en>;
