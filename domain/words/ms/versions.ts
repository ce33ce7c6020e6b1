import type { en } from "../en/versions";
import type { Translation } from "../message";

export const ms = {
  title: "Versi",
  isDeleted: "Invois ini telah dipadam. Invois ini tiada dalam senarai dan jumlah anda.",
  restore: "Pulihkan",
  goToInvoice: "Ke invois",
  version: "Versi {version}",
  states: { current: "semasa", deleted: "dipadam", superseded: "digantikan" },
  fromUpgrade:
    "Dikeluarkan sebelum versi disimpan: butiran perniagaan dan pelanggan adalah seperti pada {time}",
  previewPdf: "Pratonton PDF",
  ofVersion: " versi {version}",
} as const satisfies Translation<typeof en>;
