/** Shops, restaurants and firms in Malaysia that buy from the trading company. */
import { business } from "../entries";
import type { ContactSeed } from "../books";

export const shops: ContactSeed[] = [
  business("Kedai Kopi Sin Lee Fatt", {
    regNo: "200203018842 (001397114-D)",
    phone: "03-3371 4406",
    at: ["86, Jalan Stesen", "41000 Klang", "Selangor"],
    ask: ["Lee Kok", "Wah", "012-329 8017"],
    memo: "Closed on alternate Mondays.",
  }),
  business("Restoran Warisan Mak Timah", {
    legalName: "Warisan Mak Timah Sdn Bhd",
    regNo: "201601022791 (1193722-T)",
    phone: "03-5519 7730",
    email: "akaun@warisanmaktimah.example",
    at: ["G-12, Jalan Plumbum P7/P, Seksyen 7", "40000 Shah Alam", "Selangor"],
    ask: ["Nor Hidayah", "Ismail", "019-337 2204", "hidayah@warisanmaktimah.example"],
  }),
  business("Kopitiam Lorong Seratus", {
    phone: "03-7957 3318",
    email: "lorong100@kopiseratus.example",
    at: ["17, Jalan SS 2/61", "47300 Petaling Jaya", "Selangor"],
  }),
  business("Sri Kaveri Banana Leaf", {
    legalName: "Sri Kaveri Curry House Sdn Bhd",
    regNo: "201301007716 (1037556-H)",
    phone: "03-2274 5091",
    email: "purchasing@srikaveri.example",
    at: ["31, Jalan Thambipillay, Brickfields", "50470 Kuala Lumpur", "Kuala Lumpur"],
    ask: ["Meenakshi", "Subramaniam", "016-228 4915"],
  }),
  business("Warung Pak Din Bangi", {
    phone: "013-381 6640",
    at: ["Lot 5, Jalan 6C/7, Seksyen 6", "43650 Bandar Baru Bangi", "Selangor"],
  }),
  business("Hock Soon Heng Trading", {
    regNo: "199803044127 (001122093-K)",
    phone: "03-9074 2265",
    email: "hsh@hocksoonheng.example",
    at: ["9, Jalan Cheras Maju 3, Batu 9", "43200 Cheras", "Selangor"],
    ask: ["Chong Yoke", "Lin", "012-601 7793"],
  }),
  business("Restoran Anjung Selera", {
    phone: "03-8739 1182",
    email: "anjungselera@dapurkita.example",
    at: ["22, Jalan Semenyih", "43000 Kajang", "Selangor"],
  }),
  business("Kluang Toast House", {
    phone: "07-772 6093",
    email: "hello@kluangtoasthouse.example",
    at: ["40, Jalan Dato Haji Hassan", "86000 Kluang", "Johor"],
    ask: ["Ng Siew", "Ping", "017-740 3368"],
  }),
  business("Murugan Maju Enterprise", {
    regNo: "201703188205 (002679441-V)",
    phone: "04-229 8143",
    at: ["54, Lebuh Pasar", "10200 George Town", "Pulau Pinang"],
  }),
  business("Pulau Tikus Breakfast Club", {
    legalName: "Tikus Breakfast Sdn Bhd",
    regNo: "201901034470 (1343800-W)",
    email: "finance@tikusbreakfast.example",
    at: ["3, Jalan Burma", "10350 George Town", "Pulau Pinang"],
    ask: ["Khoo Su", "Yin", "016-445 9027", "suyin@tikusbreakfast.example"],
  }),
  business("Ban Seng Huat Kopi & Roti", {
    phone: "05-254 7716",
    at: ["128, Jalan Sultan Iskandar", "30000 Ipoh", "Perak"],
    memo: "Send by the Ipoh lorry, Tuesdays and Fridays.",
  }),
  business("Taiping Lake View Cafe", {
    phone: "05-807 3349",
    email: "orders@lakeviewtaiping.example",
    at: ["11, Jalan Taming Sari", "34000 Taiping", "Perak"],
  }),
  business("Dapur Nyonya Tengkera", {
    legalName: "Nyonya Tengkera Foods Sdn Bhd",
    regNo: "200801019935 (821253-P)",
    phone: "06-282 4417",
    email: "accounts@nyonyatengkera.example",
    at: ["73, Jalan Tengkera", "75200 Melaka", "Melaka"],
    ask: ["Sim Geok", "Neo", "012-615 5508"],
  }),
  business("Kantin SMK Taman Melati Indah", {
    phone: "012-267 4431",
    at: ["Jalan Taman Melati", "53100 Kuala Lumpur", "Kuala Lumpur"],
    memo: "Canteen; no orders in the school holidays.",
  }),
  business("Seremban Siew Pau Corner", {
    phone: "06-763 2508",
    at: ["19, Jalan Tuanku Munawir", "70000 Seremban", "Negeri Sembilan"],
  }),
  business("Restoran Kader Bistro", {
    legalName: "Kader Bistro Sdn Bhd",
    regNo: "201101028814 (956949-M)",
    phone: "03-6188 5527",
    email: "akaun@kaderbistro.example",
    at: ["2, Jalan SG 3/4, Taman Sri Gombak", "68100 Batu Caves", "Selangor"],
    ask: ["Mohamed Yusoff", "Kader", "014-362 7718"],
    memo: "Open 24 hours; deliver after 3 pm.",
  }),
  business("Sungai Petani Food Court", {
    legalName: "S P Medan Selera Sdn Bhd",
    regNo: "201401015562 (1091648-A)",
    phone: "04-421 6073",
    email: "office@spmedan.example",
    at: ["Lot 210, Jalan Ibrahim", "08000 Sungai Petani", "Kedah"],
  }),
  business("Kedai Runcit Haji Salleh", {
    phone: "019-928 3306",
    at: ["Kampung Seberang Takir", "21300 Kuala Nerus", "Terengganu"],
  }),
  business("Kota Bharu Kopi Corner", {
    phone: "09-744 8135",
    email: "kopicorner@kelantankopi.example",
    at: ["1208, Jalan Padang Garong", "15000 Kota Bharu", "Kelantan"],
  }),
  business("Teluk Cempedak Seaside Cafe", {
    phone: "09-567 2290",
    at: ["8, Jalan Teluk Sisek", "25050 Kuantan", "Pahang"],
  }),
  business("Bentong Kopi Stall No. 8", { phone: "017-915 4482" }),
  business("Lim Brothers Catering", {
    legalName: "Lim Brothers Catering Sdn Bhd",
    regNo: "200501031128 (713264-U)",
    phone: "03-7803 6619",
    email: "ap@limbrotherscatering.example",
    at: ["Lot 14, Jalan SS 13/6, Subang Jaya Industrial Estate", "47500 Subang Jaya", "Selangor"],
    ask: ["Lim Chee", "Hoong", "012-288 1940", "cheehoong@limbrotherscatering.example"],
    memo: "PO number on every invoice, please.",
  }),
  business("Puchong Prima Bakery", {
    phone: "03-8061 9947",
    email: "puchongprima@rotisedap.example",
    at: ["25, Jalan Prima 5/1, Taman Puchong Prima", "47150 Puchong", "Selangor"],
  }),
  business("Kepong Dim Sum Palace", {
    legalName: "Kepong Palace Restaurant Sdn Bhd",
    regNo: "201001036604 (920520-X)",
    phone: "03-6251 7738",
    email: "account@kepongpalace.example",
    at: ["61, Jalan Metro Perdana Barat 1", "52100 Kuala Lumpur", "Kuala Lumpur"],
    ask: ["Wong Mun", "Kit"],
  }),
  business("Ampang Yong Tau Foo Village", {
    phone: "03-4296 3051",
    at: ["5, Jalan Merdeka, Pekan Ampang", "68000 Ampang", "Selangor"],
  }),
  business("Kafe Buku Bangsar", {
    legalName: "Buku & Kopi Enterprise",
    regNo: "202203077316 (003391528-M)",
    email: "kafe@bukudankopi.example",
    at: ["14-1, Jalan Telawi 3, Bangsar Baru", "59100 Kuala Lumpur", "Kuala Lumpur"],
    ask: ["Farah Nadia", "Zulkifli", "011-2630 8854"],
  }),
  business("JB Sentral Kopi Express", {
    legalName: "Kopi Express Selatan Sdn Bhd",
    regNo: "202001008173 (1364493-K)",
    phone: "07-221 9046",
    email: "billing@kopiexpress.example",
    at: ["L2-07, Jalan Jim Quee", "80300 Johor Bahru", "Johor"],
    ask: ["Ravi", "Chandran", "016-773 6125", "ravi@kopiexpress.example"],
  }),
  business("Muar Otak & Kopi", {
    phone: "06-952 3174",
    at: ["37, Jalan Haji Abu", "84000 Muar", "Johor"],
  }),
  business("Kuching Laksa & Kopi House", {
    phone: "082-415 730",
    email: "kopihouse@kuchinglaksa.example",
    at: ["Lot 62, Jalan Carpenter", "93000 Kuching", "Sarawak"],
    memo: "Sea freight from Port Klang, allow ten days.",
  }),
  business("Bukit Mertajam Hardware & Canteen", {
    phone: "04-538 2260",
    at: ["203, Jalan Kulim", "14000 Bukit Mertajam", "Pulau Pinang"],
  }),
  business("Hospital Staff Co-operative Kafeteria", {
    email: "kafeteria@koopstaf.example",
    at: ["Jalan Raja Muda Abdul Aziz", "50300 Kuala Lumpur", "Kuala Lumpur"],
  }),
  business("Kinabalu Morning Market Kopi", {
    phone: "088-254 916",
    at: ["Lot 9, Jalan Gaya", "88000 Kota Kinabalu", "Sabah"],
  }),
];
