import type { CompanyBooks } from "../../../db/company-books";
import type { Payloads } from "./payloads";

/** A stored invoice that is compared with a model, and the ids of its payments and credit notes. */
export type RealInvoice = {
  books: CompanyBooks;
  payloads: Payloads;
  id: number;
  no: string;
  /** The customer, who has no other invoice. */
  contactId: number;
  paymentIds: number[];
  receiptIds: number[];
  refundIds: number[];
  creditIds: number[];
  /**
   * Checks the whole books and returns the findings. Undefined unless the invoice is the only one of
   * its company.
   */
  checkBooks?: () => Promise<unknown[]>;
};
