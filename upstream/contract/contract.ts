import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe } from "vitest";
import type { Schema } from "../db/schema";
import { startApi, type Api } from "./api";
import { cashSaleContract } from "./cash-sale";
import { contactRefusalContract } from "./contact-refusals";
import { contactContract } from "./contacts";
import { createContract } from "./create";
import { creditNoteContract } from "./credit-notes";
import { editContract } from "./edit";
import { editLimitContract } from "./edit-limits";
import { editNumberContract } from "./edit-numbers";
import { editPaymentContract } from "./edit-payments";
import { extensionContract } from "./extensions";
import { faultContract } from "./faults";
import { parallelWriteContract } from "./parallel-writes";
import { keptSumContract } from "./running-totals";
import { issuedContract } from "./issued";
import { listContract } from "./lists";
import { logoContract } from "./logo";
import { moneyContract } from "./money";
import { numberContract } from "./numbers";
import { passwordContract } from "./password";
import { paymentContract } from "./payments";
import { pdfAmountContract } from "./pdf-amounts";
import { pdfContract } from "./pdf";
import { previewContract } from "./preview";
import { planContract } from "./plans";
import { profileContract } from "./profile";
import { promotionContract } from "./promotions";
import { productRefusalContract } from "./product-refusals";
import { rateContract } from "./rates";
import { recordScopeContract } from "./record-scope";
import { recordVersionContract } from "./record-versions";
import { refusalContract } from "./refusals";
import { repeatContract } from "./idempotency";
import { salesContract } from "./sales";
import { savedContactContract } from "./saved-contacts";
import { savedProductContract } from "./saved-products";
import { scopeContract } from "./scope";
import { scopeOfWritesContract } from "./scope-writes";
import { searchContract } from "./search";
import { searchIndexContract } from "./search-index";
import { searchPhrasesContract } from "./search-phrases";
import { sessionContract } from "./session";
import { settingContract } from "./settings";
import { snapshotContract } from "./snapshot";
import { signUpContract } from "./sign-up";
import { statusContract } from "./status";
import { versionContract } from "./versions";

type Opened = { db: Kysely<Schema>; clean(): Promise<void> };

/** What the API owes, whatever database it stands on. */
export function contract(open: () => Promise<Opened>): void {
  let running: Api | undefined;
  let opened: Opened | undefined;
  const api = () => {
    if (!running) throw new Error("the API is not running");
    return running;
  };

  beforeAll(async () => {
    opened = await open();
    running = await startApi(opened.db);
  });

  afterAll(async () => {
    await running?.close();
    await opened?.clean();
  });

  describe("sessions", () => sessionContract(api));
  describe("a sign-up", () => signUpContract(api));
  describe("promotions", () => promotionContract(api));
  describe("a password that was forgotten", () => passwordContract(api));
  describe("the free plan", () => planContract(api));
  describe("contacts", () => contactContract(api));
  describe("a saved contact", () => savedContactContract(api));
  describe("a refused contact", () => contactRefusalContract(api));
  describe("products and lists", () => listContract(api));
  describe("a saved item", () => savedProductContract(api));
  describe("a refused item", () => productRefusalContract(api));
  describe("versions of contacts and items", () => recordVersionContract(api));
  describe("the list of sales", () => salesContract(api));
  describe("searching", () => searchContract(api));
  describe("the search index", () => searchIndexContract(api));
  describe("its phrases", () => searchPhrasesContract(api));
  describe("a new invoice", () => createContract(api));
  describe("its money", () => moneyContract(api));
  describe("what it refuses", () => refusalContract(api));
  describe("its number", () => numberContract(api));
  describe("repeats", () => repeatContract(api));
  describe("an edited invoice", () => editContract(api));
  describe("what cannot be edited", () => editLimitContract(api));
  describe("its payments", () => editPaymentContract(api));
  describe("its number then", () => editNumberContract(api));
  describe("its versions", () => versionContract(api));
  describe("marking as sent and deleting", () => statusContract(api));
  describe("the snapshot", () => snapshotContract(api));
  describe("its sums", () => keptSumContract(api));
  describe("writes at once", () => parallelWriteContract(api));
  describe("rates", () => rateContract(api));
  describe("the PDF", () => pdfContract(api));
  describe("its amounts", () => pdfAmountContract(api));
  describe("the preview", () => previewContract(api));
  describe("the template", () => settingContract(api));
  describe("other companies", () => scopeContract(api));
  describe("other companies' contacts and items", () => recordScopeContract(api));
  describe("their invoices", () => scopeOfWritesContract(api));
  describe("payments", () => paymentContract(api));
  describe("credit notes", () => creditNoteContract(api));
  describe("a cash sale", () => cashSaleContract(api));
  describe("issued invoices", () => issuedContract(api));
  describe("extensions", () => extensionContract(api));
  describe("the business profile", () => profileContract(api));
  describe("its logo", () => logoContract(api));
  describe("faults asked for", () => faultContract(api));
}
