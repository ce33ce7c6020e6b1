/** Lorong Kertas Studio, designers in Singapore with a risograph press in the back room. */
import { chineseNewYear, deepavali, hariRaya } from "../festivals";
import { createRandom } from "../random";
import { driftingRates } from "../rates";
import { booksOf } from "../sales";
import { clients } from "./clients";
import { items } from "./items";
import { latest } from "./latest";
import { ledgerAccounts, methods, taxCodes, terms } from "./ledger";
import { overseasAndSuppliers } from "./overseas";
import { memos, services, titles } from "./services";
import type { Books } from "../../books/types";
import type { PaidBy, Trade } from "../trade";

const SEED = 20170825;

export function studioBooks(today: string): Books {
  return booksOf(tradeOn(today), today);
}

const company: Books["company"] = {
  displayName: "Lorong Kertas Studio Pte Ltd",
  countryId: 200,
  currency: "SGD",
  isFree: false,
  timeZone: "Asia/Singapore",
  address: ["41 Geylang Bahru Lane #03-08", "Kertas Building", "Singapore 339701"],
  registrationNo: "201724862N",
  taxNo: "M9-0372481-5",
  phone: "6297 4185",
  email: "accounts@lorongkertas.example",
  template: { style: 2, color: "#3F51B5" },
  numberPrefix: "LK-",
};

const payNow: PaidBy = { method: "paynow", ledgerAccount: "dbs" };
const transfer: PaidBy = { method: "transfer", ledgerAccount: "dbs" };
const card: PaidBy = { method: "card", ledgerAccount: "ocbc" };
const cheque: PaidBy = { method: "cheque", ledgerAccount: "ocbc" };
const cashBox: PaidBy = { method: "cash", ledgerAccount: "petty" };

function tradeOn(today: string): Trade {
  const rates = driftingRates(
    [
      { currency: "MYR", low: 2990, high: 3120 },
      { currency: "USD", low: 12800, high: 13500 },
    ],
    15,
    today,
    createRandom(SEED),
  );
  return {
    books: {
      company,
      currencies: ["SGD", "MYR", "USD"],
      terms,
      methods,
      taxCodes,
      ledgerAccounts,
      contacts: [...clients, ...overseasAndSuppliers],
      products: items,
      rates,
    },
    seed: SEED,
    invoiceCount: 120,
    historyDays: 420,
    festivals: [hariRaya, chineseNewYear, deepavali],
    nearbyStates: [""],
    foreign: {
      currencies: {
        "Kopi Langit Roastery Sdn Bhd": "MYR",
        "Rumah Tanglung Hotel Sdn Bhd": "MYR",
        "Pelican Bay Outfitters LLC": "USD",
        "Nusa Tides Resort": "USD",
      },
      taxCode: "ZR",
      terms: [
        ["14", 1],
        ["30", 3],
      ],
      paidBy: { method: "transfer", ledgerAccount: "foreign" },
    },
    services,
    orders: {
      items: [
        [0, 50],
        [1, 28],
        [2, 16],
        [3, 6],
      ],
      services: [
        [1, 58],
        [2, 30],
        [3, 12],
      ],
      localShare: 0.2,
    },
    terms: {
      cash: "cash",
      persons: [
        ["cash", 4],
        ["receipt", 2],
        ["7", 2],
      ],
      businesses: [
        ["receipt", 1],
        ["7", 1],
        ["14", 4],
        ["30", 9],
        ["45", 1],
      ],
    },
    paidBy: {
      atOnce: [
        [payNow, 7],
        [card, 3],
        [cashBox, 2],
      ],
      onCredit: [
        [transfer, 6],
        [payNow, 5],
        [cheque, 1],
        [{ method: "transfer", ledgerAccount: "ocbc" }, 1],
      ],
    },
    titles,
    memos,
    latest,
  };
}
