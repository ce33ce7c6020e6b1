/** What the seamstress makes and sells, and what she writes on her invoices. */
import { bought, item } from "../entries";
import type { ProductSeed } from "../../books/types";
import type { Service, Trade } from "../trade";

export const items: ProductSeed[] = [
  item("KURUNG", "Baju Kurung, upah jahit", "85.00", "sewing"),
  item("MELAYU", "Baju Melayu, upah jahit", "110.00", "sewing"),
  item("KEBAYA", "Kebaya, upah jahit", "150.00", "sewing", { about: "Termasuk lapik dalam." }),
  item("SERAGAM", "Pakaian Seragam, sepasang", "48.00", "sewing"),
  item("SONGKET", "Kain Songket 4 m", "260.00", "cloth", { cost: "185.00", stock: "5" }),
  item("BUTANG", "Butang Baju Melayu, set", "18.00", "cloth", { cost: "9.50", stock: "24" }),
  bought("BENANG", "Benang Jahit, kotak 12", "21.00", "6"),
];

export const services: readonly Service[] = [
  {
    ledgerAccount: "alteration",
    name: "Ubah suai, sehelai",
    price: "15.00",
    quantities: ["1", "2", "3"],
    taxCode: null,
    reach: "anyone",
  },
  {
    ledgerAccount: "sewing",
    name: "Sulaman tangan, sejam",
    price: "35.00",
    quantities: ["1.5", "2", "4"],
    taxCode: null,
    reach: "anyone",
  },
];

export const titles: Trade["titles"] = ["Tempahan majlis kahwin", "Uniform persatuan"];

export const memos: Trade["memos"] = {
  cash: ["Terima kasih.", "Siap dan telah diambil."],
  credit: ["Boleh bayar melalui DuitNow 019-457 2216.", "Siap dalam dua minggu."],
  voided: ["Tempahan dibatalkan.", "Tersalah harga, invois baru dikeluarkan."],
};
