import { ms as accountMails } from "../words/ms/account-mails";
import { ms as accounts } from "../words/ms/api-accounts";
import { ms as apiFields } from "../words/ms/api-fields";
import { ms as invoices } from "../words/ms/api-invoices";
import { ms as jobs } from "../words/ms/api-jobs";
import { ms as messages } from "../words/ms/api-messages";
import { ms as money } from "../words/ms/api-money";
import { ms as apiNames } from "../words/ms/api-names";
import { ms as operations } from "../words/ms/api-operations";
import { ms as requests } from "../words/ms/api-requests";
import { ms as numbers } from "../words/ms/business-numbers";
import { ms as errors } from "../words/ms/errors";
import { ms as fields } from "../words/ms/fields";
import { ms as pictures } from "../words/ms/pictures";

/** The sentences of all refusals of the API, by their codes. Those that forms say too are shared. */
export const ms = {
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
