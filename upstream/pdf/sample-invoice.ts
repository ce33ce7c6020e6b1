/** For tests: a small invoice without a logo and a payment code. */
import type { InvoiceDocument } from "./document";

export function createSampleLines(count: number): InvoiceDocument["lines"] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ position: index + 1, name: `Article ${index + 1}`, description: "", quantity: "1" },
    ...{ unitPrice: "3.00", discount: "10%", tax: "Service tax 8%", amount: "2.70" },
  }));
}

export function createSampleInvoice(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    heading: "Invoice",
    title: "Shop opening",
    no: "INV-0142",
    updatedAt: "2025-12-01T02:00:00.000Z",
    date: "01/12/2025",
    dueDate: "31/12/2025",
    term: "Net 30",
    stamp: "",
    logo: null,
    company: {
      name: "Kedai Kopi Melati Sdn. Bhd.",
      address: ["12, Jalan Telawi 3", "59100 Kuala Lumpur"],
      registrationNo: "201901012345",
      registrationLabel: "SSM No.",
      taxNo: "W10-1808-32000123",
      taxLabel: "SST No.",
      tin: "C2584563220",
      phone: "+60 3-2282 1188",
      email: "akaun@melati.my",
      website: "www.melati.my",
    },
    customer: {
      name: "Syarikat Maju Jaya Enterprise",
      address: ["88, Lorong Maarof", "59000 Kuala Lumpur"],
      phone: "+60 12-345 6789",
      email: "beli@majujaya.my",
    },
    currency: { symbol: "RM", code: "MYR" },
    lines: [
      {
        ...{
          position: 1,
          name: "Arabica beans, 1 kg",
          description: "Medium roast",
          quantity: "40",
        },
        ...{ unitPrice: "68.00", discount: "10%", tax: "", amount: "2,448.00" },
      },
      {
        ...{ position: 2, name: "Barista workshop", description: "", quantity: "1" },
        ...{ unitPrice: "1,200.00", discount: "", tax: "Service tax 8%", amount: "1,200.00" },
      },
    ],
    totals: {
      ...{ subtotal: "3,920.00", discount: "272.00", totalBeforeTax: "3,648.00", tax: "96.00" },
      ...{ total: "3,744.00", rounding: "0.00", paid: "744.00", balance: "3,000.00" },
    },
    taxRows: [{ label: "Service tax 8% (SV-8) on 1,200.00", amount: "96.00" }],
    payments: [{ label: "Cash, 03/12/2025", amount: "744.00" }],
    base: {
      rate: "1 MYR = 0.3072 SGD",
      rows: [{ label: "Equivalent to", amount: "SGD 1,150.00" }],
    },
    howToPay: [{ kind: "bank", label: "Bank", value: "Maybank" }],
    pay: null,
    memo: "Pay to Maybank 5140 1234 5678.",
    footer: "Terima kasih!",
    template: { style: 0, color: "" },
    ...changes,
  };
}
