import * as z from "zod";
import { MALAYSIA, SINGAPORE } from "../../domain/countries";
import { findInvoiceStyle, type InvoiceStyleId } from "../../domain/invoice-styles";
import { CURRENCY_SYMBOLS } from "../books/currencies";
import { DEPOSIT_KINDS, METHOD_KINDS, TERM_KINDS } from "../../domain/kinds";
import type { AccountHolder, CurrencyCode } from "../books/types";

const currency = z
  .string()
  .refine(
    (code): code is CurrencyCode => Object.hasOwn(CURRENCY_SYMBOLS, code),
    "not a supported currency",
  );
const country = z.union([z.literal(MALAYSIA.id), z.literal(SINGAPORE.id)]);
const optionalText = z.string().default("");
const named = z.object({ ref: z.string(), name: z.string() });

const accountKind = z.enum(["income", "expense", "inventory", ...DEPOSIT_KINDS]);
const taxCode = z.object({
  ref: z.string(),
  code: z.string(),
  ratePercent: z.string(),
  isSaleTax: z.boolean().default(true),
  isActive: z.boolean().default(true),
});

const company = z.object({
  displayName: z.string(),
  countryId: country,
  currency,
  isFree: z.boolean(),
  timeZone: z.enum([MALAYSIA.timeZone, SINGAPORE.timeZone]),
  address: z.array(z.string()),
  registrationNo: optionalText,
  taxNo: optionalText,
  phone: optionalText,
  email: optionalText,
  template: z.object({
    style: z.custom<InvoiceStyleId>((id) => findInvoiceStyle(id) !== undefined),
    color: optionalText,
  }),
  numberPrefix: z.string(),
});

const contact = z.object({
  ref: z.string(),
  kind: z.enum(["person", "business"]),
  displayName: z.string(),
  name: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  email: optionalText,
  phone: optionalText,
  registrationNo: optionalText,
  isCustomer: z.boolean(),
  isSupplier: z.boolean(),
  memo: optionalText,
  contactPerson: z
    .object({
      firstName: optionalText,
      lastName: optionalText,
      email: optionalText,
      phone: optionalText,
    })
    .nullable(),
  address: z
    .object({
      street: optionalText,
      city: optionalText,
      state: optionalText,
      postcode: optionalText,
      countryId: country,
    })
    .nullable(),
});

const product = z.object({
  ref: z.string(),
  name: z.string(),
  sku: optionalText,
  salePrice: z.string(),
  purchasePrice: z.string(),
  forSale: z.boolean(),
  forPurchase: z.boolean(),
  trackInventory: z.boolean(),
  stockBalance: z.string(),
  saleDescription: optionalText,
  purchaseDescription: optionalText,
  saleAccount: z.string().nullable(),
  saleTaxCode: z.string().nullable(),
  purchaseAccount: z.string().nullable(),
  purchaseTaxCode: z.string().nullable(),
  inventoryAccount: z.string().nullable(),
});

const status = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

const invoice = z.object({
  no: z.string().optional(),
  contact: z.string(),
  term: z.string(),
  currency,
  rate: z.string(),
  date: z.string(),
  dueDate: z.string(),
  title: optionalText,
  memo: optionalText,
  status,
  lines: z.array(
    z.object({
      product: z.string().nullable(),
      ledgerAccount: z.string().nullable(),
      name: z.string(),
      quantity: z.string(),
      unitPrice: z.string(),
      discountPercent: z.string(),
      taxCode: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      method: z.string(),
      ledgerAccount: z.string(),
      amount: z.string(),
      date: z.string(),
    }),
  ),
});

const movement = z.object({
  ledgerAccount: z.string(),
  date: z.string(),
  amount: z.string(),
  kind: z.enum(["opening", "expense", "transfer"]),
  description: optionalText,
});

/** The payload with which a test creates an account and its companies' books. */
export const accountPayloadSchema: z.ZodType<AccountHolder, z.ZodTypeDef, unknown> = z.object({
  displayName: z.string(),
  email: z.string(),
  password: z.string(),
  isEmailConfirmed: z.boolean().optional(),
  companies: z.array(
    z.object({
      company,
      currencies: z.array(currency),
      terms: z.array(named.extend({ days: z.number().int(), kind: z.enum(TERM_KINDS) })),
      methods: z.array(named.extend({ kind: z.enum(METHOD_KINDS) })),
      taxCodes: z.array(taxCode),
      ledgerAccounts: z.array(named.extend({ kind: accountKind, group: z.string() })),
      contacts: z.array(contact),
      products: z.array(product),
      invoices: z.array(invoice),
      rates: z.array(z.object({ currency, date: z.string(), rate: z.string() })),
      movements: z.array(movement).optional(),
    }),
  ),
});
