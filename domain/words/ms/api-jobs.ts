import type { en } from "../en/api-jobs";
import type { Translation } from "../message";

export const ms = {
  mail_unconfirmed:
    "Perkhidmatan e-mel tidak menyatakan sama ada e-mel ini diterima. Mungkin e-mel ini sudah sampai: tanya pelanggan anda, atau hantar sekali lagi.",
  mail_stopped:
    "Aplikasi berhenti semasa e-mel ini sedang dihantar. Mungkin e-mel ini sudah sampai: tanya pelanggan anda, atau hantar sekali lagi.",
  address_refused: "Perkhidmatan e-mel tidak menerima e-mel untuk {to}. Sila semak alamatnya.",
  mail_refused: "Perkhidmatan e-mel tidak menerima e-mel ini. Sila hantar dengan cara lain.",
  mail_busy:
    "Perkhidmatan e-mel sedang sibuk atau buat masa ini tidak menerima e-mel untuk alamat ini.",
  mail_unreachable: "Perkhidmatan e-mel tidak dapat dihubungi. Tiada apa-apa yang dihantar.",
  mail_not_sent:
    "E-mel ini tidak dapat dihantar. Sila hantar dengan cara lain, dan maklumkan kepada pengendali aplikasi ini.",
  unexpected: "Berlaku ralat dalam aplikasi.",
  late_day:
    "Aplikasi tidak berjalan pada {day} dan selama lebih daripada {days} hari selepas itu, jadi anda ditanya dahulu.",
} as const satisfies Translation<typeof en>;
