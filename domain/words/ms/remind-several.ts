import type { en } from "../en/remind-several";
import type { Translation } from "../message";

export const ms = {
  title: "Ingatkan pelanggan",
  back: "Kembali ke senarai siapa berhutang",
  nobodyLate: "Tiada pelanggan dengan bayaran tertunggak",
  whoOwes: "Siapa berhutang",
  late: "{amount} tertunggak",
  lateByUpTo: "{amount} tertunggak sehingga {span}",
  alsoLate: "{before}, {amount} tertunggak",
  noEmail: "tiada e-mel",
  moreCustomers: "Pelanggan lain",
  remindByEmail: "Ingatkan melalui e-mel",
  chooseOne: "Pilih sekurang-kurangnya satu pelanggan.",
  question: {
    other: "Ingatkan {count} pelanggan melalui e-mel?",
  },
  noneHasEmail: "Semua pelanggan ini tiada e-mel",
  noReminder: "Peringatan tidak dapat dihantar",
  withoutEmail: "Tanpa e-mel: {names}.",
  reasonOf: "{names}: {reason}",
  comma: ", ",
  notReminded: "Tidak diingatkan:",
  sent: {
    other: "{count} peringatan sedang dihantar.",
  },
  theseNotReminded: "Pelanggan ini tidak diingatkan:",
} as const satisfies Translation<typeof en>;
