/** Short ways to write down the contacts and items of a demo company. */
import { MALAYSIA, SINGAPORE } from "../../domain/countries";
import type { Books, ContactSeed, ProductSeed } from "../books/types";

type ContactDetails = {
  /** A contact is a customer unless it says otherwise. */
  role?: "customer" | "supplier" | "both";
  /** The registered name, where it is not the one over the door. */
  legalName?: string;
  regNo?: string;
  phone?: string;
  email?: string;
  /** Street, postcode and town, state; Singapore has six digits and no state. */
  at?: readonly [street: string, postcodeAndTown: string, state?: string];
  /** First name, last name, phone and email of the one to ask for. */
  ask?: readonly [first: string, last: string, phone?: string, email?: string];
  memo?: string;
};

/** A business is reached by email: without one it could not be saved again. */
export function business(
  displayName: string,
  details: ContactDetails & { email: string },
): ContactSeed {
  const { legalName = displayName, ask } = details;
  const [firstName = "", lastName = "", phone = "", email = ""] = ask ?? [];
  return {
    ...shared(displayName, details),
    kind: "business",
    name: legalName,
    firstName: "",
    lastName: "",
    contactPerson: ask ? { firstName, lastName, phone, email } : null,
  };
}

export function person(
  firstName: string,
  lastName: string,
  details: ContactDetails = {},
): ContactSeed {
  return {
    ...shared(`${firstName} ${lastName}`.trim(), details),
    kind: "person",
    name: "",
    firstName,
    lastName,
    contactPerson: null,
  };
}

function shared(displayName: string, details: ContactDetails) {
  const { role = "customer", regNo = "", phone = "", email = "", at, memo = "" } = details;
  const [street = "", postcodeAndTown = "", state = ""] = at ?? [];
  const [, postcode = "", city = ""] = /^(\d{5,6}) (.+)$/.exec(postcodeAndTown) ?? [];
  const countryId = (postcode.length === 6 ? SINGAPORE : MALAYSIA).id;
  return {
    ref: displayName,
    displayName,
    email,
    phone,
    registrationNo: regNo,
    isCustomer: role !== "supplier",
    isSupplier: role !== "customer",
    memo,
    address: at ? { street, city, state, postcode, countryId } : null,
  };
}

/** What all of the demo companies buy and stock with. */
export const purchaseAccounts: Books["ledgerAccounts"] = [
  { ref: "goods", name: "Cost of Goods Sold", kind: "expense", group: "Cost of Sales" },
  { ref: "packing", name: "Packaging Used", kind: "expense", group: "Cost of Sales" },
  { ref: "freight", name: "Freight", kind: "expense", group: "Overheads" },
  { ref: "upkeep", name: "Repairs", kind: "expense", group: "Overheads" },
  { ref: "stock", name: "Stock on Hand", kind: "inventory", group: "Inventory" },
];

type ItemDetails = {
  /** What it is bought for; left out when it is not bought in. */
  cost?: string;
  /** Counted in stock when given. */
  stock?: string;
  taxCode?: string;
  about?: string;
  /** Of the expense accounts, where it is not the cost of goods. */
  boughtUnder?: string;
};

/** An item that is sold under the income account `account`. */
export function item(
  sku: string,
  name: string,
  price: string,
  account: string | null,
  { cost, stock, taxCode, about = "", boughtUnder = "goods" }: ItemDetails = {},
): ProductSeed {
  return {
    ref: sku,
    name,
    sku,
    salePrice: price,
    purchasePrice: cost ?? "0.00",
    forSale: true,
    forPurchase: cost !== undefined,
    trackInventory: stock !== undefined,
    stockBalance: stock ?? "0",
    saleDescription: about,
    purchaseDescription: "",
    saleAccount: account,
    saleTaxCode: taxCode ?? null,
    purchaseAccount: cost === undefined ? null : boughtUnder,
    purchaseTaxCode: null,
    inventoryAccount: stock === undefined ? null : "stock",
  };
}

/** An item that is only bought, such as a raw material. */
export function bought(
  sku: string,
  name: string,
  cost: string,
  stock: string,
  { about = "", ...details }: Pick<ItemDetails, "about" | "boughtUnder"> = {},
): ProductSeed {
  const product = item(sku, name, "0.00", null, { cost, stock, ...details });
  return { ...product, purchaseDescription: about, forSale: false };
}
