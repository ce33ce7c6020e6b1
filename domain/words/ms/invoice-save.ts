import type { en } from "../en/invoice-save";
import type { Translation } from "../message";

export const ms = {
  newInvoice: "Invois baharu",
  newInvoiceFor: "Invois baharu untuk {contact}",
  changesTo: "Perubahan pada invois {no}",
  changesToFor: "Perubahan pada invois {no} untuk {contact}",
  noContact: "Belum ada kenalan",
  lines: { other: "{count} baris" },
  notSold: "Item itu tidak dijual lagi. Pilih yang lain.",
  tooManyLines: "Satu invois boleh mengandungi paling banyak {max} baris. Kurangkan pilihan anda.",
  tooManyPayments: "Satu invois boleh mengandungi paling banyak {max} bayaran.",
  newDueDate: "Tarikh akhir bayaran kini {date}.",
  newRate: "Kadar pertukaran kini {rate}.",
  noRate: "Tiada kadar pertukaran bagi tarikh itu, jadi masukkan sendiri.",
  checkAgain: "{changes} Sila semak, kemudian simpan semula.",
  newNumber: "Nombornya {no}, kerana {shown} sudah digunakan.",
  otherTotal: "Invois ini disimpan dengan jumlah {saved}; halaman ini memaparkan {shown}.",
  isMarkedSent: "Invois ini ditandakan sebagai dihantar.",
  isNotMarkedSent: "Invois ini tidak dapat ditandakan sebagai dihantar. {reason}",
  openAndTryAgain: "Buka invois ini dan cuba lagi.",
  choiceNotFound:
    "Tindakan ini tidak dapat dilakukan: invois ini, atau sesuatu yang dipilih untuknya, tidak dijumpai.",
  invoiceNotFound: "Tindakan ini tidak dapat dilakukan: invois ini tidak dijumpai.",
  goneKept:
    "Invois ini tidak dijumpai: mungkin telah dipadam. Maklumat yang anda masukkan dikekalkan, dan boleh dijadikan invois baharu.",
  closedKept: "{reason} Maklumat yang anda masukkan dikekalkan, dan boleh dijadikan invois baharu.",
  makeNewInvoice: "Jadikan invois baharu",
  lineFields: {
    name: "nama",
    description: "keterangan",
    quantity: "kuantiti",
    unitPrice: "harga seunit",
    discount: "diskaun",
    tax: "cukai",
  },
  discountOff: "diskaun {discount}",
  total: "Jumlah",
  paymentFields: { method: "kaedah", account: "akaun", amount: "amaun", isSent: "dihantar" },
} as const satisfies Translation<typeof en>;
