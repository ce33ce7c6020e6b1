import type { en } from "../en/business";
import type { Translation } from "../message";

export const ms = {
  title: "Profil perniagaan",
  saved: "Profil perniagaan telah disimpan.",
  conflict: {
    title: "Profil ini telah diubah oleh orang lain",
    text: "Profil ini telah diubah selepas anda membukanya. Sila semak semula sebelum meneruskan. Maklumat yang ditaip di sini ada di bawah: simpan semula untuk mengekalkannya, atau guna yang disimpan di sana.",
  },
  missing: {
    title: "Maklumat yang masih tiada pada invois anda",
    hint: "Anda tetap boleh menghantar invois.",
    invoiceHint: "Invois ini tetap boleh dihantar.",
  },
  nothingMissing: "Invois anda sudah lengkap.",
  password: {
    title: "Adakah ini anda?",
    text: "Belum ada apa-apa yang disimpan. Taip kata laluan anda, kemudian simpan semula.",
    textForFields:
      "Belum ada apa-apa yang disimpan. Taip kata laluan anda, kemudian simpan semula untuk mengubah: {fields}.",
    wrong: "Ini bukan kata laluan anda.",
  },
  about: "Perniagaan anda",
  tax: "Cukai",
  pay: "Cara pelanggan membayar anda",
  invoice: "Pada invois",
  labels: {
    name: "Nama perniagaan",
    address: "Alamat",
    phone: "Telefon",
    email: "E-mel",
    website: "Laman web",
    tin: "TIN",
    msic: "Kod MSIC",
    bankName: "Bank",
    bankAccountName: "Nama akaun",
    bankAccountNo: "Nombor akaun",
    payNow: "UEN atau nombor telefon bimbit PayNow",
    duitNowCode: "Kod DuitNow",
    footer: "Pengaki invois",
    receivedBy: "Ruang tandatangan pelanggan",
    customerLanguage: "Bahasa untuk pelanggan",
    paperLanguages: "Bahasa kedua pada dokumen",
    logo: "Logo",
    duitNowPicture: "Gambar kod QR DuitNow anda",
    password: "Kata laluan anda",
  },
  ssm: "Nombor pendaftaran SSM",
  ssmHint: "Seperti 201901000005 atau 1312525-A",
  uen: "UEN",
  uenHint: "Seperti 201912345K",
  taxNo: "Nombor pendaftaran {tax}",
  sstHint:
    "Hanya perniagaan yang berdaftar untuk SST boleh mengenakannya: biarkan kosong jika perniagaan anda tidak berdaftar.",
  gstHint:
    "Hanya perniagaan yang berdaftar untuk GST boleh mengenakannya dan mencetak “Tax Invoice”.",
  taxSince: "Berdaftar {tax} sejak",
  tinHint: "Untuk e-Invois, seperti C2584563220",
  msicHint: "5 digit: bidang perniagaan anda",
  payNowHint: "Jangan sekali-kali gunakan NRIC: nombor ini akan dicetak pada setiap invois.",
  customerLanguageHint: "Untuk dokumen dan mesej kepada pelanggan yang bahasanya belum dipilih.",
  paperLanguagesHintSst:
    "Pada label sahaja, dengan huruf lebih kecil. Jika anda mempunyai nombor SST, dokumen bahasa Cina sentiasa disertai bahasa Inggeris atau Melayu.",
  paperLanguagesHintGst:
    "Pada label sahaja, dengan huruf lebih kecil. Jika anda mempunyai nombor GST, bahasa Inggeris sentiasa disertakan.",
  paperChoices: {
    usual: "Seperti biasa di negara anda",
    one: "Tiada",
    en: "Disertai bahasa Inggeris",
    ms: "Disertai bahasa Melayu",
  },
  receivedByHint: "Mencetak “Diterima oleh”, “Tandatangan” dan “Tarikh” di hujung setiap invois.",
  unusualSst:
    "Ini bukan format biasa nombor SST (contohnya {example}). Sila bandingkan dengan surat anda.",
  unusualGst:
    "Ini bukan format biasa nombor GST (contohnya M9-0372481-5 atau 200912345K). Sila bandingkan dengan surat anda.",
  invalidWebsite: "Laman web mesti dalam format seperti www.example.com.",
  invalidDate: "Taip tarikh dalam format DD/MM/YYYY.",
  invalidAccountNo: "Nombor akaun hanya boleh mengandungi digit, ruang kosong dan tanda sempang.",
  yourLogo: "Logo anda",
  anotherLogo: "Logo lain",
  logoKept: "Logo yang anda pilih dikekalkan dan akan disimpan bersama maklumat lain",
  removeLogo: "Buang logo",
  duitNowOwner: "Kod DuitNow anda atas nama {name}. Adakah ini anda?",
  shopWithoutName: "kedai tanpa nama",
  duitNowHint:
    "Foto atau tangkapan skrin kod di kaunter anda, PNG atau JPEG sehingga {megabytes} MB",
  removeDuitNow: "Buang kod DuitNow",
  reminders: "Peringatan automatik",
} as const satisfies Translation<typeof en>;
