/** Reads the tables of a demo company's data. */
import { MALAYSIA, SINGAPORE } from "../../domain/countries";
import type { ContactSeed, ProductSeed } from "../books/types";
import type { CompanyData } from "./company-data";

/**
 * A function that returns the text of a row in a column. Returns "" when the row has no cell in the
 * column, and throws a RangeError for an unknown column.
 */
type Cell = (column: string) => string;

/**
 * Returns the contacts, each with the code of its currency, or "" for the company's own currency.
 */
export function readContacts({ businesses, persons }: CompanyData) {
  return [
    ...readTable(businesses).map((cell) => {
      return { contact: toBusiness(cell), currency: cell("currency") };
    }),
    ...readTable(persons).map((cell) => ({ contact: toPerson(cell), currency: "" })),
  ];
}

function toBusiness(cell: Cell): ContactSeed {
  const name = cell("name");
  const [firstName = "", lastName = "", phone = "", email = ""] = cell("person").split(", ");
  return {
    ...toCommonFields(name, cell),
    kind: "business",
    name: cell("registered") || name,
    registrationNo: cell("number"),
    contactPerson: firstName ? { firstName, lastName, phone, email } : null,
  };
}

function toPerson(cell: Cell): ContactSeed {
  const [firstName, lastName] = [cell("first"), cell("last")];
  return { ...toCommonFields(`${firstName} ${lastName}`.trim(), cell), firstName, lastName };
}

/**
 * Returns a contact with the fields that persons and businesses share. A contact without a role is
 * a customer.
 */
function toCommonFields(displayName: string, cell: Cell): ContactSeed {
  const town = /^(\d+) ([^,]+)(?:, (.+))?$/.exec(cell("town"));
  const [, postcode = "", city = "", state = ""] = town ?? [];
  const countryId = (postcode.length === 6 ? SINGAPORE : MALAYSIA).id;
  return {
    ...{ ref: displayName, displayName, kind: "person", name: "", firstName: "", lastName: "" },
    email: cell("email"),
    phone: cell("phone"),
    registrationNo: "",
    isCustomer: cell("role") !== "supplier",
    isSupplier: cell("role") !== "",
    memo: cell("memo"),
    contactPerson: null,
    address: town && { street: cell("street"), city, state, postcode, countryId },
  };
}

/**
 * Returns the items. An item without a price is not for sale, an item without a cost is not for
 * purchase, and the stock of an item without a stock is not counted.
 */
export function readItems({ items, purchaseTax }: CompanyData): ProductSeed[] {
  return readTable(items).map((cell) => {
    const [price, cost, stock] = [cell("price"), cell("cost"), cell("stock")];
    return {
      ref: cell("sku"),
      name: cell("name"),
      sku: cell("sku"),
      salePrice: price || "0.00",
      purchasePrice: cost || "0.00",
      forSale: price !== "",
      forPurchase: cost !== "",
      trackInventory: stock !== "",
      stockBalance: stock || "0",
      saleDescription: price && cell("about"),
      purchaseDescription: price ? "" : cell("about"),
      saleAccount: cell("account") || null,
      saleTaxCode: cell("tax") || null,
      purchaseAccount: cost ? "goods" : null,
      purchaseTaxCode: cost ? purchaseTax : null,
      inventoryAccount: stock ? "stock" : null,
    };
  });
}

export function readServices({ services }: CompanyData) {
  return readTable(services).map((cell) => ({
    account: cell("account"),
    name: cell("name"),
    price: cell("price"),
    quantities: cell("quantities").split(" "),
    taxCode: cell("tax") || null,
  }));
}

/** Parses a table. Returns a function for each row that returns the text of a column. */
function readTable(text: string): Cell[] {
  const lines = text.trim().split("\n");
  const [columns = [], ...rows] = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  return rows.map((cells) => (column) => {
    const index = columns.indexOf(column);
    if (index < 0) throw new RangeError(`no column is called ${column}`);
    return cells[index] ?? "";
  });
}
