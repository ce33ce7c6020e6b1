import type { InvoiceStyleId } from "../../domain/invoice-styles";
import type { Country, CountryId } from "../../domain/countries";
import type { InvoiceStatus } from "../../domain/invoices/status";
import type { DepositKind, MethodKind, TermKind } from "../../domain/kinds";

/** An account and the books of its companies, before `writeAccount` stores them. */
export type AccountHolder = {
  displayName: string;
  email: string;
  password: string;
  /** True when the email is confirmed. The default is false. */
  isEmailConfirmed?: boolean | undefined;
  companies: Books[];
};

/**
 * A company's books as plain values, for demo data, generated test data and sign-up. A record
 * refers to another record by its `ref`, a name that is unique within its list. Amounts are decimal
 * text ("1234.50") and dates are YYYY-MM-DD.
 */
export type Books = {
  company: {
    displayName: string;
    countryId: CountryId;
    /** The ISO code of the base currency. */
    currency: CurrencyCode;
    /** True when the company is on the free plan permanently. */
    isFree: boolean;
    timeZone: Country["timeZone"];
    address: string[];
    /** The SSM number (Malaysia) or the UEN (Singapore). */
    registrationNo: string;
    /** The SST or GST number. Empty when the company is not registered. */
    taxNo: string;
    phone: string;
    email: string;
    /** `color` is one of `TEMPLATE_COLORS`, or empty. */
    template: { style: InvoiceStyleId; color: string };
    /** A suggested invoice number is this prefix and at least four digits. */
    numberPrefix: string;
  };
  currencies: CurrencyCode[];
  terms: { ref: string; name: string; days: number; kind: TermKind }[];
  methods: { ref: string; name: string; kind: MethodKind }[];
  /**
   * The tax codes. A code is for purchases when `isSaleTax` is false, otherwise for sales. It is
   * active unless `isActive` is false.
   */
  taxCodes: {
    ref: string;
    code: string;
    ratePercent: string;
    isSaleTax?: boolean;
    isActive?: boolean;
  }[];
  /**
   * The accounts. Sales are booked to accounts of the kind `income`, purchases to `expense` and
   * stock to `inventory`. Money is deposited to accounts of all other kinds.
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
  /** Receipts of several shares or with money on account. Other payments get a receipt each. */
  receipts?: ReceiptSeed[];
  /** Units of the base currency for one unit of `currency`, valid from `date` on. */
  rates: { currency: CurrencyCode; date: string; rate: string }[];
  /** Movements of money other than payments of invoices. */
  movements?: MovementSeed[];
};

/** Money that was paid into an account (positive) or out of it (negative), in the base currency. */
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
  /** The name of the business. Empty for a person. */
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
  /** The `ref` of an income account and of a tax code on sales. Each may be null. */
  saleAccount: string | null;
  saleTaxCode: string | null;
  /**
   * The `ref` of an expense account, of a tax code on purchases and of an inventory account. Each
   * may be null.
   */
  purchaseAccount: string | null;
  purchaseTaxCode: string | null;
  inventoryAccount: string | null;
};

export type InvoiceSeed = {
  /** The invoice number. The company's next number is used when this is left out. */
  no?: string;
  contact: string;
  term: string;
  currency: CurrencyCode;
  /**
   * Units of the base currency for one unit of the invoice's currency. "1" for the base currency.
   */
  rate: string;
  date: string;
  /** "0000-00-00" for a cash term, which has no due date. */
  dueDate: string;
  title: string;
  memo: string;
  status: InvoiceStatus;
  lines: {
    /** The `ref` of the product, or null. Exactly one of `product` and `ledgerAccount` is set. */
    product: string | null;
    ledgerAccount: string | null;
    name: string;
    quantity: string;
    unitPrice: string;
    /** A number from 0 to 100 as decimal text. */
    discountPercent: string;
    taxCode: string | null;
  }[];
  payments: PaymentSeed[];
};

export type PaymentSeed = {
  method: string;
  ledgerAccount: string;
  amount: string;
  date: string;
  /** The `ref` of the receipt of which this payment is a share. */
  receipt?: string;
};

/** Money that a customer paid at once. What is neither a share nor refunded is on account. */
export type ReceiptSeed = {
  ref: string;
  contact: string;
  currency: CurrencyCode;
  rate: string;
  method: string;
  ledgerAccount: string;
  date: string;
  amount: string;
  /** What was given back by the same method, from the same account. */
  refund?: { amount: string; date: string };
};
