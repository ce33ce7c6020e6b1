import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema";
import type { CheckedCompany } from "./company";
import { checkCreditNumbers } from "./company/numbers";
import { checkDeletedNumbers } from "./company/deleted-numbers";
import { checkCurrencies, checkPrices, checkRateList } from "./company/lists";
import { checkLostInvoices, checkStoredAndArchived } from "./company/lost-invoices";
import { checkMovementKinds, checkTransfers } from "./company/movements";
import { checkNumbers } from "./company/numbers";
import { checkPartySnapshots } from "./company/party-snapshots";
import { checkPlannedRepeats, checkRepeatJobs } from "./company/planned-repeats";
import {
  checkOnAccount,
  checkOnAccountDays,
  checkReceipts,
  checkRefundParts,
  checkShares,
} from "./company/receipts";
import { checkReferences } from "./company/references";
import {
  checkReminderMails,
  checkReminderPauses,
  checkReminderSettings,
} from "./company/reminders";
import { checkRepeats } from "./company/repeats";
import { checkRunningTotals } from "./company/running-totals";
import type { Finding } from "./finding";
import type { InvoiceRows } from "./invoice-rows";
import { checkContact, checkCreditNoteContact } from "./invoices/contact";
import {
  checkCreditedLines,
  checkCreditedAmounts,
  checkCreditNoteDays,
  checkCreditNoteInvoice,
  checkCreditNoteTotals,
} from "./invoices/credit-notes";
import { checkChanges, checkDocuments } from "./invoices/documents";
import {
  checkFirstEvents,
  checkCreditEvents,
  checkDeletion,
  checkEventDetails,
  checkPaymentEvents,
  checkVersionEvents,
} from "./invoices/history";
import { checkLineAmounts, checkLineOrder, checkTaxRates } from "./invoices/lines";
import { checkLinks } from "./invoices/links";
import { checkMovements } from "./invoices/movements";
import {
  checkBaseAmounts,
  checkCashGiven,
  checkPaymentAmounts,
  checkPaymentDays,
  checkRates,
  checkRounding,
  checkRoundingDays,
} from "./invoices/payments";
import { checkSearchText } from "./invoices/search-text";
import { checkDraft, checkStatus, checkVoid } from "./invoices/status";
import { checkBaseTotals, checkTotals } from "./invoices/totals";
import { checkParties, checkVersionNumbers } from "./invoices/versions";
import { checkIdempotencyKeys } from "./shared";
import { checkMembers } from "./shared";

/**
 * The lists of checks. A new check must be added to one of these lists. A check calculates expected
 * amounts with code of its own, and not with the code that writes the books. `checkBooks` looks for
 * unreadable values and damaged archives by itself.
 */

/** The checks of one stored invoice or one archived invoice. */
export const INVOICE_CHECKS: ((rows: InvoiceRows, company: CheckedCompany) => Finding[])[] = [
  checkLineOrder,
  checkLineAmounts,
  checkTaxRates,
  checkTotals,
  checkBaseTotals,
  checkStatus,
  checkVoid,
  checkDraft,
  checkPaymentDays,
  checkCashGiven,
  checkPaymentAmounts,
  checkBaseAmounts,
  checkRates,
  checkRounding,
  checkRoundingDays,
  checkMovements,
  checkCreditNoteTotals,
  checkCreditNoteDays,
  checkCreditNoteInvoice,
  checkCreditedLines,
  checkCreditedAmounts,
  checkContact,
  checkCreditNoteContact,
  checkVersionNumbers,
  checkParties,
  checkDocuments,
  checkChanges,
  checkEventDetails,
  checkFirstEvents,
  checkDeletion,
  checkVersionEvents,
  checkPaymentEvents,
  checkCreditEvents,
  checkLinks,
  checkSearchText,
];

/** The checks of a whole company. */
export const COMPANY_CHECKS: ((company: CheckedCompany) => Promise<Finding[]>)[] = [
  checkNumbers,
  checkDeletedNumbers,
  checkCreditNumbers,
  checkLostInvoices,
  checkStoredAndArchived,
  checkReferences,
  checkRunningTotals,
  checkMovementKinds,
  checkTransfers,
  checkReceipts,
  checkOnAccount,
  checkOnAccountDays,
  checkRefundParts,
  checkShares,
  checkPartySnapshots,
  checkRepeats,
  checkPlannedRepeats,
  checkRepeatJobs,
  checkReminderSettings,
  checkReminderPauses,
  checkReminderMails,
  checkCurrencies,
  checkRateList,
  checkPrices,
];

/** The checks of accounts and of all companies together. */
export const SHARED_CHECKS: ((db: Kysely<Schema>) => Promise<Finding[]>)[] = [
  checkIdempotencyKeys,
  checkMembers,
];
