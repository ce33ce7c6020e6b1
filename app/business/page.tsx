import { useActionData, useLoaderData } from "@remix-run/react";
import { commonWords } from "../../domain/words/common";
import { formWords } from "../../domain/words/forms";
import { businessWords as words } from "../../domain/words/business";
import { ConfirmLeave } from "~/forms/confirm-leave";
import { FORM_COMPLETE_FIELD } from "~/forms/complete-form";
import { ConflictNotice } from "~/forms/conflict";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { hasConnectionError } from "~/ui/connection-error";
import { Icon } from "~/ui/icon";
import { MissingDetails } from "~/ui/missing-details";
import { PageLink } from "~/ui/page-link";
import { ErrorSummary } from "~/ui/error-summary";
import { RequiredHint } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import type { submitBusiness } from "./action.server";
import { AboutFields, InvoiceFields, listHiddenFields, PayFields, TaxFields } from "./fields";
import { toProfileLabels } from "~/models/business/fields";
import type { loadBusiness } from "./loader.server";
import { PasswordQuestion } from "./password-question";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";

const FORM_ID = "business";

export const businessScreen: Screen = {
  get title() {
    return words.title;
  },
  back: (here) => createBackLink(paths.home(), here),
  formFor: () => FORM_ID,
};

/** The page of the business profile, which appears on invoices. */
export function BusinessPage() {
  const stored = useLoaderData<typeof loadBusiness>();
  const answer = useActionData<typeof submitBusiness>();
  const failure = answer && !hasConnectionError(answer) ? answer : null;
  const { typed, etag, idempotencyKey, duitNowName } = failure ?? stored;
  const { countryId, companyId, missingDetails, logo, taxWarning } = stored;
  const { remindersUrl } = stored;
  const labels = toProfileLabels(countryId);
  const errors: Record<string, string> = failure?.errors ?? {};
  const fields = { typed, errors, labels, countryId };
  return (
    <PostForm
      id={FORM_ID}
      // With this key, React replaces the fields when another stored profile is shown. Otherwise
      // the fields would keep what was typed.
      key={`${etag} ${logo?.updatedAt}`}
      encType="multipart/form-data"
      className="mx-auto max-w-form"
      noValidate
    >
      <ConfirmLeave formId={FORM_ID} />
      <input type="hidden" name="company" value={companyId} />
      <input type="hidden" name="version" value={etag} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <div className="grid grid-cols-1 gap-6 p-4">
        <ErrorSummary
          errors={errors}
          labels={labels}
          fault={hasConnectionError(answer) ? connectionErrorMessage() : (failure?.fault ?? null)}
        />
        {failure?.passwordNeededFor ? (
          <PasswordQuestion changed={failure.passwordNeededFor} error={errors.password} />
        ) : null}
        {failure?.conflict ? (
          <ConflictNotice
            title={words.conflict.title}
            differences={failure.conflict.differences}
            text={words.conflict.text}
          >
            <a className="button mt-3" href={paths.business()}>
              {formWords.conflict.takeSaved}
            </a>
          </ConflictNotice>
        ) : null}
        {failure ? null : (
          <MissingDetails
            title={words.missing.title}
            hint={words.missing.hint}
            details={missingDetails}
          />
        )}
        {failure || missingDetails.length > 0 ? null : <NothingMissing />}
        <RequiredHint />
        <AboutFields {...fields} />
        <TaxFields {...fields} warning={failure ? "" : taxWarning} />
        <PayFields {...fields} duitNowName={duitNowName} />
        <InvoiceFields
          {...fields}
          logo={logo}
          draftLogoId={failure?.draftLogoId ?? ""}
          hidden={listHiddenFields(stored)}
        />
        {remindersUrl ? (
          <p>
            <PageLink className="link inline-block py-3" to={remindersUrl}>
              {words.reminders}
            </PageLink>
          </p>
        ) : null}
      </div>
      <input type="hidden" name={FORM_COMPLETE_FIELD} value="1" />
      <ActionBar>
        <button className="button button-main w-full">{commonWords.save}</button>
      </ActionBar>
    </PostForm>
  );
}

function NothingMissing() {
  return (
    <p className="notice flex items-center gap-3">
      <Icon name="tick" />
      {words.nothingMissing}
    </p>
  );
}
