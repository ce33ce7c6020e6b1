/** The newest invoices, oldest first. */
import type { Trade } from "../trade";

export const latest: Trade["latest"] = [
  { daysAgo: 20, contact: "Tadika Ceria Bestari", term: "7", story: "unpaid" },
  { daysAgo: 15, contact: "Butik Pengantin Anggun Sari", term: "30", story: "partPaid" },
  { daysAgo: 11, contact: "黄慧敏", term: "cash", story: "paid" },
  { daysAgo: 8, contact: "Kumpulan Kompang Warisan Limbong", term: "7", story: "voided" },
  { daysAgo: 5, contact: "Butik Pengantin Anggun Sari", term: "30", story: "unpaid" },
  { daysAgo: 2, contact: "லதா கணேசன்", term: "cash", story: "paid" },
  { daysAgo: 0, contact: "Rozita Salleh", term: "7", story: "draft" },
];
