import { studioBooks } from "./studio/company";
import { tailorBooks } from "./tailor/company";
import { tradingBooks } from "./trading/company";
import { movementsOf } from "./movements";
import { DEMO_EMAIL } from "../accounts/demo-account";
import type { AccountHolder } from "../books/types";

/**
 * The account anyone may try; the password is public. The same for the same `today` (YYYY-MM-DD).
 */
export function demoAccount(today: string): AccountHolder {
  return {
    displayName: "Aisyah Rahman",
    email: DEMO_EMAIL,
    password: "demo1234",
    companies: [tradingBooks(today), studioBooks(today), tailorBooks(today)].map((books) => ({
      ...books,
      movements: movementsOf(books, today),
    })),
  };
}
