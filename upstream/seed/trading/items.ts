/** What the trading company sells: kopi it roasts itself, and all else a kopitiam needs. */
import { bought, item } from "../entries";
import type { ProductSeed } from "../../books/types";

const coffeeAndTea: ProductSeed[] = [
  item("KOP-101", "Kopi-O Powder, Traditional Roast 1 kg", "28.50", "coffee", {
    stock: "186",
    taxCode: "ST-5",
    about: "Robusta roasted with sugar and margarine, ground for the sock.",
  }),
  item("KOP-102", "Kopi-O Powder, Traditional Roast 5 kg", "134.00", "coffee", {
    stock: "64",
    taxCode: "ST-5",
  }),
  item("KOP-103", "Kopi Kampung Blend 500 g", "15.90", "coffee", { stock: "240", taxCode: "ST-5" }),
  item("KOP-104", "Butter-Roasted Coffee Beans 1 kg", "42.00", "coffee", {
    stock: "58.5",
    taxCode: "ST-5",
    about: "Whole beans, ground on request at no charge.",
  }),
  item("KOP-105", "Kopi-O Sachets 20 x 10 g", "9.80", "coffee", { stock: "412", taxCode: "ST-5" }),
  item("KOP-106", "Ipoh White Coffee Premix 600 g", "18.50", "coffee", {
    cost: "12.40",
    stock: "95",
    taxCode: "ST-5",
  }),
  item("TEH-201", "Ceylon Tea Dust 1 kg", "24.80", "coffee", {
    cost: "16.20",
    stock: "130",
    taxCode: "ST-5",
  }),
  item("TEH-202", "Teh Tarik Blend 2.5 kg", "58.00", "coffee", { stock: "77", taxCode: "ST-5" }),
  item("TEH-203", "Jasmine Tea Bags, box of 100", "12.90", "coffee", { cost: "8.10", stock: "48" }),
  item("TEH-204", "Cocoa Malt Powder 2 kg", "46.50", "coffee", {
    cost: "37.80",
    stock: "36",
    taxCode: "ST-5",
  }),
];

const dryGoods: ProductSeed[] = [
  item("GUL-301", "Fine Sugar, 25 kg sack", "72.00", "grocery", {
    cost: "66.50",
    stock: "40",
    taxCode: "EX",
  }),
  item("GUL-302", "Gula Melaka 1 kg", "14.50", "grocery", {
    cost: "9.90",
    stock: "65",
    taxCode: "EX",
  }),
  item("SUS-311", "Sweetened Creamer 500 g, carton of 48", "148.00", "grocery", {
    cost: "131.00",
    stock: "52",
  }),
  item("SUS-312", "Evaporated Creamer 390 g, carton of 48", "156.00", "grocery", {
    cost: "139.50",
    stock: "47",
  }),
  item("ROT-321", "Pandan Kaya, 3 kg tub", "36.00", "grocery", {
    cost: "24.00",
    stock: "28",
    about: "Keep below 8°C once opened; use within three weeks.",
  }),
  item("ROT-322", "Salted Butter Block 2 kg", "58.00", "grocery", { cost: "49.20", stock: "19" }),
  item("ROT-323", "Instant Noodles, carton of 60", "54.00", "grocery", {
    cost: "45.60",
    taxCode: "ST-5",
  }),
];

const crockery: ProductSeed[] = [
  item("CRK-401", "Kopitiam Cup & Saucer, Green Floral, dozen", "78.00", "crockery", {
    cost: "51.00",
    stock: "33",
    taxCode: "ST-10",
    about: "Thick wall, 150 ml, the old pattern.",
  }),
  item("CRK-402", "Glass Mug 280 ml, box of 6", "25.20", "crockery", {
    cost: "16.80",
    stock: "71",
    taxCode: "ST-10",
  }),
  item("CRK-403", "Half-Boiled Egg Cup, set of 6", "21.00", "crockery", {
    cost: "13.50",
    stock: "44",
    taxCode: "ST-10",
  }),
  item("CRK-404", "Melamine Plate 9 inch, dozen", "66.00", "crockery", {
    cost: "43.00",
    stock: "26",
    taxCode: "ST-10",
  }),
  item("CRK-405", "Stainless Steel Teaspoon, dozen", "14.40", "crockery", {
    cost: "8.30",
    taxCode: "ST-10",
  }),
  item("CRK-406", "Enamel Tray 35 cm", "18.90", "crockery", {
    cost: "11.70",
    stock: "60",
    taxCode: "ST-10",
  }),
];

const packaging: ProductSeed[] = [
  item("PKG-501", "Paper Cup 8 oz, carton of 1,000", "128.00", "packaging", {
    cost: "98.00",
    stock: "38",
    taxCode: "ST-10",
  }),
  item("PKG-502", "Lid for 8 oz Cup, carton of 1,000", "72.00", "packaging", {
    cost: "54.00",
    stock: "35",
    taxCode: "ST-10",
  }),
  item("PKG-503", "Bungkus Bag with String 1 kg", "13.50", "packaging", {
    cost: "9.20",
    stock: "150",
    taxCode: "ST-10",
  }),
  item("PKG-504", "Paper Straw 6 mm, box of 2,500", "85.00", "packaging", {
    cost: "61.50",
    stock: "22",
    taxCode: "ST-10",
  }),
  item("PKG-505", "Serviettes, carton of 50 packs", "62.00", "packaging", {
    cost: "47.00",
    stock: "41",
    taxCode: "ST-5",
  }),
  item("PKG-506", "Food Container 750 ml, carton of 500", "110.00", "packaging", {
    cost: "84.00",
    taxCode: "ST-10",
  }),
];

const equipment: ProductSeed[] = [
  item("EQP-601", "Cotton Coffee Sock 5 inch, pack of 10", "24.00", "equipment", {
    cost: "13.00",
    stock: "88",
  }),
  item("EQP-602", "Long-Spout Coffee Pot 2 L, Stainless Steel", "88.00", "equipment", {
    cost: "59.00",
    stock: "17",
    taxCode: "ST-10",
  }),
  item("EQP-603", "Teh Tarik Jug 1.5 L", "26.50", "equipment", {
    cost: "17.20",
    stock: "54",
    taxCode: "ST-10",
  }),
  item("EQP-604", "Electric Water Boiler 30 L", "680.00", "equipment", {
    cost: "515.00",
    stock: "6",
    taxCode: "ST-10",
    about: "240 V, 2.5 kW. One year's warranty on the element.",
  }),
  item("EQP-605", "Bread Toaster, 4 Slices, Commercial", "890.00", "equipment", {
    cost: "690.00",
    stock: "4",
    taxCode: "ST-10",
  }),
  item("EQP-606", "Coffee Grinder 750 W", "2150.00", "equipment", {
    cost: "1680.00",
    stock: "2",
    taxCode: "ST-10",
    about: "Flat burrs 64 mm. Includes setting up at your shop.",
  }),
];

const cleaning: ProductSeed[] = [
  item("CLN-701", "Dishwashing Liquid 10 L", "29.90", "cleaning", {
    cost: "19.50",
    stock: "57",
    taxCode: "ST-10",
  }),
  item("CLN-702", "Boiler Descaling Powder 1 kg", "17.50", "cleaning", {
    cost: "10.80",
    taxCode: "ST-10",
  }),
];

const rawMaterials: ProductSeed[] = [
  bought("RAW-801", "Green Robusta Beans, 60 kg sack", "1080.00", "14", {
    about: "Screen 16, moisture below 13%.",
  }),
  bought("RAW-802", "Green Liberica Beans, 60 kg sack", "1245.00", "5"),
  bought("RAW-803", "Printed Coffee Pouch 1 kg, bundle of 500", "265.00", "9", {
    boughtUnder: "packing",
  }),
];

export const items: ProductSeed[] = [
  ...coffeeAndTea,
  ...dryGoods,
  ...crockery,
  ...packaging,
  ...equipment,
  ...cleaning,
  ...rawMaterials,
];
