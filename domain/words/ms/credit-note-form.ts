import type { en } from "../en/credit-note-form";
import type { Translation } from "../message";

export const ms = {
  title: "Nota kredit baharu",
  givesBackByChoice:
    "Amaun yang dikreditkan dibayar balik kepada pelanggan, mengikut pilihan anda di bawah.",
  givesBack:
    "Amaun yang dikreditkan dibayar balik kepada pelanggan melalui kaedah bayaran terakhir.",
  reasonHint: "Pelanggan anda membacanya pada nota kredit.",
  whatIsCredited: "Perkara yang dikreditkan",
  enterQuantities: "Masukkan kuantiti yang dikreditkan bagi setiap baris.",
  total: "Jumlah dikreditkan",
  creditAll: "Kreditkan semua baki",
  left: "{price} · {quantity} boleh dikreditkan",
  noneLeft: "{price} · semuanya telah dikreditkan",
  quantity: "Kuantiti",
  quantityOf: "Kuantiti {name}",
  overpaid: {
    question: "Jika bayaran melebihi baki yang perlu dibayar",
    keep: "Simpan dalam baki kredit, untuk invois seterusnya",
    give_back: "Bayar balik sekarang",
  },
  invalidQuantity: "Masukkan kuantiti sebagai nombor.",
  nothingCredited: "Sila kreditkan sekurang-kurangnya satu baris.",
  onlyLeft: "Hanya {quantity} yang boleh dikreditkan.",
} as const satisfies Translation<typeof en>;
