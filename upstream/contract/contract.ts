import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe } from "vitest";
import type { Schema } from "../db/schema";
import { startApi, type Api } from "./api";
import { declareCashSaleContract } from "./cash-sale";
import { declareConfirmationContract } from "./confirmations";
import { declareContactRefusalContract } from "./contact-refusals";
import { declareBulkMailContract } from "./bulk-mails";
import { declareContactContract } from "./contacts";
import { declareNewInvoiceContract } from "./new-invoice";
import { declareCreditNoteSumContract } from "./credit-note-sums";
import { declareCreditNoteContract } from "./credit-notes";
import { declareCustomerPageContract } from "./customer-page";
import { declareCustomerLanguageContract } from "./customer-languages";
import { declareCustomerContract } from "./customers";
import { declareOperationContract } from "./operations";
import { declareEditedInvoiceContract } from "./edit";
import { declareEditLimitContract } from "./edit-limits";
import { declareEditNumberContract } from "./edit-numbers";
import { declareEditPaymentContract } from "./edit-payments";
import { declareRecordedPaymentContract } from "./recorded-payments";
import { declareCashRoundingContract } from "./cash-rounding";
import { declareExtensionContract } from "./extensions";
import { declareLanguageContract } from "./languages";
import { declareFaultContract } from "./faults";
import { declareOwedAmountContract } from "./owed-amounts";
import { declareParallelWriteContract } from "./parallel-writes";
import { declareRunningTotalsContract } from "./running-totals";
import { declareIssuedInvoiceContract } from "./issued-invoices";
import { declareTodayContract } from "./today";
import { declareRepeatedInvoiceContract } from "./repeats";
import { declareRepeatMailContract } from "./repeat-mails";
import { declareRepeatModeContract } from "./repeat-modes";
import { declareRemindSeveralContract } from "./remind-several";
import { declareReminderContract } from "./reminders";
import { declareReminderSettingContract } from "./reminder-settings";
import { declareRestoreContract } from "./restore";
import { declareLinkContract } from "./links";
import { declareJobContract } from "./jobs";
import { declareLostMailContract } from "./lost-mails";
import { declareMessageContract } from "./messages";
import { declareListContract } from "./lists";
import { declareLogoContract } from "./logo";
import { declareInvoiceAmountContract } from "./invoice-amounts";
import { declareNumberContract } from "./numbers";
import { declarePasswordContract } from "./password";
import { declarePaymentCodeContract } from "./payment-codes";
import { declarePaymentListContract } from "./payment-list";
import { declarePaymentContract } from "./payments";
import { declareReceiptContract } from "./receipts";
import { declareReceiptPaperContract } from "./receipt-papers";
import { declareRefundContract } from "./refunds";
import { declareReleasedMoneyContract } from "./released-money";
import { declarePdfAmountContract } from "./pdf-amounts";
import { declarePdfContract } from "./pdf";
import { declarePreviewContract } from "./preview";
import { declarePeriodContract } from "./periods";
import { declarePlanContract } from "./plans";
import { declareGuardedProfileContract } from "./guarded-profile";
import { declareProfileContract } from "./profile";
import { declarePromotionContract } from "./promotions";
import { declareProductRefusalContract } from "./product-refusals";
import { declareRateContract } from "./rates";
import { declareListSortContract } from "./list-sorts";
import { declareSelectionContract } from "./selections";
import { declareRecentlyUsedContract } from "./recently-used";
import { declareRecordScopeContract } from "./record-scope";
import { declareRecordEtagContract } from "./record-etags";
import { declareRefusalContract } from "./refusals";
import { declareIdempotencyContract } from "./idempotency";
import { declareSalesContract } from "./sales";
import { declareSavedContactContract } from "./saved-contacts";
import { declareSavedProductContract } from "./saved-products";
import { declareScopeContract } from "./scope";
import { declareWriteScopeContract } from "./scope-writes";
import { declareSearchContract } from "./search";
import { declareSearchTextContract } from "./search-texts";
import { declareSessionContract } from "./session";
import { declareSecurityEventContract } from "./security-events";
import { declareSentPaperContract } from "./sent-papers";
import { declareInvoiceTemplateContract } from "./invoice-template";
import { declareSnapshotContract } from "./snapshot";
import { declareSignUpContract } from "./sign-up";
import { declareStatementContract } from "./statements";
import { declareStatusContract } from "./status";
import { declareEtagContract } from "./etags";
import { declareYearContract } from "./years";

/** Opens an empty database; `clean` removes it after the tests. */
export type OpenDatabase = () => Promise<{ db: Kysely<Schema>; clean(): Promise<void> }>;

/**
 * Declares the tests that the API must pass on every database. The name of each `describe` is the
 * subject of the titles in one file.
 */
export function declareContract(open: OpenDatabase): void {
  const api = useApi(open);
  describe("sessions", () => declareSessionContract(api));
  describe("a sign-up", () => declareSignUpContract(api));
  describe("promotions", () => declarePromotionContract(api));
  describe("a forgotten password", () => declarePasswordContract(api));
  describe("the free plan", () => declarePlanContract(api));
  describe("contacts", () => declareContactContract(api));
  describe("a saved contact", () => declareSavedContactContract(api));
  describe("the lists of contacts, items and choices", () => declareListContract(api));
  describe("a saved item", () => declareSavedProductContract(api));
  describe("etags of contacts and items", () => declareRecordEtagContract(api));
  describe("the list of sales", () => declareSalesContract(api));
  describe("the sums, periods and sorts of lists", () => declarePeriodContract(api));
  describe("the search of invoices and contacts", () => declareSearchContract(api));
  describe("the texts that the search covers", () => declareSearchTextContract(api));
  describe("a new invoice", () => declareNewInvoiceContract(api));
  describe("the number of a new invoice", () => declareNumberContract(api));
  describe("idempotency keys", () => declareIdempotencyContract(api));
  describe("an edited invoice", () => declareEditedInvoiceContract(api));
  describe("the limits of an edit", () => declareEditLimitContract(api));
  describe("the payments of an edited invoice", () => declareEditPaymentContract(api));
  describe("recorded payments of an edited invoice", () => declareRecordedPaymentContract(api));
  describe("the number of an edited invoice", () => declareEditNumberContract(api));
  describe("the etag of an invoice", () => declareEtagContract(api));
  describe("an invoice that is sent or deleted", () => declareStatusContract(api));
  describe("the snapshot", () => declareSnapshotContract(api));
  describe("the running totals", () => declareRunningTotalsContract(api));
  describe("parallel writes", () => declareParallelWriteContract(api));
  describe("exchange rates", () => declareRateContract(api));
  describe("records of other companies", () => declareScopeContract(api));
  describe("contacts and items of other companies", () => declareRecordScopeContract(api));
  describe("invoices of other companies", () => declareWriteScopeContract(api));
  describe("payments", () => declarePaymentContract(api));
  describe("receipts", () => declareReceiptContract(api));
  describe("refunds", () => declareRefundContract(api));
  describe("money", () => declareReleasedMoneyContract(api));
  describe("the list of payments", () => declarePaymentListContract(api));
  describe("credit notes", () => declareCreditNoteContract(api));
  describe("credit notes in the snapshot", () => declareCreditNoteSumContract(api));
  describe("a cash sale", () => declareCashSaleContract(api));
  describe("the settings of reminders", () => declareReminderSettingContract(api));
  describe("reminders that go out by themselves", () => declareReminderContract(api));
  describe("reminders of several customers", () => declareRemindSeveralContract(api));
  describe("issued invoices", () => declareIssuedInvoiceContract(api));
  describe("restored invoices", () => declareRestoreContract(api));
  describe("the mails and reminders of an invoice", () => declareMessageContract(api));
  describe("mails of receipts, credit notes and statements, and reminders of customers", () =>
    declareSentPaperContract(api));
  describe("mails of chosen invoices", () => declareBulkMailContract(api));
  describe("the confirmation of an email", () => declareConfirmationContract(api));
  describe("a mail whose process died", () => declareLostMailContract(api));
  describe("the job queue", () => declareJobContract(api));
  describe("customers' links", () => declareLinkContract(api));
  describe("the customer's page", () => declareCustomerPageContract(api));
  describe("the list of owed amounts", () => declareOwedAmountContract(api));
  describe("the call for today", () => declareTodayContract(api));
  describe("a customer's summary", () => declareCustomerContract(api));
  describe("a customer's language", () => declareCustomerLanguageContract(api));
  describe("a customer's statement", () => declareStatementContract(api));
  describe("recently used customers and items", () => declareRecentlyUsedContract(api));
  describe("sorts of contacts and items", () => declareListSortContract(api));
  describe("chosen invoices", () => declareSelectionContract(api));
  describe("repeated invoices", () => declareRepeatedInvoiceContract(api));
  describe("repeats that issue", () => declareRepeatModeContract(api));
  describe("repeats that mail", () => declareRepeatMailContract(api));
  describe("the language of a person", () => declareLanguageContract(api));
  describe("the business profile", () => declareProfileContract(api));
  describe("the payment details and email of the profile", () =>
    declareGuardedProfileContract(api));
  describe("the log of security events", () => declareSecurityEventContract(api));
  describe("the logo", () => declareLogoContract(api));
  describe("the faults of the testing API", () => declareFaultContract(api));
}

/**
 * Declares the tests of rules, sums and papers, whose results do not depend on the database. They run
 * on one database only.
 */
export function declareRules(open: OpenDatabase): void {
  const api = useApi(open);
  describe("the validation of contacts", () => declareContactRefusalContract(api));
  describe("the validation of items", () => declareProductRefusalContract(api));
  describe("the amounts of a new invoice", () => declareInvoiceAmountContract(api));
  describe("a refused invoice", () => declareRefusalContract(api));
  describe("the rounding of cash", () => declareCashRoundingContract(api));
  describe("the operations", () => declareOperationContract(api));
  describe("the PDF", () => declarePdfContract(api));
  describe("the amounts of the PDF", () => declarePdfAmountContract(api));
  describe("the preview", () => declarePreviewContract(api));
  describe("the invoice template", () => declareInvoiceTemplateContract(api));
  describe("the papers of receipts", () => declareReceiptPaperContract(api));
  describe("payment codes", () => declarePaymentCodeContract(api));
  describe("the list of extensions", () => declareExtensionContract(api));
}

/** Declares the tests of a year of jobs, which need a database of their own. */
export function declareYear(open: OpenDatabase): void {
  declareYearContract(useApi(open));
}

/** Starts the API on a database of its own for the tests of the current `describe`. */
function useApi(open: OpenDatabase): () => Api {
  let running: Api | undefined;
  let opened: Awaited<ReturnType<OpenDatabase>> | undefined;

  beforeAll(async () => {
    opened = await open();
    running = await startApi(opened.db);
  });

  afterAll(async () => {
    await running?.close();
    await opened?.clean();
  });

  return () => {
    if (!running) throw new Error("The API is not running.");
    return running;
  };
}
