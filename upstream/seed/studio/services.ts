/** The studio's fees, and what it writes on its invoices. */
import type { Service, Trade } from "../trade";

export const services: readonly Service[] = [
  fee("branding", "Brand identity, starter package", "2800.00", ["1"]),
  fee("branding", "Logo refresh", "980.00", ["1"]),
  fee("branding", "Brand guidelines, 24 pages", "1450.00", ["1"]),
  fee("digital", "Website design, per page", "320.00", ["3", "4", "5", "8"]),
  fee("digital", "Landing page, design and build", "1680.00", ["1"]),
  fee("digital", "Website upkeep, one month", "180.00", ["1", "1", "3", "12"]),
  fee("packaging", "Packaging design, per variant", "650.00", ["1", "2", "3"]),
  fee("packaging", "Menu design, per page", "140.00", ["2", "4", "6", "8"]),
  fee("packaging", "Typesetting, per page", "38.00", ["16", "24", "48"]),
  fee("illustration", "Spot illustration", "180.00", ["2", "3", "4", "6"]),
  fee("illustration", "Full-page illustration", "520.00", ["1", "2"]),
  fee("photo", "Motion graphics, 15-second cut", "980.00", ["1", "1", "2"]),
  fee("retainer", "Design retainer, one month", "1500.00", ["1", "1", "3"]),
  fee("retainer", "Art direction, per hour", "120.00", ["1.5", "2", "3", "4.5", "7.5"]),
  onSite("photo", "Product photography, half day", "750.00", ["1", "1", "2"]),
  onSite("print", "Sign installation", "260.00", ["1"]),
  onSite("workshops", "Risograph workshop, per person", "95.00", ["4", "6", "8", "12"]),
  { ...onSite("recovered", "Trade mark filing fee, at cost", "280.00", ["1", "2"]), taxCode: "OS" },
];

function fee(
  ledgerAccount: string,
  name: string,
  price: string,
  quantities: readonly string[],
): Service {
  return { ledgerAccount, name, price, quantities, taxCode: "SR", reach: "anyone" };
}

/** For customers in Singapore only. */
function onSite(...details: Parameters<typeof fee>): Service {
  return { ...fee(...details), reach: "nearby" };
}

export const titles: Trade["titles"] = [
  "Brand refresh, phase 1",
  "Brand refresh, phase 2",
  "Website relaunch",
  "Pop-up shop collateral",
  "Annual report artwork",
];

export const memos: Trade["memos"] = {
  cash: [
    "Collected at the studio, thank you.",
    "Risograph colours may vary slightly from print to print.",
    "Thank you for working with us.",
  ],
  credit: [
    "PayNow to UEN 201724862N, with the invoice number as reference.",
    "Bank transfer to DBS 072-904417-3, Lorong Kertas Studio Pte Ltd.",
    "Your PO 45000#####.",
    "Vendor no. 1000####; e-invoice sent through InvoiceNow.",
    "Two rounds of changes are included; more are billed by the hour.",
    "Working files are handed over on full payment.",
    "Approved by e-mail; artwork goes to the printer this week.",
  ],
  voided: [
    "Scope changed, replaced by a new invoice.",
    "Project called off before it began.",
    "Wrong billing entity, billed again.",
    "Issued twice by mistake.",
  ],
};
