/** Who has clothes made by the seamstress, and where she buys cloth. */
import { business, person } from "../entries";
import type { ContactSeed } from "../../books/types";

export const contacts: ContactSeed[] = [
  person("Rozita", "Salleh", { phone: "013-458 7720" }),
  person("Nik Aminah", "Yusof", {
    phone: "012-491 3385",
    at: ["7, Lorong Kenari 2, Taman Sultan Badlishah", "05100 Alor Setar", "Kedah"],
  }),
  person("黄慧敏", "", { phone: "016-473 9051", memo: "Kebaya; measurements in the blue book." }),
  person("லதா", "கணேசன்", { phone: "014-905 2648" }),
  business("Tadika Ceria Bestari", {
    phone: "04-733 8162",
    email: "pejabat@ceriabestari.example",
    at: ["22, Jalan Stadium", "05100 Alor Setar", "Kedah"],
    ask: ["Faridah", "Othman", "019-480 6617"],
    memo: "Uniforms in November.",
  }),
  business("Butik Pengantin Anggun Sari", {
    phone: "04-771 2093",
    email: "anggunsari@butik.example",
    at: ["5, Jalan Langgar", "05460 Alor Setar", "Kedah"],
  }),
  business("Kumpulan Kompang Warisan Limbong", {
    phone: "017-512 4430",
    email: "kompang@warisanlimbong.example",
  }),
  business("Gedung Kain Haji Bakar", {
    role: "supplier",
    phone: "04-731 5578",
    email: "jualan@kainhajibakar.example",
  }),
];
