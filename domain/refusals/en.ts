import { en as accountMails } from "../words/en/account-mails";
import { en as accounts } from "../words/en/api-accounts";
import { en as apiFields } from "../words/en/api-fields";
import { en as invoices } from "../words/en/api-invoices";
import { en as jobs } from "../words/en/api-jobs";
import { en as messages } from "../words/en/api-messages";
import { en as money } from "../words/en/api-money";
import { en as apiNames } from "../words/en/api-names";
import { en as operations } from "../words/en/api-operations";
import { en as requests } from "../words/en/api-requests";
import { en as numbers } from "../words/en/business-numbers";
import { en as errors } from "../words/en/errors";
import { en as fields } from "../words/en/fields";
import { en as pictures } from "../words/en/pictures";

/** The sentences of all refusals of the API, by their codes. Those that forms say too are shared. */
export const en = {
  ...accounts,
  ...apiFields,
  ...invoices,
  ...jobs,
  ...messages,
  ...money,
  ...operations,
  ...requests,
  picture_too_large: pictures.tooLarge,
  invalid_email: fields.invalidEmail,
  invalid_ssm: numbers.ssm,
  invalid_uen: numbers.uen,
  invalid_tin: numbers.tin,
  invalid_tin_end: numbers.tinEnd,
  tin_too_long: numbers.tinTooLong,
  invalid_msic: numbers.msic,
  invalid_paynow: numbers.payNow,
  paynow_nric: numbers.payNowNric,
  no_payment_code: numbers.noPaymentCode,
  damaged_payment_code: numbers.damagedCode,
  no_duitnow_code: numbers.noDuitNow,
  no_ringgit_code: numbers.noRinggit,
  logged_out: errors.loggedOut.text,
  password_too_short: fields.passwordTooShort,
  disk_full: errors.store.full,
  disk_unwritable: errors.store.unwritable,
  disk_damaged: errors.store.damaged,
  disk_busy: errors.store.busy,
};

/** The names of fields, records and places in the sentences. `guarded` needs the password. */
export const names = {
  ...apiNames,
  guarded: accountMails.fields,
  comma: accountMails.comma,
};
