import type { en } from "../en/given-names";
import type { Translation } from "../message";

export const ms = {
  days: "{days} hari",
  names: {
    cash: "Tunai",
    bankTransfer: "Pindahan bank",
    creditCard: "Kad kredit",
    cheque: "Cek",
    sales: "Jualan",
    services: "Perkhidmatan",
    deliveryCharges: "Caj penghantaran",
    sundryIncome: "Pendapatan pelbagai",
    otherIncome: "Pendapatan lain",
    cashInHand: "Tunai di tangan",
    bankAccount: "Akaun bank",
    bank: "Bank",
    goodsSold: "Kos barang yang dijual",
    packaging: "Pembungkusan",
    costOfSales: "Kos jualan",
    freight: "Angkutan",
    otherExpenses: "Perbelanjaan lain",
    overheads: "Overhed",
    stock: "Stok di tangan",
    inventory: "Inventori",
  },
} as const satisfies Translation<typeof en>;
