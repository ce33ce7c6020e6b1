import type { Refs } from "../db/rows";

/** What invoices and products refer to, by the names that the books give them. */
export type WrittenLists = {
  currencies: Refs;
  terms: Refs;
  methods: Refs;
  taxCodes: Refs;
  ledgerAccounts: Refs;
};
