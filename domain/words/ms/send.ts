import type { en } from "../en/send";
import type { Translation } from "../message";

export const ms = {
  title: "Hantar",
  remindTitle: "Ingatkan",
  backToReceipt: "Kembali ke resit",
  backToCreditNote: "Kembali ke nota kredit",
  backToStatement: "Kembali ke penyata akaun",
  goBack: "Kembali",
  draft: {
    hasChanges:
      "Borang invois ini mempunyai perubahan yang belum disimpan, dan perubahan itu tidak akan dihantar. Pilih “Tidak” untuk kembali dan menyimpannya.",
    next: "Selepas ini, anda memilih cara menghantarnya.",
  },
  letterhead: {
    title: "Perniagaan anda pada invois",
    text: "Maklumat ini tertera pada invois dan halaman pelanggan. {link} juga, iaitu akaun bank dan kod untuk pelanggan membayar.",
    link: "Tambah butiran bayaran",
    skip: "Langkau",
  },
  confirmationSent:
    "Pautan sedang dihantar ke {email}. Buka pautan itu pada mana-mana peranti dan tekan butang di situ, kemudian kembali ke halaman ini.",
  message: "Mesej",
  phone: "Nombor telefon",
  phoneHint: "Untuk mesej ini sahaja: nombor dalam rekod kenalan tidak berubah.",
  unreadableNumber:
    "Ini bukan nombor telefon. Taip nombor untuk kali ini sahaja, contohnya 012-345 6789.",
  useMessage: "Guna mesej dan nombor ini",
  landline: "{number} ialah talian tetap, yang tidak menerima WhatsApp atau SMS.",
  whatsAppTo: "WhatsApp ke {number}",
  whatsApp: "WhatsApp",
  sms: "SMS",
  mailApp: "Aplikasi e‑mel",
  wordsAlone:
    "Aplikasi e-mel anda hanya membawa teks: simpan PDF di bawah, kemudian lampirkan di sana.",
  ownWordsAlone:
    "Aplikasi e-mel anda sendiri hanya membawa teks: simpan PDF di bawah, kemudian lampirkan di sana.",
  email: "E-mel",
  emailWithPdf: "E-mel dengan PDF",
  subject: "Subjek",
  sendEmail: "Hantar e-mel",
  demoMails: "Akaun demo tidak menghantar e-mel kepada pelanggan.",
  unconfirmed:
    "E-mel boleh dihantar kepada pelanggan selepas anda mengesahkan e-mel anda sendiri, {email}. Kami akan menghantar pautan kepada anda, yang boleh digunakan sekali dalam tempoh {days} hari, pada mana-mana peranti.",
  sendLink: "Hantar pautan",
  isConfirmed: "Saya telah mengesahkannya",
  pdf: "PDF",
  savePdf: "Simpan PDF",
  sharePdf: "Kongsi PDF",
  fetchingPdf: "Mendapatkan PDF",
  pdfNotFetched: "Gagal: cuba lagi",
  link: {
    title: "Pautan untuk pelanggan",
    whoSees: "Sesiapa yang mempunyai pautan ini dapat melihat invois tanpa log masuk.",
    copy: "Salin pautan",
    copied: "Disalin",
    share: "Kongsi",
    revoke: "Tarik balik",
    revokeLabel: "Tarik balik pautan",
    question: "Tarik balik pautan?",
    questionText: "Pautan yang telah dihantar tidak boleh dibuka lagi.",
    canRenew: "Anda boleh membuat pautan baharu.",
    renew: "Pautan baharu",
    why: "WhatsApp, SMS dan aplikasi e-mel anda menghantar pautan invois kepada pelanggan, yang boleh dibuka tanpa log masuk.",
    whyRenew:
      "Pautan yang telah dihantar masih berfungsi, tetapi tidak dapat dipaparkan semula. Pautan baharu akan menggantikannya.",
    create: "Buat pautan",
  },
  late: {
    title: "Invois tertunggak",
    noLink: "tiada pautan",
    why: "Pelanggan menerima pautan bagi setiap invois, yang boleh dibuka tanpa log masuk.",
    create: "Buat pautan",
  },
  note: {
    title: "Sudah diingatkan? Catat di sini",
    way: "Cara peringatan dihantar",
    whatsapp: "Melalui WhatsApp",
    sms: "Melalui SMS",
    mail: "Melalui e-mel",
    otherWay: "Cara lain",
    save: "Catat peringatan",
  },
  sentSoFar: "Telah dihantar",
  sendAgain: "Hantar semula",
  sendAgainTo: "Hantar semula ke {to}",
} as const satisfies Translation<typeof en>;
