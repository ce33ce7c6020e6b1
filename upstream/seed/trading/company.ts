/** Sri Meranti Kopitiam Supplies, a wholesaler in Klang that roasts its own kopi. */
import { chineseNewYear, deepavali, hariRaya } from "../festivals";
import { createRandom } from "../random";
import { driftingRates } from "../rates";
import { booksOf } from "../sales";
import { items } from "./items";
import { latest } from "./latest";
import { ledgerAccounts, methods, taxCodes, terms } from "./ledger";
import { peopleAndPartners } from "./people";
import { memos, services, titles } from "./services";
import { shops } from "./shops";
import type { Books } from "../../books/types";
import type { PaidBy, Trade } from "../trade";

const SEED = 20180801;

export function tradingBooks(today: string): Books {
  return booksOf(tradeOn(today), today);
}

const company: Books["company"] = {
  displayName: "Sri Meranti Kopitiam Supplies Sdn Bhd",
  countryId: 135,
  currency: "MYR",
  isFree: false,
  timeZone: "Asia/Kuala_Lumpur",
  address: ["27, Jalan Meru Indah 4", "Taman Perindustrian Meru Indah", "41050 Klang, Selangor"],
  registrationNo: "201801023456 (1285472-X)",
  taxNo: "W10-1808-32000123",
  phone: "03-3391 2234",
  email: "accounts@srimeranti.example",
  template: { style: 1, color: "#795548" },
  numberPrefix: "INV-",
};

const till: PaidBy = { method: "cash", ledgerAccount: "till" };
const qr: PaidBy = { method: "duitnow", ledgerAccount: "maybank" };
const card: PaidBy = { method: "card", ledgerAccount: "cimb" };
const transfer: PaidBy = { method: "transfer", ledgerAccount: "maybank" };
const cheque: PaidBy = { method: "cheque", ledgerAccount: "cimb" };

function tradeOn(today: string): Trade {
  const rates = driftingRates(
    [
      { currency: "SGD", low: 32000, high: 33500 },
      { currency: "USD", low: 41000, high: 45000 },
    ],
    15,
    today,
    createRandom(SEED),
  );
  return {
    books: {
      company,
      currencies: ["MYR", "SGD", "USD"],
      terms,
      methods,
      taxCodes,
      ledgerAccounts,
      contacts: [...shops, ...peopleAndPartners],
      products: items,
      rates,
    },
    seed: SEED,
    invoiceCount: 400,
    historyDays: 420,
    festivals: [
      hariRaya,
      {
        ...chineseNewYear,
        greeting: "Gong Xi Fa Cai! Last delivery is two days before Chinese New Year.",
      },
      deepavali,
    ],
    nearbyStates: ["Selangor", "Kuala Lumpur"],
    foreign: {
      currencies: {
        "Toa Payoh Kaya Toast Pte Ltd": "SGD",
        "Straits Hawker Supplies Pte Ltd": "SGD",
        "Keppel Road Ship Chandlers Pte Ltd": "USD",
        "Labuan Offshore Catering Sdn Bhd": "USD",
      },
      taxCode: "ZR",
      terms: [
        ["30", 3],
        ["60", 1],
      ],
      paidBy: { method: "transfer", ledgerAccount: "foreign" },
    },
    services,
    orders: {
      items: [
        [1, 20],
        [2, 26],
        [3, 22],
        [4, 16],
        [5, 10],
      ],
      services: [
        [1, 35],
        [0, 65],
      ],
      localShare: 0.7,
    },
    terms: {
      cash: "cash",
      persons: [
        ["cash", 8],
        ["cod", 1],
        ["7", 1],
      ],
      businesses: [
        ["cash", 2],
        ["cod", 2],
        ["7", 3],
        ["14", 4],
        ["30", 9],
        ["60", 2],
      ],
    },
    paidBy: {
      atOnce: [
        [till, 5],
        [qr, 5],
        [card, 2],
        [{ method: "cash", ledgerAccount: "petty" }, 0.6],
      ],
      onCredit: [
        [transfer, 7],
        [cheque, 3],
        [qr, 2],
        [{ method: "transfer", ledgerAccount: "cimb" }, 1],
      ],
    },
    titles,
    memos,
    latest,
  };
}
