import type { en } from "../en/api-messages";
import type { Translation } from "../message";

export const ms = {
  email_unconfirmed:
    "E-mel dihantar kepada pelanggan selepas anda mengesahkan e-mel anda sendiri, melalui pautan yang kami hantar. Sementara itu, hantar melalui WhatsApp, SMS atau e-mel anda sendiri.",
  demo_mails:
    "Akaun demo tidak menghantar e-mel. Sila hantar melalui WhatsApp, SMS atau e-mel anda sendiri.",
  too_many_mails:
    "{max} e-mel telah dihantar dalam satu jam, iaitu had maksimum. Sila cuba lagi kemudian, atau hantar melalui WhatsApp, SMS atau e-mel anda sendiri.",
  too_many_mails_of_all:
    "Semua perniagaan di sini telah mencapai had e-mel dalam satu jam. Tiada apa-apa dihantar: sila cuba lagi kemudian, atau hantar melalui WhatsApp, SMS atau e-mel anda sendiri.",
  no_mails_for_repeat: "E-mel tidak boleh dihantar dari sini, jadi invois hanya boleh dikeluarkan.",
  repeat_without_mails:
    "E-mel tidak boleh dihantar dari sini. Ubah invois berulang supaya hanya mengeluarkan invois, atau buat invois itu sendiri.",
  repeat_email_unconfirmed:
    "E-mel dihantar kepada pelanggan selepas anda mengesahkan e-mel anda sendiri. Ubah invois berulang supaya hanya mengeluarkan invois, atau buat invois itu sendiri.",
  customer_without_email: "{name} tiada alamat e-mel, jadi tiada invois dikeluarkan.",
  sent_again_already:
    "E-mel ini sudah pun dihantar semula, atau tidak boleh dihantar semula: sila tulis yang baharu.",
  credit_note_void: "Nota kredit ini telah dibatalkan: tiada apa-apa untuk dihantar.",
  payment_undone: "Bayaran ini telah dibatalkan: tiada resit untuk dihantar.",
  nothing_late: "Pelanggan ini tiada bayaran tertunggak: peringatan tidak perlu dihantar.",
  customer_not_late: "Pelanggan ini tiada bayaran tertunggak.",
  customer_has_no_email: "Pelanggan ini tiada e-mel.",
  no_email_address: "Pelanggan ini tiada alamat e-mel.",
  invoice_was_deleted: "Invois ini telah dipadam.",
  app_address: "Alamat aplikasi tidak sah.",
  app_url: "Alamat aplikasi mesti berupa URL.",
  invoices_needed: "Invois diperlukan.",
  too_many_invoices: "Paling banyak {max} invois.",
  choose_customers: "Sila pilih pelanggan.",
  too_many_customers: "Sila pilih paling banyak {max} pelanggan.",
  reminders_on_or_off: "Sila nyatakan sama ada peringatan dihantar secara automatik.",
  reminders_paused_or_not: "Sila nyatakan sama ada peringatan dijeda.",
  offered_days: "Sila pilih antara hari yang ditawarkan.",
  offered_weekdays: "Sila pilih antara hari dalam seminggu yang ditawarkan.",
  no_weekday_left:
    "Sila tinggalkan sekurang-kurangnya satu hari dalam seminggu untuk menghantar peringatan.",
  texts_not_a_list: "Teks mesti berupa senarai.",
  choose_day: "Sila pilih sekurang-kurangnya satu hari.",
} as const satisfies Translation<typeof en>;
