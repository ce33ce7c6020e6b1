import type { InvoiceStyleId } from "../../domain/invoice-styles";
import type { Country, CountryId } from "../../domain/countries";
import type { InvoiceStatus } from "../../domain/invoices/status";
import type { DepositKind, MethodKind, TermKind } from "../../domain/kinds";

/**
 * A company's books as plain values: what the demo generator makes, what a
 * test asks for, and what `write.ts` stores. References between records are
 * by `ref`, a name unique within the list it stands in; amounts are decimal
 * text ("1234.50"), dates YYYY-MM-DD.
 */

export type AccountHolder = {
  displayName: string;
  email: string;
  password: string;
  /** Whether the email is known to be its owner's; it is not when left out. */
  isEmailConfirmed?: boolean | undefined;
  companies: Books[];
};

export type Books = {
  company: {
    displayName: string;
    countryId: CountryId;
    /** ISO code of the base currency. */
    currency: CurrencyCode;
    isFree: boolean;
    timeZone: Country["timeZone"];
    address: string[];
    /** SSM number or UEN. */
    registrationNo: string;
    /** SST or GST number; blank for none. */
    taxNo: string;
    phone: string;
    email: string;
    /** The colour is one of `TEMPLATE_COLORS`, or blank for none. */
    template: { style: InvoiceStyleId; color: string };
    /** Invoice numbers are the prefix and at least four digits. */
    numberPrefix: string;
  };
  currencies: CurrencyCode[];
  terms: { ref: string; name: string; days: number; kind: TermKind }[];
  methods: { ref: string; name: string; kind: MethodKind }[];
  /**
   * On sales, unless `isSaleTax` says that it is on purchases; in force, unless `isActive` says
   * that it is not.
   */
  taxCodes: {
    ref: string;
    code: string;
    ratePercent: string;
    isSaleTax?: boolean;
    isActive?: boolean;
  }[];
  /**
   * `income` are chosen as categories and services, `expense` and `inventory` for what is bought
   * and stocked; all others are deposited to.
   */
  ledgerAccounts: {
    ref: string;
    name: string;
    kind: "income" | "expense" | "inventory" | DepositKind;
    group: string;
  }[];
  contacts: ContactSeed[];
  products: ProductSeed[];
  invoices: InvoiceSeed[];
  /** Units of the base currency for one of `currency`, from `date` on. */
  rates: { currency: CurrencyCode; date: string; rate: string }[];
  /** Beside the payments of invoices; none when left out. */
  movements?: MovementSeed[];
};

/** Money that came to or, below zero, left a cash or bank account, in the base currency. */
export type MovementSeed = {
  ledgerAccount: string;
  date: string;
  amount: string;
  kind: "opening" | "expense" | "transfer";
  description: string;
};

export type CurrencyCode = "MYR" | "SGD" | "USD" | "EUR" | "GBP" | "AUD" | "CNY" | "IDR" | "THB";

export type ContactSeed = {
  ref: string;
  kind: "person" | "business";
  displayName: string;
  /** Business name; blank for a person. */
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  registrationNo: string;
  isCustomer: boolean;
  isSupplier: boolean;
  memo: string;
  contactPerson: { firstName: string; lastName: string; email: string; phone: string } | null;
  address: {
    street: string;
    city: string;
    state: string;
    postcode: string;
    countryId: CountryId;
  } | null;
};

export type ProductSeed = {
  ref: string;
  name: string;
  sku: string;
  salePrice: string;
  purchasePrice: string;
  forSale: boolean;
  forPurchase: boolean;
  trackInventory: boolean;
  stockBalance: string;
  saleDescription: string;
  purchaseDescription: string;
  /** Refs of an income account and a tax code on sales; null for none. */
  saleAccount: string | null;
  saleTaxCode: string | null;
  /**
   * Refs of an expense account, a tax code on purchases and an inventory account; null for none.
   */
  purchaseAccount: string | null;
  purchaseTaxCode: string | null;
  inventoryAccount: string | null;
};

export type InvoiceSeed = {
  /** Without it the next number of the company is taken. */
  no?: string;
  contact: string;
  term: string;
  currency: CurrencyCode;
  /** Units of the base currency for one of the invoice's; "1" in the base. */
  rate: string;
  date: string;
  /** 0000-00-00 for none (cash). */
  dueDate: string;
  title: string;
  memo: string;
  status: InvoiceStatus;
  lines: {
    /** Exactly one of the two. */
    product: string | null;
    ledgerAccount: string | null;
    name: string;
    quantity: string;
    unitPrice: string;
    /** "0" to "100", decimals allowed. */
    discountPercent: string;
    taxCode: string | null;
  }[];
  payments: { method: string; ledgerAccount: string; amount: string; date: string }[];
};
