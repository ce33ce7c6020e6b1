/** Jahitan Seri Kenari, a seamstress in Alor Setar whose trial is over. */
import { deepavali, hariRaya } from "../festivals";
import { booksOf } from "../sales";
import { purchaseAccounts } from "../entries";
import { contacts } from "./contacts";
import { items, memos, services, titles } from "./goods";
import { latest } from "./latest";
import type { Books } from "../../books/types";
import type { PaidBy, Trade } from "../trade";

const cashBox: PaidBy = { method: "cash", ledgerAccount: "box" };
const qr: PaidBy = { method: "duitnow", ledgerAccount: "bsn" };
const transfer: PaidBy = { method: "transfer", ledgerAccount: "bsn" };

const trade: Trade = {
  books: {
    company: {
      displayName: "Jahitan Seri Kenari",
      countryId: 135,
      currency: "MYR",
      isFree: true,
      timeZone: "Asia/Kuala_Lumpur",
      address: ["14, Jalan Pekan Melayu", "05000 Alor Setar, Kedah"],
      registrationNo: "202203188471 (003412907-P)",
      taxNo: "",
      phone: "019-457 2216",
      email: "tempahan@serikenari.example",
      template: { style: 0, color: "#E91E63" },
      numberPrefix: "INV-",
    },
    currencies: ["MYR"],
    terms: [
      { ref: "cash", name: "Cash", days: 0, kind: "cash" },
      { ref: "7", name: "7 Days", days: 7, kind: "days" },
      { ref: "30", name: "30 Days", days: 30, kind: "days" },
    ],
    methods: [
      { ref: "cash", name: "Cash", kind: "cash" },
      { ref: "duitnow", name: "DuitNow QR", kind: "code" },
      { ref: "transfer", name: "Bank Transfer", kind: "bank" },
    ],
    // Too small for SST.
    taxCodes: [],
    ledgerAccounts: [
      { ref: "sewing", name: "Upah Jahit", kind: "income", group: "Sales" },
      { ref: "cloth", name: "Jualan Kain", kind: "income", group: "Sales" },
      { ref: "alteration", name: "Ubah Suai", kind: "income", group: "Services" },
      { ref: "box", name: "Cash Box", kind: "cash", group: "Cash" },
      { ref: "bsn", name: "BSN Savings", kind: "bank", group: "Bank" },
      ...purchaseAccounts,
    ],
    contacts,
    products: items,
    rates: [],
  },
  seed: 20220904,
  invoiceCount: 12,
  historyDays: 150,
  festivals: [hariRaya, deepavali],
  nearbyStates: ["Kedah"],
  foreign: null,
  services,
  orders: {
    items: [
      [1, 3],
      [2, 2],
    ],
    services: [
      [0, 2],
      [1, 1],
    ],
    localShare: 0,
  },
  terms: {
    cash: "cash",
    persons: [
      ["cash", 4],
      ["7", 1],
    ],
    businesses: [
      ["7", 1],
      ["30", 2],
    ],
  },
  paidBy: {
    atOnce: [
      [cashBox, 3],
      [qr, 2],
    ],
    onCredit: [
      [transfer, 2],
      [qr, 1],
    ],
  },
  titles,
  memos,
  latest,
};

export function tailorBooks(today: string): Books {
  return booksOf(trade, today);
}
