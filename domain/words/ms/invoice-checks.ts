import type { en } from "../en/invoice-checks";
import type { Translation } from "../message";

export const ms = {
  chooseTerm: "Pilih terma bayaran.",
  chooseCurrency: "Pilih mata wang.",
  invalidRate: "Masukkan kadar pertukaran, iaitu nombor lebih daripada sifar.",
  invalidDate: "Masukkan tarikh dalam format DD/MM/YYYY.",
  invalidDueDate: "Masukkan tarikh akhir bayaran dalam format DD/MM/YYYY.",
  afterPayment: "Invois ini sudah ada bayaran: pilih {date} atau hari yang lebih awal.",
  futurePayment:
    "Invois bertarikh selepas hari ini tidak boleh mempunyai bayaran. Masukkan tarikh hari ini atau lebih awal, atau buang bayaran itu.",
  chooseContact: "Pilih kenalan.",
  addItem: "Tambah sekurang-kurangnya satu item.",
  unaddedItem:
    "“{text}” tiada dalam invois: pilih item daripada senarai, atau kosongkan ruangan ini.",
  invalidQuantity: "Masukkan kuantiti sebagai nombor.",
  invalidUnitPrice: "Masukkan harga seunit sebagai nombor.",
  invalidDiscount: "Masukkan peratusan dari 0 hingga 100.",
  itemGone: "Item ini tidak aktif. Buang dari sini, atau aktifkan semula dahulu.",
  oldTax: "{tax} tidak lagi berkuat kuasa. Pilih kod cukai lain, atau “Tiada”.",
  incompletePayment: "Lengkapkan bayaran ini: kaedah, akaun dan amaun.",
  amountTooLarge: "Amaun melebihi {max}. Sila semak kuantiti dan harga.",
  totalBelowZero: "Jumlah kurang daripada sifar. Sila semak kuantiti dan harga.",
  totalBelowPaid:
    "Jumlah kurang daripada yang telah dibayar. Naikkan jumlah, atau batalkan bayaran dahulu.",
  paymentsAboveTotal: "Bayaran melebihi jumlah. Sila kurangkan bayaran.",
  dueBeforeInvoice: "Tarikh akhir bayaran lebih awal daripada tarikh invois: betulkah begitu?",
  quantityNotAboveZero: "Kuantiti sifar atau kurang",
} as const satisfies Translation<typeof en>;
