/** Persons, firms billed in foreign currency, and suppliers of the trading company. */
import { business, person } from "../entries";
import type { ContactSeed } from "../../books/types";

/** Hawkers, home bakers and walk-in customers. */
const persons: ContactSeed[] = [
  person("Siti Zulaikha", "Ahmad", { phone: "012-391 4472", email: "szulaikha@posmel.example" }),
  person("Tan", "Mei Ling", {
    phone: "016-338 9015",
    at: ["12, Jalan Batu Tiga Lama", "41300 Klang", "Selangor"],
    memo: "Home baker; collects at the counter.",
  }),
  person("குமரவேல்", "ராமசாமி", {
    phone: "017-264 3381",
    at: ["4, Lorong Sungai Keramat 7", "42100 Klang", "Selangor"],
  }),
  person("Mohd Faizal", "Hashim", {
    phone: "013-627 5540",
    email: "faizal.hashim@posmel.example",
    memo: "Stall 14, pasar malam Taman Sri Muda.",
  }),
  person("Ooi", "Beng Hock", { phone: "012-447 8206" }),
  person("Priya", "Nair", { email: "priya.nair@suratku.example" }),
  person("Wan Azlina", "Wan Omar", {
    phone: "019-983 2217",
    email: "azlina@dapurazlina.example",
    at: ["Lot 311, Jalan Pengkalan Chepa", "15400 Kota Bharu", "Kelantan"],
  }),
  person("周家伟", "", { phone: "010-226 7749" }),
  person("Gopal", "Krishnan", {
    phone: "014-902 6638",
    at: ["9, Jalan Tengku Kelana", "41000 Klang", "Selangor"],
  }),
  person("Noraini", "Abdullah", {}),
  person("叶瑞兰", "", { phone: "018-371 5520", email: "sweelan.yap@suratku.example" }),
  person("Hafiz", "Rosli", { phone: "011-1087 4463", memo: "Kopi van; pays by DuitNow." }),
];

/** Two are billed in Singapore dollars, two in US dollars. */
const foreignCurrency: ContactSeed[] = [
  business("Toa Payoh Kaya Toast Pte Ltd", {
    regNo: "201523416K",
    phone: "+65 6254 7719",
    email: "accounts@tpkayatoast.example",
    at: ["Blk 210 Lorong 8 Toa Payoh #01-12", "310210 Singapore"],
    ask: ["Goh Hui", "Min", "+65 9128 4406", "huimin@tpkayatoast.example"],
  }),
  business("Straits Hawker Supplies Pte Ltd", {
    regNo: "200811907D",
    phone: "+65 6749 3382",
    email: "purchase@straitshawker.example",
    at: ["18 Boon Lay Way #05-112", "609966 Singapore"],
    role: "both",
  }),
  business("Keppel Road Ship Chandlers Pte Ltd", {
    regNo: "199704528W",
    phone: "+65 6223 9150",
    email: "stores@krchandlers.example",
    at: ["7 Keppel Road #02-31", "089053 Singapore"],
    ask: ["Daniel", "D'Souza", "+65 8322 7016"],
    memo: "Billed in US dollars, goods to the vessel's agent.",
  }),
  business("Labuan Offshore Catering Sdn Bhd", {
    regNo: "200901012247 (855319-T)",
    phone: "087-413 086",
    email: "ap@labuanoffshore.example",
    at: ["U0134, Jalan OKK Awang Besar", "87000 Labuan", "Labuan"],
    memo: "Billed in US dollars as their principals ask.",
  }),
];

const suppliersAndBoth: ContactSeed[] = [
  business("Port Klang Green Bean Importers Sdn Bhd", {
    role: "supplier",
    regNo: "199901021654 (496554-W)",
    phone: "03-3168 4429",
    email: "sales@pkgreenbean.example",
    at: ["Lot 8, Jalan Pelabuhan Utara", "42000 Pelabuhan Klang", "Selangor"],
    ask: ["Balakrishnan", "Pillai", "012-390 6614"],
  }),
  business("Simpang Renggam Coffee Growers", {
    role: "supplier",
    phone: "07-755 8301",
    email: "ladang@renggamcoffee.example",
    at: ["Batu 2, Jalan Benut", "86200 Simpang Renggam", "Johor"],
    memo: "Liberica from March to June.",
  }),
  business("Perusahaan Kaya Nenas Emas", {
    role: "supplier",
    phone: "05-321 6674",
    email: "jualan@nenasemas.example",
    at: ["16, Jalan Lahat", "30200 Ipoh", "Perak"],
  }),
  business("长安瓷器有限公司", {
    legalName: "Teong Ann Porcelain Sdn Bhd",
    role: "supplier",
    regNo: "198801006273 (173630-V)",
    phone: "05-291 0458",
    email: "teongann@porcelain.example",
    at: ["Lot 77, Jalan Jelapang", "30020 Ipoh", "Perak"],
  }),
  business("Meru Paper Cup Industries Sdn Bhd", {
    role: "supplier",
    regNo: "200601029910 (749664-D)",
    phone: "03-3392 7165",
    email: "orders@merupapercup.example",
    at: ["3, Jalan Meru Indah 9", "41050 Klang", "Selangor"],
  }),
  business("Kilat Lorry Transport", {
    role: "supplier",
    phone: "012-216 9938",
    email: "booking@kilatlorry.example",
    memo: "Ipoh, Penang and Kedah runs.",
  }),
  person("Azman", "Jaafar", {
    role: "supplier",
    phone: "013-398 0471",
    memo: "Boiler and grinder mechanic, by the job.",
  }),
  person("Loh", "Wei Jie", {
    role: "supplier",
    email: "weijie@lohbooks.example",
    memo: "Part-time bookkeeping.",
  }),
  business("Gula Sejahtera Distributors Sdn Bhd", {
    role: "both",
    regNo: "201201033087 (1017577-X)",
    phone: "03-5121 8837",
    email: "credit@gulasejahtera.example",
    at: ["21, Jalan Tukul P15/P, Seksyen 15", "40200 Shah Alam", "Selangor"],
    ask: ["Rosmah", "Idris", "017-381 9924"],
  }),
  business("Mewah Dairy & Creamer Agency", {
    role: "both",
    phone: "03-7781 5026",
    email: "mewah@creameragency.example",
    at: ["6, Jalan 51/205", "46050 Petaling Jaya", "Selangor"],
  }),
  business("Sentosa Restaurant Equipment", {
    legalName: "Sentosa Restaurant Equipment (KL) Sdn Bhd",
    role: "both",
    regNo: "200401017382 (655888-A)",
    phone: "03-9222 6401",
    email: "office@sentosaequip.example",
    at: ["48, Jalan Pasar, Pudu", "55100 Kuala Lumpur", "Kuala Lumpur"],
    ask: ["Cheong Wai", "Leng", "012-273 6648"],
  }),
  business("Chowrasta Spice Traders", {
    role: "both",
    phone: "04-261 7952",
    email: "orders@chowrastaspice.example",
    at: ["15, Jalan Chowrasta", "10100 George Town", "Pulau Pinang"],
  }),
];

export const peopleAndPartners: ContactSeed[] = [
  ...persons,
  ...foreignCurrency,
  ...suppliersAndBoth,
];
