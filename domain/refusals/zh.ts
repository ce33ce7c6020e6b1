import { zh as accountMails } from "../words/zh/account-mails";
import { zh as accounts } from "../words/zh/api-accounts";
import { zh as apiFields } from "../words/zh/api-fields";
import { zh as invoices } from "../words/zh/api-invoices";
import { zh as jobs } from "../words/zh/api-jobs";
import { zh as messages } from "../words/zh/api-messages";
import { zh as money } from "../words/zh/api-money";
import { zh as apiNames } from "../words/zh/api-names";
import { zh as operations } from "../words/zh/api-operations";
import { zh as requests } from "../words/zh/api-requests";
import { zh as numbers } from "../words/zh/business-numbers";
import { zh as errors } from "../words/zh/errors";
import { zh as fields } from "../words/zh/fields";
import { zh as pictures } from "../words/zh/pictures";

/** The sentences of all refusals of the API, by their codes. Those that forms say too are shared. */
export const zh = {
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
