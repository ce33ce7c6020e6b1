/** The newest invoices, oldest first: what the list opens with on any day. */
import type { Trade } from "../trade";

export const latest: Trade["latest"] = [
  { daysAgo: 16, contact: "Harbourlight Architects LLP", term: "14", story: "unpaid" },
  { daysAgo: 12, contact: "金穗饼家", term: "30", story: "partPaid" },
  { daysAgo: 10, contact: "Nur Syafiqah Zainal", term: "cash", story: "paid" },
  { daysAgo: 8, contact: "Kopi Langit Roastery Sdn Bhd", term: "30", story: "unpaid" },
  { daysAgo: 8, contact: "மல்லிகை மலர் அங்காடி", term: "7", story: "unpaid" },
  { daysAgo: 6, contact: "Orchid & Ash Events", term: "14", story: "voided" },
  { daysAgo: 5, contact: "Nusa Tides Resort", term: "14", story: "partPaid" },
  { daysAgo: 3, contact: "Warung Nasi Ambeng Hajah Rohani", term: "receipt", story: "unpaid" },
  { daysAgo: 2, contact: "林佩珊", term: "cash", story: "paid" },
  { daysAgo: 1, contact: "Northbank Brewing Co", term: "30", story: "unpaid" },
  { daysAgo: 0, contact: "青石巷茶舍私人有限公司", term: "30", story: "draft" },
];
