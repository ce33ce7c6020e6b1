/** Clients abroad, billed in ringgit or US dollars, and those the studio buys from. */
import { business, person } from "../entries";
import type { ContactSeed } from "../../books/types";

const overseas: ContactSeed[] = [
  business("Kopi Langit Roastery Sdn Bhd", {
    regNo: "202001019465 (1375785-P)",
    phone: "+60 7-222 8163",
    email: "akaun@kopilangit.example",
    at: ["26, Jalan Tan Hiok Nee", "80000 Johor Bahru", "Johor"],
    ask: ["Izzat", "Hamdan", "+60 12-774 3096", "izzat@kopilangit.example"],
    memo: "Billed in ringgit; zero-rated.",
  }),
  business("Rumah Tanglung Hotel Sdn Bhd", {
    regNo: "201301033817 (1063646-U)",
    phone: "+60 4-262 9508",
    email: "finance@rumahtanglung.example",
    at: ["114, Lebuh Muntri", "10200 George Town", "Pulau Pinang"],
    memo: "Billed in ringgit; zero-rated.",
  }),
  business("Pelican Bay Outfitters LLC", {
    phone: "+1 415 555 0142",
    email: "payables@pelicanbay.example",
    ask: ["Dana", "Whitcomb", "", "dana@pelicanbay.example"],
    memo: "San Francisco. Billed in US dollars.",
  }),
  business("Nusa Tides Resort", {
    legalName: "PT Nusa Ombak Biru",
    phone: "+62 361 774 208",
    email: "accounting@nusatides.example",
    memo: "Bali. Billed in US dollars; bank charges are theirs.",
  }),
];

const suppliers: ContactSeed[] = [
  business("Ubi Offset Printers Pte Ltd", {
    role: "supplier",
    regNo: "199504183N",
    phone: "6743 0629",
    email: "jobs@ubioffset.example",
    at: ["33 Ubi Avenue 3 #01-44", "408868 Singapore"],
  }),
  business("Kim Huat Paper Merchants", {
    role: "both",
    regNo: "52884017X",
    phone: "6748 3315",
    email: "sales@kimhuatpaper.example",
    at: ["18 Kaki Bukit View", "415957 Singapore"],
    memo: "We do their calendar each year.",
  }),
  person("Dinesh", "Menon", {
    role: "supplier",
    phone: "9382 0174",
    email: "dinesh@menonphoto.example",
    memo: "Photographer, by the day.",
  }),
];

export const overseasAndSuppliers: ContactSeed[] = [...overseas, ...suppliers];
