/**
 * The first day of each holiday in Malaysia and Singapore. Dates far ahead are calculated and may
 * be a day off; years after the last have no season.
 */
import type { Festival } from "./calendar";

export const hariRaya: Festival = {
  greeting: "Selamat Hari Raya Aidilfitri, maaf zahir dan batin.",
  dates: [
    "2024-04-10",
    "2025-03-31",
    "2026-03-20",
    "2027-03-10",
    "2028-02-27",
    "2029-02-15",
    "2030-02-05",
    "2031-01-24",
    "2032-01-14",
  ],
};

export const chineseNewYear: Festival = {
  greeting: "Gong Xi Fa Cai! A prosperous new year to you.",
  dates: [
    "2024-02-10",
    "2025-01-29",
    "2026-02-17",
    "2027-02-06",
    "2028-01-26",
    "2029-02-13",
    "2030-02-03",
    "2031-01-23",
    "2032-02-11",
  ],
};

export const deepavali: Festival = {
  greeting: "Happy Deepavali to you and your family.",
  dates: [
    "2024-10-31",
    "2025-10-20",
    "2026-11-08",
    "2027-10-28",
    "2028-10-17",
    "2029-11-05",
    "2030-10-26",
    "2031-11-14",
    "2032-11-02",
  ],
};
