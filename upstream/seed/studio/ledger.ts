/** Terms, methods, tax codes and accounts of the studio. */
import { purchaseAccounts } from "../entries";
import type { Books } from "../../books/types";

export const terms: Books["terms"] = [
  { ref: "cash", name: "Cash", days: 0, kind: "cash" },
  { ref: "receipt", name: "Due on Receipt", days: 0, kind: "days" },
  { ref: "7", name: "7 Days", days: 7, kind: "days" },
  { ref: "14", name: "14 Days", days: 14, kind: "days" },
  { ref: "30", name: "30 Days", days: 30, kind: "days" },
  { ref: "45", name: "45 Days", days: 45, kind: "days" },
];

export const methods: Books["methods"] = [
  { ref: "paynow", name: "PayNow", kind: "code" },
  { ref: "transfer", name: "Bank Transfer", kind: "bank" },
  { ref: "card", name: "Credit Card", kind: "card" },
  { ref: "cheque", name: "Cheque", kind: "cheque" },
  { ref: "cash", name: "Cash", kind: "cash" },
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
  { ref: "dbs", name: "DBS Current", kind: "bank", group: "Bank" },
  { ref: "ocbc", name: "OCBC Current", kind: "bank", group: "Bank" },
  { ref: "foreign", name: "DBS Foreign Currency", kind: "bank", group: "Bank" },
  ...purchaseAccounts,
];
