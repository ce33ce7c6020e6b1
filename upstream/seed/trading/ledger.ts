/** Terms, methods, tax codes and accounts of the trading company. */
import { purchaseAccounts } from "../entries";
import type { Books } from "../../books/types";

export const terms: Books["terms"] = [
  { ref: "cash", name: "Cash", days: 0, kind: "cash" },
  { ref: "cod", name: "COD", days: 0, kind: "days" },
  { ref: "7", name: "7 Days", days: 7, kind: "days" },
  { ref: "14", name: "14 Days", days: 14, kind: "days" },
  { ref: "30", name: "30 Days", days: 30, kind: "days" },
  { ref: "60", name: "60 Days", days: 60, kind: "days" },
];

export const methods: Books["methods"] = [
  { ref: "cash", name: "Cash", kind: "cash" },
  { ref: "cheque", name: "Cheque", kind: "cheque" },
  { ref: "transfer", name: "Bank Transfer", kind: "bank" },
  { ref: "duitnow", name: "DuitNow QR", kind: "code" },
  { ref: "card", name: "Credit Card", kind: "card" },
];

/** Service tax, sales tax, goods without, and the sales tax paid on equipment. */
export const taxCodes: Books["taxCodes"] = [
  { ref: "SV-8", code: "SV-8", ratePercent: "8" },
  { ref: "SV-6", code: "SV-6", ratePercent: "6" },
  { ref: "ST-10", code: "ST-10", ratePercent: "10" },
  { ref: "ST-5", code: "ST-5", ratePercent: "5" },
  { ref: "EX", code: "EX", ratePercent: "0" },
  { ref: "ZR", code: "ZR", ratePercent: "0" },
  { ref: "P-10", code: "P-10", ratePercent: "10", isSaleTax: false },
];

export const ledgerAccounts: Books["ledgerAccounts"] = [
  { ref: "coffee", name: "Coffee & Tea Sales", kind: "income", group: "Sales" },
  { ref: "grocery", name: "Dry Goods Sales", kind: "income", group: "Sales" },
  { ref: "crockery", name: "Crockery & Glassware Sales", kind: "income", group: "Sales" },
  { ref: "packaging", name: "Packaging Sales", kind: "income", group: "Sales" },
  { ref: "equipment", name: "Equipment Sales", kind: "income", group: "Sales" },
  { ref: "cleaning", name: "Cleaning Supplies Sales", kind: "income", group: "Sales" },
  { ref: "delivery", name: "Delivery Charges", kind: "income", group: "Services" },
  { ref: "repair", name: "Repair & Servicing", kind: "income", group: "Services" },
  { ref: "rental", name: "Equipment Rental", kind: "income", group: "Services" },
  { ref: "training", name: "Brewing Classes", kind: "income", group: "Services" },
  { ref: "rebates", name: "Supplier Rebates", kind: "income", group: "Other Income" },
  { ref: "sundry", name: "Sundry Income", kind: "income", group: "Other Income" },
  { ref: "petty", name: "Petty Cash", kind: "cash", group: "Cash" },
  { ref: "till", name: "Counter Till", kind: "cash", group: "Cash" },
  { ref: "maybank", name: "Maybank Current", kind: "bank", group: "Bank" },
  { ref: "cimb", name: "CIMB Current", kind: "bank", group: "Bank" },
  { ref: "foreign", name: "Maybank Foreign Currency", kind: "bank", group: "Bank" },
  ...purchaseAccounts,
];
