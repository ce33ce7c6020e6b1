import type { en } from "../en/pdf";
import type { Translation } from "../message";

export const ms = {
  title: "Pratonton PDF",
  backToVersions: "Kembali ke senarai versi",
  chooseInvoice: "Pilih invois untuk melihat PDF invois itu.",
  allInvoices: "Semua invois",
  open: "Buka PDF",
  save: "Simpan PDF",
  pageOf: "Halaman {number} daripada {pages}",
  notShown: "Halaman tidak dapat dipaparkan di sini. Buka atau simpan PDF.",
  pageNotShown: "Halaman ini tidak dapat dipaparkan di sini.",
  openInstead: "Buka PDF.",
  logoNotShown: { first: "Logo tidak dapat", second: "dipaparkan buat masa ini." },
} as const satisfies Translation<typeof en>;
