import type { CompanyBooks } from "../../../db/company-books";
import type { Payloads } from "./payloads";

/** The stored invoice that the model is of, and the ids of what the model counts. */
export type RealInvoice = {
  books: CompanyBooks;
  payloads: Payloads;
  id: number;
  no: string;
  paymentIds: number[];
  creditIds: number[];
  /** Set where the books have no other invoice, so that all of them is compared at each step. */
  checkBooks?: () => Promise<unknown[]>;
};
