import { findCountryOrMalaysia, MALAYSIA, SINGAPORE, type CountryId } from "../../domain/countries";
import type { Books } from "../books/types";

type CountryLists = Pick<Books, "currencies" | "methods" | "taxCodes">;

/** The lists of a new business that depend on its country. */
const LISTS_BY_COUNTRY: Record<CountryId, CountryLists> = {
  [MALAYSIA.id]: {
    currencies: ["MYR", "SGD", "USD"],
    methods: createMethods("DuitNow QR"),
    taxCodes: createTaxCodes({
      "SV-8": "8",
      "SV-6": "6",
      "ST-10": "10",
      "ST-5": "5",
      EX: "0",
      ZR: "0",
    }),
  },
  [SINGAPORE.id]: {
    currencies: ["SGD", "MYR", "USD"],
    methods: createMethods("PayNow"),
    taxCodes: createTaxCodes({ SR: "9", ZR: "0", ES: "0", OS: "0" }),
  },
};

const terms: Books["terms"] = [
  { ref: "cash", name: "Cash", days: 0, kind: "cash" },
  ...[7, 14, 30, 60].map((days) => ({
    ref: String(days),
    name: `${days} Days`,
    days,
    kind: "days" as const,
  })),
];

const ledgerAccounts: Books["ledgerAccounts"] = [
  { ref: "sales", name: "Sales", kind: "income", group: "Sales" },
  { ref: "services", name: "Services", kind: "income", group: "Services" },
  { ref: "delivery", name: "Delivery Charges", kind: "income", group: "Services" },
  { ref: "sundry", name: "Sundry Income", kind: "income", group: "Other Income" },
  { ref: "cash", name: "Cash in Hand", kind: "cash", group: "Cash" },
  { ref: "bank", name: "Bank Account", kind: "bank", group: "Bank" },
  // Older companies got the accounts below from migration 0009.
  { ref: "goods", name: "Cost of Goods Sold", kind: "expense", group: "Cost of Sales" },
  { ref: "packaging", name: "Packaging", kind: "expense", group: "Cost of Sales" },
  { ref: "freight", name: "Freight", kind: "expense", group: "Overheads" },
  { ref: "other", name: "Other Expenses", kind: "expense", group: "Overheads" },
  { ref: "stock", name: "Stock on Hand", kind: "inventory", group: "Inventory" },
];

type NewBusiness = { businessName: string; countryId: CountryId; phone: string; email: string };

/** Creates the books of a new business, without records but with the lists of its country. */
export function createNewBooks({ businessName, countryId, phone, email }: NewBusiness): Books {
  const { currency, timeZone } = findCountryOrMalaysia(countryId);
  return {
    ...LISTS_BY_COUNTRY[countryId],
    company: {
      currency,
      timeZone,
      displayName: businessName,
      countryId,
      isFree: false,
      address: [],
      registrationNo: "",
      taxNo: "",
      phone,
      email,
      template: { style: 0, color: "" },
      numberPrefix: "INV-",
    },
    terms,
    ledgerAccounts,
    contacts: [],
    products: [],
    invoices: [],
    rates: [],
  };
}

/** Creates the payment methods. `codeName` is the name of the country's payments by QR code. */
function createMethods(codeName: string): Books["methods"] {
  return [
    { ref: "cash", name: "Cash", kind: "cash" },
    { ref: "transfer", name: "Bank Transfer", kind: "bank" },
    { ref: "code", name: codeName, kind: "code" },
    { ref: "card", name: "Credit Card", kind: "card" },
    { ref: "cheque", name: "Cheque", kind: "cheque" },
  ];
}

function createTaxCodes(rates: Record<string, string>): Books["taxCodes"] {
  return Object.entries(rates).map(([code, ratePercent]) => ({ ref: code, code, ratePercent }));
}
