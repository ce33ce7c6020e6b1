import type { Refs } from "../db/rows";

/** The ids of a company's lists, by `ref`. */
export type WrittenLists = {
  currencies: Refs;
  terms: Refs;
  methods: Refs;
  taxCodes: Refs;
  ledgerAccounts: Refs;
};
