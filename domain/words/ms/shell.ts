import type { en } from "../en/shell";
import type { Translation } from "../message";

export const ms = {
  skip: "Langkau ke kandungan",
  menu: "Menu",
  main: "Menu utama",
  company: "Syarikat",
  switchCompany: "Tukar",
  signOut: "Log keluar",
  saveData: "Jimatkan data: lebih pantas, lebih ringkas",
  stopSavingData: "Matikan penjimatan data",
  savesData: "Penjimatan data dihidupkan: halaman lebih pantas dan lebih ringkas.",
  savesNoData: "Penjimatan data dimatikan.",
  options: "Pilihan",
  back: "Kembali",
  search: "Cari",
  clear: "Kosongkan",
  clearSearch: "Kosongkan carian",
  closeSearch: "Tutup carian",
  privacy: "Dasar Privasi",
  tryDemo: "Cuba demo",
} as const satisfies Translation<typeof en>;
