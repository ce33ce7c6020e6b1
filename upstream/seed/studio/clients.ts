/** Clients of the studio in Singapore. */
import { business, person } from "../entries";
import type { ContactSeed } from "../../books/types";

const foodAndShops: ContactSeed[] = [
  business("Kueh & Kin Bakehouse", {
    legalName: "Kueh and Kin Pte Ltd",
    regNo: "201934417H",
    phone: "6345 2208",
    email: "hello@kuehandkin.example",
    at: ["112 East Coast Road #01-31", "428802 Singapore"],
    ask: ["Charmaine", "Teo", "9128 4461", "charmaine@kuehandkin.example"],
  }),
  business("金穗饼家", {
    legalName: "Kim Sui Confectionery Pte Ltd",
    regNo: "198802716D",
    phone: "6533 8094",
    email: "kimsui@binghome.example",
    at: ["27 Smith Street #01-04", "058943 Singapore"],
    ask: ["Phua Ah", "Lek", "9637 1520"],
    memo: "Mooncake boxes: artwork to be final by the end of May.",
  }),
  business("青石巷茶舍私人有限公司", {
    regNo: "202141093K",
    phone: "6221 7536",
    email: "tea@qingshixiang.example",
    at: ["8 Ann Siang Hill #02-01", "069789 Singapore"],
    ask: ["沈嘉仪", "", "8322 9047"],
  }),
  business("月半湾书局", {
    phone: "6338 4412",
    email: "yuebanwan@shuju.example",
    at: ["231 Bain Street #03-17", "180231 Singapore"],
  }),
  business("மல்லிகை மலர் அங்காடி", {
    legalName: "Malligai Flowers & Garlands",
    regNo: "53148820W",
    phone: "6294 3370",
    email: "orders@malligaiflowers.example",
    at: ["48 Buffalo Road", "219794 Singapore"],
    ask: ["Vasanthi", "Muthu", "9044 6183"],
  }),
  business("Warung Nasi Ambeng Hajah Rohani", {
    regNo: "53307214B",
    phone: "6747 9025",
    email: "rohani@nasiambeng.example",
    at: ["Blk 665 Punggol Drive #01-09", "820665 Singapore"],
    memo: "Sends orders by WhatsApp voice message.",
  }),
  business("Seri Wangi Batik", {
    legalName: "Seri Wangi Textiles Pte Ltd",
    regNo: "201108365M",
    phone: "6396 1147",
    email: "butik@seriwangi.example",
    at: ["63 Arab Street", "199761 Singapore"],
    ask: ["Rashidah", "Kamsani", "9751 3308", "rashidah@seriwangi.example"],
  }),
  business("Northbank Brewing Co", {
    legalName: "Northbank Brewing Pte Ltd",
    regNo: "201626930G",
    phone: "6970 2218",
    email: "finance@northbankbrewing.example",
    at: ["5 Kampong Ampat #01-02", "368314 Singapore"],
    ask: ["Callum", "Wee", "8183 5524"],
  }),
];

const firmsAndSocieties: ContactSeed[] = [
  business("Harbourlight Architects LLP", {
    regNo: "T14LL0972E",
    phone: "6225 6603",
    email: "accounts@harbourlight.example",
    at: ["20 Maxwell Lane #09-14", "069114 Singapore"],
    ask: ["Anneliese", "Koh", "9823 7719", "anneliese@harbourlight.example"],
    memo: "Quote the job number on every invoice.",
  }),
  business("Little Otters Preschool", {
    legalName: "Little Otters Learning Pte Ltd",
    regNo: "201510248R",
    phone: "6484 5591",
    email: "office@littleotters.example",
    at: ["Blk 203 Bishan Street 23 #01-465", "570203 Singapore"],
  }),
  business("Orchid & Ash Events", {
    legalName: "Orchid and Ash Pte Ltd",
    regNo: "202007781Z",
    phone: "6909 3826",
    email: "billing@orchidandash.example",
    at: ["71 Ubi Crescent #06-12", "408571 Singapore"],
    ask: ["Shermaine", "Ong", "9336 8102"],
  }),
  business("Meridian Row Capital Pte Ltd", {
    regNo: "201841576C",
    phone: "6812 7740",
    email: "ap@meridianrow.example",
    at: ["10 Anson Crescent #21-05", "079903 Singapore"],
    memo: "InvoiceNow only; vendor number on the invoice.",
  }),
  business("南庐陈氏公会", {
    regNo: "S49SS0083F",
    phone: "6222 4908",
    email: "secretary@nanlutan.example",
    at: ["39 Bukit Pasoh Lane", "089846 Singapore"],
    memo: "Anniversary magazine every two years; letters in Chinese.",
  }),
  business("இளவேனில் நாடகக் குழு", {
    regNo: "T09SS0146L",
    email: "ilavenil@nadagam.example",
    at: ["155 Waterloo Street #02-06", "187962 Singapore"],
    ask: ["Arun", "Selvam", "8511 2967"],
  }),
  business("Teater Angin Selatan", {
    regNo: "T11SS0058A",
    phone: "6440 7813",
    email: "pentas@anginselatan.example",
    at: ["90 Goodman Road #02-24", "439053 Singapore"],
  }),
];

const persons: ContactSeed[] = [
  person("林佩珊", "", {
    phone: "9217 4430",
    email: "peishan.lin@suratku.example",
    memo: "Wedding stationery, red and gold.",
  }),
  person("Nur Syafiqah", "Zainal", { phone: "8740 2295", email: "syafiqah@suratku.example" }),
  person("Tan", "Jun Hao", { phone: "9655 8031" }),
];

export const clients: ContactSeed[] = [...foodAndShops, ...firmsAndSocieties, ...persons];
