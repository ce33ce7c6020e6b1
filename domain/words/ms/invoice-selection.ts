import type { en } from "../en/invoice-selection";
import type { Translation } from "../message";

export const ms = {
  title: "Pilih invois",
  chooseOne: "Pilih sekurang-kurangnya satu invois.",
  chooseFewer: "Pilih paling banyak {max} invois.",
  selectAll: "Pilih semua di sini",
  selectNone: "Nyahpilih semua",
  noInvoices: "Tiada invois",
  email: "E-mel",
  pdf: "PDF",
  csv: "CSV",
  markQuestion: { other: "Tandakan {count} invois sebagai dihantar?" },
  noDrafts: "Tiada draf untuk ditandakan",
  staying:
    "Hanya draf boleh ditandakan sebagai dihantar. Invois berikut tidak berubah: {invoices}.",
  mailsQuestion: { other: "Hantar {count} e-mel kepada {count} pelanggan?" },
  noMails: "Tiada e-mel untuk dihantar",
  refusedMails: "E-mel tidak dapat dihantar",
  mailOf: "{customer}: {invoices}",
  draftsNotMailed: "Draf tidak dihantar melalui e-mel: {drafts}. {markFirst}",
  markFirst: "Tandakan sebagai dihantar dahulu",
  theseLeftOut: "Yang berikut tidak disertakan:",
  leftOut: "{invoice}: {reason}",
  leftOutOf: "{customer}, {invoices}",
  deleted: "Telah dipadam.",
  localLinks:
    "Pautan hanya boleh dibuka pada komputer ini: pelanggan tidak dapat mencapainya. PDF disertakan sebagai lampiran.",
  marked: { other: "{count} invois ditandakan sebagai dihantar." },
  noneMailed: "Tiada e-mel yang dihantar.",
  mailed: { other: "{count} e-mel sedang dihantar." },
  doneWithLeftOut: "{done} Tidak disertakan:",
} as const satisfies Translation<typeof en>;
