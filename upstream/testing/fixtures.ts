import { randomUUID } from "node:crypto";
import type { MethodKind } from "../../domain/kinds";
import type { AccountHolder, Books, ContactSeed, InvoiceSeed, ProductSeed } from "../books/types";

type Company = Books["company"];
type TinyOverrides = Partial<Omit<Books, "company">> & { company?: Partial<Company> };

/**
 * Returns an account with a unique, confirmed email and the given companies, or one tiny company.
 */
export function tinyAccount(...companies: Books[]): AccountHolder {
  return {
    displayName: "Siti Aminah",
    email: `siti-${randomUUID()}@example.test`,
    password: "secret-1234",
    isEmailConfirmed: true,
    companies: companies.length > 0 ? companies : [tinyBooks()],
  };
}

/**
 * Returns the books of a small Malaysian company, with a few entries in each list and without
 * invoices.
 */
export function tinyBooks({ company, ...lists }: TinyOverrides = {}): Books {
  return {
    company: {
      displayName: "Kedai Cuba Sdn Bhd",
      countryId: 135,
      currency: "MYR",
      isFree: false,
      timeZone: "Asia/Kuala_Lumpur",
      address: ["12, Jalan Tun Perak", "50050 Kuala Lumpur", "Malaysia"],
      registrationNo: "201901000005 (1312525-A)",
      taxNo: "W10-1808-32000005",
      phone: "03-2078 1234",
      email: "akaun@kedaicuba.example",
      template: { style: 0, color: "" },
      numberPrefix: "INV-",
      ...company,
    },
    currencies: ["MYR", "SGD", "USD"],
    terms: [
      { ref: "cash", name: "Cash", days: 0, kind: "cash" },
      { ref: "30", name: "30 Days", days: 30, kind: "days" },
    ],
    methods: tinyMethods("cash", "bank"),
    taxCodes: [
      { ref: "SV-8", code: "SV-8", ratePercent: "8" },
      { ref: "ST-10", code: "ST-10", ratePercent: "10" },
      { ref: "TX-8", code: "TX-8", ratePercent: "8", isSaleTax: false },
    ],
    ledgerAccounts: [
      { ref: "sales", name: "Sales", kind: "income", group: "Sales" },
      { ref: "delivery", name: "Delivery", kind: "income", group: "Services" },
      { ref: "till", name: "Till", kind: "cash", group: "Cash" },
      { ref: "bank", name: "Maybank", kind: "bank", group: "Bank" },
      { ref: "goods", name: "Cost of Goods", kind: "expense", group: "Cost of Sales" },
      { ref: "packaging", name: "Packaging", kind: "expense", group: "Overheads" },
      { ref: "store", name: "Stock in Store", kind: "inventory", group: "Inventory" },
    ],
    contacts: [
      tinyContact(),
      tinyContact({
        ref: "lim",
        kind: "person",
        displayName: "Lim Mei Hua",
        name: "",
        firstName: "Mei Hua",
        lastName: "Lim",
        email: "meihua@example.test",
        phone: "012-345 6789",
        registrationNo: "",
        isCustomer: false,
        isSupplier: true,
        contactPerson: null,
        address: null,
      }),
    ],
    products: [
      tinyProduct(),
      tinyProduct({ ref: "mug", name: "Mug", sku: "MUG-1", salePrice: "3.00" }),
      tinyProduct({ ref: "tray", name: "Tray", sku: "TRY-1", salePrice: "64.22", forSale: false }),
    ],
    invoices: [],
    rates: [
      { currency: "SGD", date: "2026-01-01", rate: "3.3" },
      { currency: "SGD", date: "2026-11-01", rate: "3.2" },
      { currency: "USD", date: "2026-01-01", rate: "4.4" },
    ],
    ...lists,
  };
}

const METHOD_NAMES: Record<MethodKind, string> = {
  cash: "Cash",
  bank: "Bank Transfer",
  code: "DuitNow QR",
  card: "Credit Card",
  cheque: "Cheque",
  other: "Voucher",
};

/** Returns one payment method for each of the given kinds. The kind is also the method's `ref`. */
export function tinyMethods(...kinds: MethodKind[]): Books["methods"] {
  return kinds.map((kind) => ({ ref: kind, name: METHOD_NAMES[kind], kind }));
}

/** Reverses a name, so that no code can derive a kind from it: "Cash" becomes "hsaC". */
export function reverseName(name: string): string {
  return [...name].reverse().join("");
}

/** Returns a business that is a customer, with a contact person and an address. */
export function tinyContact(overrides: Partial<ContactSeed> = {}): ContactSeed {
  return {
    ref: "kopitiam",
    kind: "business",
    displayName: "Kopitiam Jaya",
    name: "Kopitiam Jaya Sdn Bhd",
    firstName: "",
    lastName: "",
    email: "hello@kopitiamjaya.example",
    phone: "03-1234 5678",
    registrationNo: "201801000001 (1264021-X)",
    isCustomer: true,
    isSupplier: false,
    memo: "",
    contactPerson: {
      firstName: "Jaya",
      lastName: "Kumar",
      email: "jaya@kopitiamjaya.example",
      phone: "",
    },
    address: {
      street: "8, Jalan Masjid India",
      city: "Kuala Lumpur",
      state: "Wilayah Persekutuan",
      postcode: "50100",
      countryId: 135,
    },
    ...overrides,
  };
}

/** Returns an item for sale and purchase. */
export function tinyProduct(overrides: Partial<ProductSeed> = {}): ProductSeed {
  return {
    ref: "beans",
    name: "Coffee Beans 1 kg",
    sku: "BEA-1",
    salePrice: "38.50",
    purchasePrice: "24.00",
    forSale: true,
    forPurchase: true,
    trackInventory: false,
    stockBalance: "0",
    saleDescription: "",
    purchaseDescription: "",
    saleAccount: "sales",
    saleTaxCode: "SV-8",
    purchaseAccount: "goods",
    purchaseTaxCode: null,
    inventoryAccount: null,
    ...overrides,
  };
}

/** An invoice line of RM 100.00 without tax. */
export const tinyLine = {
  product: null,
  ledgerAccount: "sales",
  name: "Sales",
  quantity: "1",
  unitPrice: "100.00",
  discountPercent: "0",
  taxCode: null,
};

/** Returns an approved (status 2), unpaid invoice of RM 100.00 that `tinyBooks` can contain. */
export function tinyInvoice(overrides: Partial<InvoiceSeed> = {}): InvoiceSeed {
  return {
    contact: "kopitiam",
    term: "30",
    currency: "MYR",
    rate: "1",
    date: "2026-11-01",
    dueDate: "2026-12-01",
    title: "",
    memo: "",
    status: 2,
    lines: [tinyLine],
    payments: [],
    ...overrides,
  };
}
