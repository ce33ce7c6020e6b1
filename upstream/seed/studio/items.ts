/** What the studio sells by the piece, and what it buys in for the press. */
import { bought, item } from "../entries";
import type { ProductSeed } from "../../books/types";

const prints: ProductSeed[] = [
  item("PRN-01", "Name Cards, box of 200", "68.00", "print", {
    cost: "24.00",
    taxCode: "SR",
    about: "350 gsm uncoated, both sides, one name.",
  }),
  item("PRN-02", "Letterhead, 500 sheets", "142.00", "print", { cost: "58.00", taxCode: "SR" }),
  item("PRN-03", "Risograph Poster A3", "36.00", "print", {
    stock: "118",
    taxCode: "SR",
    about: "Two colours from our own press; no two are quite alike.",
  }),
  item("PRN-04", "Giclée Print A2, framed", "148.00", "print", { cost: "71.00", taxCode: "SR" }),
  item("PRN-05", "Roll-up Banner 85 x 200 cm", "145.00", "print", { cost: "62.00", taxCode: "SR" }),
  item("PRN-06", "Acrylic Shop Sign 1 m", "780.00", "print", {
    cost: "430.00",
    taxCode: "SR",
    about: "Laser-cut, with spacers. Installation is billed apart.",
  }),
];

const merchandise: ProductSeed[] = [
  item("MER-11", "Canvas Tote, screen-printed", "18.50", "merchandise", {
    cost: "7.20",
    stock: "240",
    taxCode: "SR",
  }),
  item("MER-12", "Enamel Pin", "9.80", "merchandise", {
    cost: "3.10",
    stock: "315",
    taxCode: "SR",
  }),
  item("MER-13", "Sticker Sheet A5", "4.20", "merchandise", { stock: "640", taxCode: "SR" }),
  item("MER-14", "Notebook A5, debossed", "22.00", "merchandise", {
    cost: "9.40",
    stock: "96",
    taxCode: "SR",
  }),
  item("MER-15", "Greeting Cards, set of 10", "28.00", "merchandise", {
    stock: "74",
    taxCode: "SR",
  }),
  item("MER-16", "Red Packets, pack of 50", "32.00", "merchandise", {
    cost: "13.50",
    stock: "160",
    taxCode: "SR",
    about: "Hot-stamped with your family name or logo.",
  }),
];

const licences: ProductSeed[] = [
  item("LIC-21", "Kertas Grotesk Licence, 5 desktops", "450.00", "licences", {
    taxCode: "SR",
    about: "Our own typeface, four weights.",
  }),
];

const forThePress: ProductSeed[] = [
  bought("SUP-31", "Art Paper 300 gsm SRA3, ream", "46.00", "22"),
  bought("SUP-32", "Risograph Ink, fluorescent pink, 1 L", "118.00", "7"),
];

export const items: ProductSeed[] = [...prints, ...merchandise, ...licences, ...forThePress].map(
  (product) => (product.forPurchase ? { ...product, purchaseTaxCode: "TX" } : product),
);
