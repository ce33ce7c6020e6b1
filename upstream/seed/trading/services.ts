/** What the trading company bills for besides goods, and what it writes on its invoices. */
import type { Service, Trade } from "../trade";

export const services: readonly Service[] = [
  {
    ledgerAccount: "delivery",
    name: "Delivery within Klang Valley",
    price: "30.00",
    quantities: ["1"],
    taxCode: "SV-6",
    reach: "nearby",
  },
  {
    ledgerAccount: "delivery",
    name: "Same-day delivery, Klang Valley",
    price: "55.00",
    quantities: ["1"],
    taxCode: "SV-6",
    reach: "nearby",
  },
  {
    ledgerAccount: "delivery",
    name: "Lorry delivery outstation",
    price: "85.00",
    quantities: ["1", "1", "2"],
    taxCode: "SV-6",
    reach: "outstation",
  },
  {
    ledgerAccount: "delivery",
    name: "Packing and freight, door to door",
    price: "240.00",
    quantities: ["1"],
    taxCode: "SV-6",
    reach: "abroad",
  },
  {
    ledgerAccount: "repair",
    name: "Boiler servicing on site",
    price: "120.00",
    quantities: ["1", "1", "2"],
    taxCode: "SV-8",
    reach: "nearby",
  },
  {
    ledgerAccount: "repair",
    name: "Grinder repair, labour per hour",
    price: "65.00",
    quantities: ["1", "1.5", "2", "2.5"],
    taxCode: "SV-8",
    reach: "anyone",
  },
  {
    ledgerAccount: "rental",
    name: "Water boiler rental, one month",
    price: "150.00",
    quantities: ["1", "1", "3"],
    taxCode: "SV-8",
    reach: "nearby",
  },
  {
    ledgerAccount: "training",
    name: "Kopi brewing class, per person",
    price: "180.00",
    quantities: ["1", "2", "3"],
    taxCode: "SV-8",
    reach: "anyone",
  },
  {
    ledgerAccount: "sundry",
    name: "Special packing for fragile goods",
    price: "12.00",
    quantities: ["1", "2", "4"],
    taxCode: null,
    reach: "anyone",
  },
];

export const titles: Trade["titles"] = [
  "Monthly standing order",
  "Opening stock for new outlet",
  "Top-up order",
  "Stock for weekend stall",
];

export const memos: Trade["memos"] = {
  cash: [
    "Terima kasih, jumpa lagi.",
    "Collected at the counter.",
    "Goods sold are not returnable.",
    "Thank you, come again.",
    "Customer will collect after 4 pm.",
  ],
  credit: [
    "Please bank in to Maybank 5142 8803 1276 and WhatsApp us the slip.",
    "Your PO ####. Thank you.",
    "Your PO KL-####/#. Deliver before 10 am, use the back lane.",
    "Goods sold are not returnable. Short supply to be reported within 3 days.",
    "Balance 2 cartons to follow on the next lorry.",
    "Cheque payable to Sri Meranti Kopitiam Supplies Sdn Bhd.",
    "Ordered by phone, confirmed by WhatsApp.",
    "D/O no. 0####.",
    "Please return the empty tubs to our driver.",
  ],
  voided: [
    "Cancelled: ordered twice.",
    "Cancelled by customer before delivery.",
    "Wrong customer, billed again under another number.",
    "Price error, replaced.",
  ],
};
