/** The data of Sri Meranti Kopitiam Supplies, a wholesaler in Klang that roasts its own coffee. */
import type { CompanyData } from "./company-data";

export const tradingData: CompanyData = {
  seed: 20180801,
  invoiceCount: 400,
  company: {
    displayName: "Sri Meranti Kopitiam Supplies Sdn Bhd",
    countryId: 135,
    currency: "MYR",
    isFree: false,
    timeZone: "Asia/Kuala_Lumpur",
    address: ["27, Jalan Meru Indah 4", "Taman Perindustrian Meru Indah", "41050 Klang, Selangor"],
    registrationNo: "201801023456 (1285472-X)",
    taxNo: "W10-1808-32000123",
    phone: "03-3391 2234",
    email: "accounts@srimeranti.example",
    template: { style: 1, color: "#795548" },
    numberPrefix: "INV-",
  },
  terms: [
    { ref: "cash", name: "Cash", days: 0, kind: "cash", persons: 8, businesses: 2 },
    { ref: "cod", name: "COD", days: 0, kind: "days", persons: 1, businesses: 2 },
    { ref: "7", name: "7 Days", days: 7, kind: "days", persons: 1, businesses: 3 },
    { ref: "14", name: "14 Days", days: 14, kind: "days", businesses: 4 },
    { ref: "30", name: "30 Days", days: 30, kind: "days", businesses: 9, foreign: 3 },
    { ref: "60", name: "60 Days", days: 60, kind: "days", businesses: 2, foreign: 1 },
  ],
  methods: [
    { ref: "cash", name: "Cash", kind: "cash", account: "till", atOnce: 5 },
    { ref: "cheque", name: "Cheque", kind: "cheque", account: "cimb", onCredit: 3 },
    { ref: "transfer", name: "Bank Transfer", kind: "bank", account: "maybank", onCredit: 8 },
    {
      ref: "duitnow",
      name: "DuitNow QR",
      kind: "code",
      account: "maybank",
      atOnce: 5,
      onCredit: 2,
    },
    { ref: "card", name: "Credit Card", kind: "card", account: "cimb", atOnce: 2 },
  ],
  // Service tax, sales tax, exempt and zero-rated goods, and sales tax on purchases.
  taxCodes: [
    { ref: "SV-8", code: "SV-8", ratePercent: "8" },
    { ref: "SV-6", code: "SV-6", ratePercent: "6" },
    { ref: "ST-10", code: "ST-10", ratePercent: "10" },
    { ref: "ST-5", code: "ST-5", ratePercent: "5" },
    { ref: "EX", code: "EX", ratePercent: "0" },
    { ref: "ZR", code: "ZR", ratePercent: "0" },
    { ref: "P-10", code: "P-10", ratePercent: "10", isSaleTax: false },
  ],
  purchaseTax: null,
  ledgerAccounts: [
    { ref: "coffee", name: "Coffee & Tea Sales", kind: "income", group: "Sales" },
    { ref: "grocery", name: "Dry Goods Sales", kind: "income", group: "Sales" },
    { ref: "crockery", name: "Crockery & Glassware Sales", kind: "income", group: "Sales" },
    { ref: "packaging", name: "Packaging Sales", kind: "income", group: "Sales" },
    { ref: "equipment", name: "Equipment Sales", kind: "income", group: "Sales" },
    { ref: "cleaning", name: "Cleaning Supplies Sales", kind: "income", group: "Sales" },
    { ref: "delivery", name: "Delivery Charges", kind: "income", group: "Services" },
    { ref: "repair", name: "Repair & Servicing", kind: "income", group: "Services" },
    { ref: "rental", name: "Equipment Rental", kind: "income", group: "Services" },
    { ref: "training", name: "Brewing Classes", kind: "income", group: "Services" },
    { ref: "rebates", name: "Supplier Rebates", kind: "income", group: "Other Income" },
    { ref: "sundry", name: "Sundry Income", kind: "income", group: "Other Income" },
    { ref: "petty", name: "Petty Cash", kind: "cash", group: "Cash" },
    { ref: "till", name: "Counter Till", kind: "cash", group: "Cash" },
    { ref: "maybank", name: "Maybank Current", kind: "bank", group: "Bank" },
    { ref: "cimb", name: "CIMB Current", kind: "bank", group: "Bank" },
    { ref: "foreign", name: "Maybank Foreign Currency", kind: "bank", group: "Bank" },
  ],
  rates: [
    { currency: "SGD", low: 32_500, high: 33_200 },
    { currency: "USD", low: 42_000, high: 43_500 },
  ],
  foreign: { taxCode: "ZR", ref: "transfer", account: "foreign" },
  itemsPerInvoice: [0, 20, 26, 22, 16, 10],
  servicesPerInvoice: [65, 35],
  businesses: `
  name | registered | number | phone | email | street | town | person | memo | role | currency
  新利发茶餐室 | Kedai Kopi Sin Lee Fatt | 200203018842 (001397114-D) | 03-3371 4406 | sinleefatt@kopiklang.example | 86, Jalan Stesen | 41000 Klang, Selangor | Lee Kok, Wah, 012-329 8017 | Closed on alternate Mondays.
  Restoran Warisan Mak Timah | Warisan Mak Timah Sdn Bhd | 201601022791 (1193722-T) | 03-5519 7730 | akaun@warisanmaktimah.example | G-12, Jalan Plumbum P7/P, Seksyen 7 | 40000 Shah Alam, Selangor | Nor Hidayah, Ismail, 019-337 2204, hidayah@warisanmaktimah.example
  Kopitiam Lorong Seratus | | | 03-7957 3318 | lorong100@kopiseratus.example | 17, Jalan SS 2/61 | 47300 Petaling Jaya, Selangor
  காவேரி வாழையிலை உணவகம் | Sri Kaveri Curry House Sdn Bhd | 201301007716 (1037556-H) | 03-2274 5091 | purchasing@srikaveri.example | 31, Jalan Thambipillay, Brickfields | 50470 Kuala Lumpur, Kuala Lumpur | Meenakshi, Subramaniam, 016-228 4915
  Warung Pak Din Bangi | | | 013-381 6640 | pakdin@warungbangi.example | Lot 5, Jalan 6C/7, Seksyen 6 | 43650 Bandar Baru Bangi, Selangor
  福顺兴贸易行 | Hock Soon Heng Trading | 199803044127 (001122093-K) | 03-9074 2265 | hsh@hocksoonheng.example | 9, Jalan Cheras Maju 3, Batu 9 | 43200 Cheras, Selangor | Chong Yoke, Lin, 012-601 7793
  Restoran Anjung Selera | | | 03-8739 1182 | anjungselera@dapurkita.example | 22, Jalan Semenyih | 43000 Kajang, Selangor
  Kluang Toast House | | | 07-772 6093 | hello@kluangtoasthouse.example | 40, Jalan Dato Haji Hassan | 86000 Kluang, Johor | Ng Siew, Ping, 017-740 3368
  முருகன் மளிகைக் கடை | Murugan Maju Enterprise | 201703188205 (002679441-V) | 04-229 8143 | akaun@muruganmaju.example | 54, Lebuh Pasar | 10200 George Town, Pulau Pinang
  Pulau Tikus Breakfast Club | Tikus Breakfast Sdn Bhd | 201901034470 (1343800-W) | | finance@tikusbreakfast.example | 3, Jalan Burma | 10350 George Town, Pulau Pinang | Khoo Su, Yin, 016-445 9027, suyin@tikusbreakfast.example
  万成发咖啡面包店 | Ban Seng Huat Kopi & Roti | | 05-254 7716 | bansenghuat@kopiroti.example | 128, Jalan Sultan Iskandar | 30000 Ipoh, Perak | | Send by the Ipoh lorry, Tuesdays and Fridays.
  怡香茶餐室有限公司 | | | 05-807 3349 | orders@yeehiong.example | 11, Jalan Taming Sari | 34000 Taiping, Perak
  Dapur Nyonya Tengkera | Nyonya Tengkera Foods Sdn Bhd | 200801019935 (821253-P) | 06-282 4417 | accounts@nyonyatengkera.example | 73, Jalan Tengkera | 75200 Melaka, Melaka | Sim Geok, Neo, 012-615 5508
  Kantin SMK Taman Melati Indah | | | 012-267 4431 | kantin@smkmelatiindah.example | Jalan Taman Melati | 53100 Kuala Lumpur, Kuala Lumpur | | Canteen; no orders in the school holidays.
  芙蓉烧包小食中心 | | | 06-763 2508 | siewpau@serembansnacks.example | 19, Jalan Tuanku Munawir | 70000 Seremban, Negeri Sembilan
  Restoran Kader Bistro | Kader Bistro Sdn Bhd | 201101028814 (956949-M) | 03-6188 5527 | akaun@kaderbistro.example | 2, Jalan SG 3/4, Taman Sri Gombak | 68100 Batu Caves, Selangor | Mohamed Yusoff, Kader, 014-362 7718 | Open 24 hours; deliver after 3 pm.
  Sungai Petani Food Court | S P Medan Selera Sdn Bhd | 201401015562 (1091648-A) | 04-421 6073 | office@spmedan.example | Lot 210, Jalan Ibrahim | 08000 Sungai Petani, Kedah
  Kedai Runcit Haji Salleh | | | 019-928 3306 | hajisalleh@seberangtakir.example | Kampung Seberang Takir | 21300 Kuala Nerus, Terengganu
  Kota Bharu Kopi Corner | | | 09-744 8135 | kopicorner@kelantankopi.example | 1208, Jalan Padang Garong | 15000 Kota Bharu, Kelantan
  Teluk Cempedak Seaside Cafe | | | 09-567 2290 | hello@tcseaside.example | 8, Jalan Teluk Sisek | 25050 Kuantan, Pahang
  文冬八号咖啡档 | | | 017-915 4482 | lapanbentong@kopigerai.example
  Lim Brothers Catering | Lim Brothers Catering Sdn Bhd | 200501031128 (713264-U) | 03-7803 6619 | ap@limbrotherscatering.example | Lot 14, Jalan SS 13/6, Subang Jaya Industrial Estate | 47500 Subang Jaya, Selangor | Lim Chee, Hoong, 012-288 1940, cheehoong@limbrotherscatering.example | PO number on every invoice, please.
  Puchong Prima Bakery | | | 03-8061 9947 | puchongprima@rotisedap.example | 25, Jalan Prima 5/1, Taman Puchong Prima | 47150 Puchong, Selangor
  Kepong Dim Sum Palace | Kepong Palace Restaurant Sdn Bhd | 201001036604 (920520-X) | 03-6251 7738 | account@kepongpalace.example | 61, Jalan Metro Perdana Barat 1 | 52100 Kuala Lumpur, Kuala Lumpur | Wong Mun, Kit
  Ampang Yong Tau Foo Village | | | 03-4296 3051 | accounts@ytfvillage.example | 5, Jalan Merdeka, Pekan Ampang | 68000 Ampang, Selangor
  Kafe Buku Bangsar | Buku & Kopi Enterprise | 202203077316 (003391528-M) | | kafe@bukudankopi.example | 14-1, Jalan Telawi 3, Bangsar Baru | 59100 Kuala Lumpur, Kuala Lumpur | Farah Nadia, Zulkifli, 011-2630 8854
  JB Sentral Kopi Express | Kopi Express Selatan Sdn Bhd | 202001008173 (1364493-K) | 07-221 9046 | billing@kopiexpress.example | L2-07, Jalan Jim Quee | 80300 Johor Bahru, Johor | Ravi, Chandran, 016-773 6125, ravi@kopiexpress.example
  Muar Otak & Kopi | | | 06-952 3174 | kedai@muarotak.example | 37, Jalan Haji Abu | 84000 Muar, Johor
  Kuching Laksa & Kopi House | | | 082-415 730 | kopihouse@kuchinglaksa.example | Lot 62, Jalan Carpenter | 93000 Kuching, Sarawak | | Sea freight from Port Klang, allow ten days.
  Bukit Mertajam Hardware & Canteen | | | 04-538 2260 | office@bmhardware.example | 203, Jalan Kulim | 14000 Bukit Mertajam, Pulau Pinang
  Hospital Staff Co-operative Kafeteria | | | | kafeteria@koopstaf.example | Jalan Raja Muda Abdul Aziz | 50300 Kuala Lumpur, Kuala Lumpur
  Kinabalu Morning Market Kopi | | | 088-254 916 | gaya@kinabalukopi.example | Lot 9, Jalan Gaya | 88000 Kota Kinabalu, Sabah
  Toa Payoh Kaya Toast Pte Ltd | | 201523416K | +65 6254 7719 | accounts@tpkayatoast.example | Blk 210 Lorong 8 Toa Payoh #01-12 | 310210 Singapore | Goh Hui, Min, +65 9128 4406, huimin@tpkayatoast.example | | | SGD
  Straits Hawker Supplies Pte Ltd | | 200811907D | +65 6749 3382 | purchase@straitshawker.example | 18 Boon Lay Way #05-112 | 609966 Singapore | | | both | SGD
  Keppel Road Ship Chandlers Pte Ltd | | 199704528W | +65 6223 9150 | stores@krchandlers.example | 7 Keppel Road #02-31 | 089053 Singapore | Daniel, D'Souza, +65 8322 7016 | Billed in US dollars, goods to the vessel's agent. | | USD
  Labuan Offshore Catering Sdn Bhd | | 200901012247 (855319-T) | 087-413 086 | ap@labuanoffshore.example | U0134, Jalan OKK Awang Besar | 87000 Labuan, Labuan | | Billed in US dollars as their principals ask. | | USD
  Port Klang Green Bean Importers Sdn Bhd | | 199901021654 (496554-W) | 03-3168 4429 | sales@pkgreenbean.example | Lot 8, Jalan Pelabuhan Utara | 42000 Pelabuhan Klang, Selangor | Balakrishnan, Pillai, 012-390 6614 | | supplier
  Simpang Renggam Coffee Growers | | | 07-755 8301 | ladang@renggamcoffee.example | Batu 2, Jalan Benut | 86200 Simpang Renggam, Johor | | Liberica from March to June. | supplier
  Perusahaan Kaya Nenas Emas | | | 05-321 6674 | jualan@nenasemas.example | 16, Jalan Lahat | 30200 Ipoh, Perak | | | supplier
  长安瓷器有限公司 | Teong Ann Porcelain Sdn Bhd | 198801006273 (173630-V) | 05-291 0458 | teongann@porcelain.example | Lot 77, Jalan Jelapang | 30020 Ipoh, Perak | | | supplier
  Meru Paper Cup Industries Sdn Bhd | | 200601029910 (749664-D) | 03-3392 7165 | orders@merupapercup.example | 3, Jalan Meru Indah 9 | 41050 Klang, Selangor | | | supplier
  Kilat Lorry Transport | | | 012-216 9938 | booking@kilatlorry.example | | | | Ipoh, Penang and Kedah runs. | supplier
  Gula Sejahtera Distributors Sdn Bhd | | 201201033087 (1017577-X) | 03-5121 8837 | credit@gulasejahtera.example | 21, Jalan Tukul P15/P, Seksyen 15 | 40200 Shah Alam, Selangor | Rosmah, Idris, 017-381 9924 | | both
  Mewah Dairy & Creamer Agency | | | 03-7781 5026 | mewah@creameragency.example | 6, Jalan 51/205 | 46050 Petaling Jaya, Selangor | | | both
  Sentosa Restaurant Equipment | Sentosa Restaurant Equipment (KL) Sdn Bhd | 200401017382 (655888-A) | 03-9222 6401 | office@sentosaequip.example | 48, Jalan Pasar, Pudu | 55100 Kuala Lumpur, Kuala Lumpur | Cheong Wai, Leng, 012-273 6648 | | both
  Chowrasta Spice Traders | | | 04-261 7952 | orders@chowrastaspice.example | 15, Jalan Chowrasta | 10100 George Town, Pulau Pinang | | | both
`,
  persons: `
  first | last | phone | email | street | town | memo | role
  Siti Zulaikha | Ahmad | 012-391 4472 | szulaikha@posmel.example
  Tan | Mei Ling | 016-338 9015 | | 12, Jalan Batu Tiga Lama | 41300 Klang, Selangor | Home baker; collects at the counter.
  குமரவேல் | ராமசாமி | 017-264 3381 | | 4, Lorong Sungai Keramat 7 | 42100 Klang, Selangor
  Mohd Faizal | Hashim | 013-627 5540 | faizal.hashim@posmel.example | | | Stall 14, pasar malam Taman Sri Muda.
  Ooi | Beng Hock | 012-447 8206
  Priya | Nair | | priya.nair@suratku.example
  Wan Azlina | Wan Omar | 019-983 2217 | azlina@dapurazlina.example | Lot 311, Jalan Pengkalan Chepa | 15400 Kota Bharu, Kelantan
  周家伟 | | 010-226 7749
  Gopal | Krishnan | 014-902 6638 | | 9, Jalan Tengku Kelana | 41000 Klang, Selangor
  Noraini | Abdullah
  叶瑞兰 | | 018-371 5520 | sweelan.yap@suratku.example
  Hafiz | Rosli | 011-1087 4463 | | | | Kopi van; pays by DuitNow.
  Azman | Jaafar | 013-398 0471 | | | | Boiler and grinder mechanic, by the job. | supplier
  Loh | Wei Jie | | weijie@lohbooks.example | | | Part-time bookkeeping. | supplier
`,
  items: `
  sku | name | price | account | tax | cost | stock | about
  KOP-101 | Kopi-O Powder, Traditional Roast 1 kg | 28.50 | coffee | ST-5 | | 186 | Robusta roasted with sugar and margarine, ground for the sock.
  KOP-102 | Kopi-O Powder, Traditional Roast 5 kg | 134.00 | coffee | ST-5 | | 64
  KOP-103 | Kopi Kampung Blend 500 g | 15.90 | coffee | ST-5 | | 240
  KOP-104 | Butter-Roasted Coffee Beans 1 kg | 42.00 | coffee | ST-5 | | 58.5 | Whole beans, ground on request at no charge.
  KOP-105 | Kopi-O Sachets 20 x 10 g | 9.80 | coffee | ST-5 | | 412
  KOP-106 | Ipoh White Coffee Premix 600 g | 18.50 | coffee | ST-5 | 12.40 | 95
  TEH-201 | Ceylon Tea Dust 1 kg | 24.80 | coffee | ST-5 | 16.20 | 130
  TEH-202 | Teh Tarik Blend 2.5 kg | 58.00 | coffee | ST-5 | | 77
  TEH-203 | Jasmine Tea Bags, box of 100 | 12.90 | coffee | | 8.10 | 48
  TEH-204 | Cocoa Malt Powder 2 kg | 46.50 | coffee | ST-5 | 37.80 | 36
  GUL-301 | Fine Sugar, 25 kg sack | 72.00 | grocery | EX | 66.50 | 40
  GUL-302 | Gula Melaka 1 kg | 14.50 | grocery | EX | 9.90 | 65
  SUS-311 | Sweetened Creamer 500 g, carton of 48 | 148.00 | grocery | | 131.00 | 52
  SUS-312 | Evaporated Creamer 390 g, carton of 48 | 156.00 | grocery | | 139.50 | 47
  ROT-321 | Pandan Kaya, 3 kg tub | 36.00 | grocery | | 24.00 | 28 | Keep below 8°C once opened; use within three weeks.
  ROT-322 | Salted Butter Block 2 kg | 58.00 | grocery | | 49.20 | 19
  ROT-323 | Instant Noodles, carton of 60 | 54.00 | grocery | ST-5 | 45.60
  CRK-401 | Kopitiam Cup & Saucer, Green Floral, dozen | 78.00 | crockery | ST-10 | 51.00 | 33 | Thick wall, 150 ml, the old pattern.
  CRK-402 | Glass Mug 280 ml, box of 6 | 25.20 | crockery | ST-10 | 16.80 | 71
  CRK-403 | Half-Boiled Egg Cup, set of 6 | 21.00 | crockery | ST-10 | 13.50 | 44
  CRK-404 | Melamine Plate 9 inch, dozen | 66.00 | crockery | ST-10 | 43.00 | 26
  CRK-405 | Stainless Steel Teaspoon, dozen | 14.40 | crockery | ST-10 | 8.30
  CRK-406 | Enamel Tray 35 cm | 18.90 | crockery | ST-10 | 11.70 | 60
  PKG-501 | Paper Cup 8 oz, carton of 1,000 | 128.00 | packaging | ST-10 | 98.00 | 38
  PKG-502 | Lid for 8 oz Cup, carton of 1,000 | 72.00 | packaging | ST-10 | 54.00 | 35
  PKG-503 | Bungkus Bag with String 1 kg | 13.50 | packaging | ST-10 | 9.20 | 150
  PKG-504 | Paper Straw 6 mm, box of 2,500 | 85.00 | packaging | ST-10 | 61.50 | 22
  PKG-505 | Serviettes, carton of 50 packs | 62.00 | packaging | ST-5 | 47.00 | 41
  PKG-506 | Food Container 750 ml, carton of 500 | 110.00 | packaging | ST-10 | 84.00
  EQP-601 | Cotton Coffee Sock 5 inch, pack of 10 | 24.00 | equipment | | 13.00 | 88
  EQP-602 | Long-Spout Coffee Pot 2 L, Stainless Steel | 88.00 | equipment | ST-10 | 59.00 | 17
  EQP-603 | Teh Tarik Jug 1.5 L | 26.50 | equipment | ST-10 | 17.20 | 54
  EQP-604 | Electric Water Boiler 30 L | 680.00 | equipment | ST-10 | 515.00 | 6 | 240 V, 2.5 kW. One year's warranty on the element.
  EQP-605 | Bread Toaster, 4 Slices, Commercial | 890.00 | equipment | ST-10 | 690.00 | 4
  EQP-606 | Coffee Grinder 750 W | 2150.00 | equipment | ST-10 | 1680.00 | 2 | Flat burrs 64 mm. Includes setting up at your shop.
  CLN-701 | Dishwashing Liquid 10 L | 29.90 | cleaning | ST-10 | 19.50 | 57
  CLN-702 | Boiler Descaling Powder 1 kg | 17.50 | cleaning | ST-10 | 10.80
  RAW-801 | Green Robusta Beans, 60 kg sack | | | | 1080.00 | 14 | Screen 16, moisture below 13%.
  RAW-802 | Green Liberica Beans, 60 kg sack | | | | 1245.00 | 5
  RAW-803 | Printed Coffee Pouch 1 kg, bundle of 500 | | | | 265.00 | 9
`,
  services: `
  account | name | price | quantities | tax
  delivery | Delivery, next working day | 30.00 | 1 | SV-6
  delivery | Delivery, same day | 55.00 | 1 | SV-6
  delivery | Delivery by lorry, per pallet | 85.00 | 1 1 2 | SV-6
  delivery | Packing and freight, door to door | 240.00 | 1 | SV-6
  repair | Boiler servicing | 120.00 | 1 1 2 | SV-8
  repair | Grinder repair, labour per hour | 65.00 | 1 1.5 2 2.5 | SV-8
  rental | Water boiler rental, one month | 150.00 | 1 1 3 | SV-8
  training | Kopi brewing class, per person | 180.00 | 1 2 3 | SV-8
  sundry | Special packing for fragile goods | 12.00 | 1 2 4
`,
  titles: [
    "Monthly standing order",
    "Opening stock for new outlet",
    "Top-up order",
    "Stock for weekend stall",
  ],
  memos: {
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
  },
  latest: [
    { daysAgo: 5, contact: "Kafe Buku Bangsar", term: "14", outcome: "unpaid", repeats: "month" },
    { daysAgo: 4, contact: "Lim Brothers Catering", term: "30", outcome: "partPaid" },
    { daysAgo: 4, contact: "Gopal Krishnan", term: "cash", outcome: "paid" },
    { daysAgo: 3, contact: "Toa Payoh Kaya Toast Pte Ltd", term: "30", outcome: "unpaid" },
    { daysAgo: 3, contact: "新利发茶餐室", term: "cod", outcome: "voided" },
    {
      daysAgo: 2,
      contact: "Puchong Prima Bakery",
      term: "cod",
      outcome: "partPaid",
      isReminded: true,
    },
    {
      daysAgo: 2,
      contact: "Restoran Warisan Mak Timah",
      term: "30",
      outcome: "unpaid",
      credit: "Returned unopened, ordered by mistake.",
    },
    { daysAgo: 1, contact: "Restoran Kader Bistro", term: "cod", outcome: "unpaid" },
    { daysAgo: 1, contact: "Hafiz Rosli", term: "cash", outcome: "paid" },
    { daysAgo: 0, contact: "காவேரி வாழையிலை உணவகம்", term: "14", outcome: "unpaid" },
    { daysAgo: 0, contact: "Tan Mei Ling", term: "cash", outcome: "paid" },
    { daysAgo: 0, contact: "Kopitiam Lorong Seratus", term: "30", outcome: "draft" },
  ],
};
