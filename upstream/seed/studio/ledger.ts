/** Terms, methods, tax codes and accounts of the studio. */
import { purchaseAccounts } from "../entries";
import type { Books } from "../../books/types";

export const terms: Books["terms"] = [
  { ref: "cash", name: "Cash", days: 0 },
  { ref: "receipt", name: "Due on Receipt", days: 0 },
  { ref: "7", name: "7 Days", days: 7 },
  { ref: "14", name: "14 Days", days: 14 },
  { ref: "30", name: "30 Days", days: 30 },
  { ref: "45", name: "45 Days", days: 45 },
];

export const methods: Books["methods"] = [
  { ref: "paynow", name: "PayNow" },
  { ref: "transfer", name: "Bank Transfer" },
  { ref: "card", name: "Credit Card" },
  { ref: "cheque", name: "Cheque" },
  { ref: "cash", name: "Cash" },
];

/**
 * GST: standard-rated, zero-rated, exempt (Fourth Schedule), out of scope; and what is paid on
 * purchases.
 */
export const taxCodes: Books["taxCodes"] = [
  { ref: "SR", code: "SR", ratePercent: "9" },
  { ref: "ZR", code: "ZR", ratePercent: "0" },
  { ref: "ES33", code: "ES33", ratePercent: "0" },
  { ref: "OS", code: "OS", ratePercent: "0" },
  { ref: "TX", code: "TX", ratePercent: "9", isSaleTax: false },
];

export const ledgerAccounts: Books["ledgerAccounts"] = [
  { ref: "branding", name: "Branding & Identity", kind: "income", group: "Design Fees" },
  { ref: "digital", name: "Web & Digital", kind: "income", group: "Design Fees" },
  { ref: "packaging", name: "Packaging & Editorial", kind: "income", group: "Design Fees" },
  { ref: "illustration", name: "Illustration", kind: "income", group: "Design Fees" },
  { ref: "photo", name: "Photography & Motion", kind: "income", group: "Design Fees" },
  { ref: "retainer", name: "Retainers", kind: "income", group: "Design Fees" },
  { ref: "print", name: "Print Sales", kind: "income", group: "Sales" },
  { ref: "merchandise", name: "Merchandise Sales", kind: "income", group: "Sales" },
  { ref: "licences", name: "Licences & Royalties", kind: "income", group: "Other Income" },
  { ref: "workshops", name: "Workshops & Talks", kind: "income", group: "Other Income" },
  { ref: "recovered", name: "Recovered Expenses", kind: "income", group: "Other Income" },
  { ref: "petty", name: "Petty Cash", kind: "cash", group: "Cash" },
  { ref: "dbs", name: "DBS Current", kind: "cash", group: "Bank" },
  { ref: "ocbc", name: "OCBC Current", kind: "cash", group: "Bank" },
  { ref: "foreign", name: "DBS Foreign Currency", kind: "cash", group: "Bank" },
  ...purchaseAccounts,
];
