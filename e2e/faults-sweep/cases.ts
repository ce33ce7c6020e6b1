import { creditCases } from "./credit-cases";
import { fileCases } from "./file-cases";
import { invoiceCases } from "./invoice-cases";
import { issuedCases } from "./issued-cases";
import { linkCases } from "./link-cases";
import { owedCases } from "./owed-cases";
import { sentCases } from "./sent-cases";
import { paymentCases } from "./payment-cases";
import { publicCases } from "./public-cases";
import { recordCases } from "./record-cases";
import { repeatCases } from "./repeat-cases";
import type { Case } from "./case";

/** Of a layout: its loader runs, and fails, with each of its pages. */
export const WITH_ITS_PAGES = "with its pages";

/** What is asked of each route. One that is missing here fails the sweep. */
export const CASES: Record<string, Case[] | typeof WITH_ITS_PAGES> = {
  root: WITH_ITS_PAGES,
  "routes/_app": WITH_ITS_PAGES,
  "routes/_app._wizard": WITH_ITS_PAGES,
  "routes/_public": WITH_ITS_PAGES,
  ...invoiceCases,
  ...paymentCases,
  ...creditCases,
  ...owedCases,
  ...sentCases,
  ...issuedCases,
  ...linkCases,
  ...repeatCases,
  ...recordCases,
  ...publicCases,
  ...fileCases,
};
