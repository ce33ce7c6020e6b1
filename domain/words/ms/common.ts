import type { en } from "../en/common";
import type { Translation } from "../message";

export const ms = {
  yes: "Ya",
  no: "Tidak",
  save: "Simpan",
  delete: "Padam",
  done: "Selesai",
  next: "Seterusnya",
  cancel: "Batal",
  ticked: "{count} dipilih",
  invoices: { other: "{count} invois" },
  close: "Tutup",
  choose: "Pilih",
  notChosen: "Tidak dipilih",
  backToInvoices: "Kembali ke semua invois",
  backToInvoice: "Kembali ke invois",
  dateFormat: "DD/MM/YYYY",
} as const satisfies Translation<typeof en>;
