/** The newest invoices, oldest first: what the list opens with on any day. */
import type { Trade } from "../trade";

export const latest: Trade["latest"] = [
  { daysAgo: 5, contact: "Kafe Buku Bangsar", term: "14", story: "unpaid" },
  { daysAgo: 4, contact: "Lim Brothers Catering", term: "30", story: "partPaid" },
  { daysAgo: 4, contact: "Gopal Krishnan", term: "cash", story: "paid" },
  { daysAgo: 3, contact: "Toa Payoh Kaya Toast Pte Ltd", term: "30", story: "unpaid" },
  { daysAgo: 3, contact: "Kopitiam Lorong Seratus", term: "cod", story: "voided" },
  { daysAgo: 2, contact: "Puchong Prima Bakery", term: "cod", story: "partPaid" },
  { daysAgo: 2, contact: "Restoran Warisan Mak Timah", term: "30", story: "unpaid" },
  { daysAgo: 1, contact: "Restoran Kader Bistro", term: "cod", story: "unpaid" },
  { daysAgo: 1, contact: "Hafiz Rosli", term: "cash", story: "paid" },
  { daysAgo: 0, contact: "காவேரி வாழையிலை உணவகம்", term: "14", story: "unpaid" },
  { daysAgo: 0, contact: "Tan Mei Ling", term: "cash", story: "paid" },
  { daysAgo: 0, contact: "新利发茶餐室", term: "30", story: "draft" },
];
