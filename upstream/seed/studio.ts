/** The data of Lorong Kertas Studio, designers in Singapore with a risograph press. */
import type { CompanyData } from "./company-data";

export const studioData: CompanyData = {
  seed: 20170825,
  invoiceCount: 120,
  company: {
    displayName: "Lorong Kertas Studio Pte Ltd",
    countryId: 200,
    currency: "SGD",
    isFree: false,
    timeZone: "Asia/Singapore",
    address: ["41 Geylang Bahru Lane #03-08", "Kertas Building", "Singapore 339701"],
    registrationNo: "201724862N",
    taxNo: "M9-0372481-5",
    phone: "6297 4185",
    email: "accounts@lorongkertas.example",
    template: { style: 2, color: "#3F51B5" },
    numberPrefix: "LK-",
  },
  terms: [
    { ref: "cash", name: "Cash", days: 0, kind: "cash", persons: 4 },
    { ref: "receipt", name: "Due on Receipt", days: 0, kind: "days", persons: 2, businesses: 1 },
    { ref: "7", name: "7 Days", days: 7, kind: "days", persons: 2, businesses: 1 },
    { ref: "14", name: "14 Days", days: 14, kind: "days", businesses: 4, foreign: 1 },
    { ref: "30", name: "30 Days", days: 30, kind: "days", businesses: 9, foreign: 3 },
    { ref: "45", name: "45 Days", days: 45, kind: "days", businesses: 1 },
  ],
  methods: [
    { ref: "paynow", name: "PayNow", kind: "code", account: "dbs", atOnce: 7, onCredit: 5 },
    { ref: "transfer", name: "Bank Transfer", kind: "bank", account: "dbs", onCredit: 7 },
    { ref: "card", name: "Credit Card", kind: "card", account: "ocbc", atOnce: 3 },
    { ref: "cheque", name: "Cheque", kind: "cheque", account: "ocbc", onCredit: 1 },
    { ref: "cash", name: "Cash", kind: "cash", account: "petty", atOnce: 2 },
  ],
  // GST: standard-rated, zero-rated, exempt (Fourth Schedule), out of scope, and GST on purchases.
  taxCodes: [
    { ref: "SR", code: "SR", ratePercent: "9" },
    { ref: "ZR", code: "ZR", ratePercent: "0" },
    { ref: "ES33", code: "ES33", ratePercent: "0" },
    { ref: "OS", code: "OS", ratePercent: "0" },
    { ref: "TX", code: "TX", ratePercent: "9", isSaleTax: false },
  ],
  purchaseTax: "TX",
  ledgerAccounts: [
    { ref: "branding", name: "Branding & Identity", kind: "income", group: "Design Fees" },
    { ref: "digital", name: "Web & Digital", kind: "income", group: "Design Fees" },
    { ref: "packaging", name: "Packaging & Editorial", kind: "income", group: "Design Fees" },
    { ref: "illustration", name: "Illustration", kind: "income", group: "Design Fees" },
    { ref: "photo", name: "Photography & Motion", kind: "income", group: "Design Fees" },
    { ref: "retainer", name: "Retainers", kind: "income", group: "Design Fees" },
    { ref: "print", name: "Print Sales", kind: "income", group: "Sales" },
    { ref: "merchandise", name: "Merchandise Sales", kind: "income", group: "Sales" },
    { ref: "licences", name: "Licences & Royalties", kind: "income", group: "Other Income" },
    { ref: "workshops", name: "Workshops & Talks", kind: "income", group: "Other Income" },
    { ref: "recovered", name: "Recovered Expenses", kind: "income", group: "Other Income" },
    { ref: "petty", name: "Petty Cash", kind: "cash", group: "Cash" },
    { ref: "dbs", name: "DBS Current", kind: "bank", group: "Bank" },
    { ref: "ocbc", name: "OCBC Current", kind: "bank", group: "Bank" },
    { ref: "foreign", name: "DBS Foreign Currency", kind: "bank", group: "Bank" },
  ],
  rates: [
    { currency: "MYR", low: 3000, high: 3080 },
    { currency: "USD", low: 12_900, high: 13_400 },
  ],
  foreign: { taxCode: "ZR", ref: "transfer", account: "foreign" },
  itemsPerInvoice: [50, 28, 16, 6],
  servicesPerInvoice: [0, 58, 30, 12],
  businesses: `
  name | registered | number | phone | email | street | town | person | memo | role | currency
  Kueh & Kin Bakehouse | Kueh and Kin Pte Ltd | 201934417H | 6345 2208 | hello@kuehandkin.example | 112 East Coast Road #01-31 | 428802 Singapore | Charmaine, Teo, 9128 4461, charmaine@kuehandkin.example
  金穗饼家 | Kim Sui Confectionery Pte Ltd | 198802716D | 6533 8094 | kimsui@binghome.example | 27 Smith Street #01-04 | 058943 Singapore | Phua Ah, Lek, 9637 1520 | Mooncake boxes: artwork to be final by the end of May.
  青石巷茶舍私人有限公司 | | 202141093K | 6221 7536 | tea@qingshixiang.example | 8 Ann Siang Hill #02-01 | 069789 Singapore | 沈嘉仪, , 8322 9047
  月半湾书局 | | | 6338 4412 | yuebanwan@shuju.example | 231 Bain Street #03-17 | 180231 Singapore
  மல்லிகை மலர் அங்காடி | Malligai Flowers & Garlands | 53148820W | 6294 3370 | orders@malligaiflowers.example | 48 Buffalo Road | 219794 Singapore | Vasanthi, Muthu, 9044 6183
  Warung Nasi Ambeng Hajah Rohani | | 53307214B | 6747 9025 | rohani@nasiambeng.example | Blk 665 Punggol Drive #01-09 | 820665 Singapore | | Sends orders by WhatsApp voice message.
  Seri Wangi Batik | Seri Wangi Textiles Pte Ltd | 201108365M | 6396 1147 | butik@seriwangi.example | 63 Arab Street | 199761 Singapore | Rashidah, Kamsani, 9751 3308, rashidah@seriwangi.example
  Northbank Brewing Co | Northbank Brewing Pte Ltd | 201626930G | 6970 2218 | finance@northbankbrewing.example | 5 Kampong Ampat #01-02 | 368314 Singapore | Callum, Wee, 8183 5524
  Harbourlight Architects LLP | | T14LL0972E | 6225 6603 | accounts@harbourlight.example | 20 Maxwell Lane #09-14 | 069114 Singapore | Anneliese, Koh, 9823 7719, anneliese@harbourlight.example | Quote the job number on every invoice.
  Little Otters Preschool | Little Otters Learning Pte Ltd | 201510248R | 6484 5591 | office@littleotters.example | Blk 203 Bishan Street 23 #01-465 | 570203 Singapore
  Orchid & Ash Events | Orchid and Ash Pte Ltd | 202007781Z | 6909 3826 | billing@orchidandash.example | 71 Ubi Crescent #06-12 | 408571 Singapore | Shermaine, Ong, 9336 8102
  Meridian Row Capital Pte Ltd | | 201841576C | 6812 7740 | ap@meridianrow.example | 10 Anson Crescent #21-05 | 079903 Singapore | | InvoiceNow only; vendor number on the invoice.
  南庐陈氏公会 | | S49SS0083F | 6222 4908 | secretary@nanlutan.example | 39 Bukit Pasoh Lane | 089846 Singapore | | Anniversary magazine every two years; letters in Chinese.
  இளவேனில் நாடகக் குழு | | T09SS0146L | | ilavenil@nadagam.example | 155 Waterloo Street #02-06 | 187962 Singapore | Arun, Selvam, 8511 2967
  Teater Angin Selatan | | T11SS0058A | 6440 7813 | pentas@anginselatan.example | 90 Goodman Road #02-24 | 439053 Singapore
  Kopi Langit Roastery Sdn Bhd | | 202001019465 (1375785-P) | +60 7-222 8163 | akaun@kopilangit.example | 26, Jalan Tan Hiok Nee | 80000 Johor Bahru, Johor | Izzat, Hamdan, +60 12-774 3096, izzat@kopilangit.example | Billed in ringgit; zero-rated. | | MYR
  Rumah Tanglung Hotel Sdn Bhd | | 201301033817 (1063646-U) | +60 4-262 9508 | finance@rumahtanglung.example | 114, Lebuh Muntri | 10200 George Town, Pulau Pinang | | Billed in ringgit; zero-rated. | | MYR
  Pelican Bay Outfitters LLC | | | +1 415 555 0142 | payables@pelicanbay.example | | | Dana, Whitcomb, , dana@pelicanbay.example | San Francisco. Billed in US dollars. | | USD
  Nusa Tides Resort | PT Nusa Ombak Biru | | +62 361 774 208 | accounting@nusatides.example | | | | Bali. Billed in US dollars; bank charges are theirs. | | USD
  Ubi Offset Printers Pte Ltd | | 199504183N | 6743 0629 | jobs@ubioffset.example | 33 Ubi Avenue 3 #01-44 | 408868 Singapore | | | supplier
  Kim Huat Paper Merchants | | 52884017X | 6748 3315 | sales@kimhuatpaper.example | 18 Kaki Bukit View | 415957 Singapore | | We do their calendar each year. | both
`,
  persons: `
  first | last | phone | email | street | town | memo | role
  林佩珊 | | 9217 4430 | peishan.lin@suratku.example | | | Wedding stationery, red and gold.
  Nur Syafiqah | Zainal | 8740 2295 | syafiqah@suratku.example
  Tan | Jun Hao | 9655 8031
  Dinesh | Menon | 9382 0174 | dinesh@menonphoto.example | | | Photographer, by the day. | supplier
`,
  items: `
  sku | name | price | account | tax | cost | stock | about
  PRN-01 | Name Cards, box of 200 | 68.00 | print | SR | 24.00 | | 350 gsm uncoated, both sides, one name.
  PRN-02 | Letterhead, 500 sheets | 142.00 | print | SR | 58.00
  PRN-03 | Risograph Poster A3 | 36.00 | print | SR | | 118 | Two colours from our own press; no two are quite alike.
  PRN-04 | Giclée Print A2, framed | 148.00 | print | SR | 71.00
  PRN-05 | Roll-up Banner 85 x 200 cm | 145.00 | print | SR | 62.00
  PRN-06 | Acrylic Shop Sign 1 m | 780.00 | print | SR | 430.00 | | Laser-cut, with spacers. Installation is billed apart.
  MER-11 | Canvas Tote, screen-printed | 18.50 | merchandise | SR | 7.20 | 240
  MER-12 | Enamel Pin | 9.80 | merchandise | SR | 3.10 | 315
  MER-13 | Sticker Sheet A5 | 4.20 | merchandise | SR | | 640
  MER-14 | Notebook A5, debossed | 22.00 | merchandise | SR | 9.40 | 96
  MER-15 | Greeting Cards, set of 10 | 28.00 | merchandise | SR | | 74
  MER-16 | Red Packets, pack of 50 | 32.00 | merchandise | SR | 13.50 | 160 | Hot-stamped with your family name or logo.
  LIC-21 | Kertas Grotesk Licence, 5 desktops | 450.00 | licences | SR | | | Our own typeface, four weights.
  SUP-31 | Art Paper 300 gsm SRA3, ream | | | | 46.00 | 22
  SUP-32 | Risograph Ink, fluorescent pink, 1 L | | | | 118.00 | 7
`,
  services: `
  account | name | price | quantities | tax
  branding | Brand identity, starter package | 2800.00 | 1 | SR
  branding | Logo refresh | 980.00 | 1 | SR
  branding | Brand guidelines, 24 pages | 1450.00 | 1 | SR
  digital | Website design, per page | 320.00 | 3 4 5 8 | SR
  digital | Landing page, design and build | 1680.00 | 1 | SR
  digital | Website upkeep, one month | 180.00 | 1 1 3 12 | SR
  packaging | Packaging design, per variant | 650.00 | 1 2 3 | SR
  packaging | Menu design, per page | 140.00 | 2 4 6 8 | SR
  packaging | Typesetting, per page | 38.00 | 16 24 48 | SR
  illustration | Spot illustration | 180.00 | 2 3 4 6 | SR
  illustration | Full-page illustration | 520.00 | 1 2 | SR
  photo | Motion graphics, 15-second cut | 980.00 | 1 1 2 | SR
  retainer | Design retainer, one month | 1500.00 | 1 1 3 | SR
  retainer | Art direction, per hour | 120.00 | 1.5 2 3 4.5 7.5 | SR
  photo | Product photography, half day | 750.00 | 1 1 2 | SR
  workshops | Risograph workshop, per person | 95.00 | 4 6 8 12 | SR
  recovered | Trade mark filing fee, at cost | 280.00 | 1 2 | OS
`,
  titles: [
    "Brand refresh, phase 1",
    "Brand refresh, phase 2",
    "Website relaunch",
    "Pop-up shop collateral",
    "Annual report artwork",
  ],
  memos: {
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
  },
  latest: [
    {
      daysAgo: 16,
      contact: "Harbourlight Architects LLP",
      term: "14",
      outcome: "unpaid",
      isReminded: true,
    },
    { daysAgo: 12, contact: "金穗饼家", term: "30", outcome: "partPaid" },
    { daysAgo: 10, contact: "Nur Syafiqah Zainal", term: "cash", outcome: "paid" },
    { daysAgo: 8, contact: "Kopi Langit Roastery Sdn Bhd", term: "30", outcome: "unpaid" },
    { daysAgo: 8, contact: "மல்லிகை மலர் அங்காடி", term: "7", outcome: "unpaid" },
    { daysAgo: 6, contact: "Orchid & Ash Events", term: "14", outcome: "voided" },
    { daysAgo: 5, contact: "Nusa Tides Resort", term: "14", outcome: "partPaid" },
    {
      daysAgo: 3,
      contact: "Warung Nasi Ambeng Hajah Rohani",
      term: "receipt",
      outcome: "unpaid",
      credit: "Not wanted any more.",
    },
    { daysAgo: 2, contact: "林佩珊", term: "cash", outcome: "paid" },
    {
      daysAgo: 1,
      contact: "Northbank Brewing Co",
      term: "30",
      outcome: "unpaid",
      repeats: "month",
    },
    { daysAgo: 0, contact: "青石巷茶舍私人有限公司", term: "30", outcome: "draft" },
  ],
};
