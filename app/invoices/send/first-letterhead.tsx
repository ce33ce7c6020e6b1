import { formatPictureHint } from "../../../domain/limits/pictures";
import { PROFILE_LIMITS } from "../../../domain/limits/business";
import { Field, FieldFrame, TextAreaField } from "~/ui/field";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import { Sentence } from "~/ui/sentence";
import type { FirstLetterhead } from "./first-letterhead.server";
import { commonWords } from "../../../domain/words/common";
import { sendWords as words } from "../../../domain/words/send";

type Props = { letterhead: FirstLetterhead; companyId: string };

/** Shows a form for the most important business details before the first invoice is sent. */
export function FirstLetterheadForm({
  letterhead: { postUrl, skipUrl, paymentDetailsUrl, key, etag, businessName, labels },
  companyId,
}: Props) {
  return (
    <section aria-labelledby="letterhead" className="card grid gap-3 p-4">
      <h2 id="letterhead" className="text-base">
        {words.letterhead.title}
      </h2>
      <p className="text-sm text-quiet">
        <Sentence
          text={words.letterhead.text}
          values={{
            link: (
              <PageLink className="link" to={paymentDetailsUrl}>
                {words.letterhead.link}
              </PageLink>
            ),
          }}
        />
      </p>
      {/* The form is posted to the page of the business profile, which also shows the errors. */}
      <PostForm action={postUrl} encType="multipart/form-data" className="grid gap-3">
        <input type="hidden" name="company" value={companyId} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="version" value={etag} />
        <Field
          label={labels.name}
          name="name"
          defaultValue={businessName}
          autoComplete="organization"
          isRequired
          maxLength={PROFILE_LIMITS.name}
        />
        <TextAreaField
          label={labels.address}
          name="address"
          rows={3}
          maxLength={PROFILE_LIMITS.address}
          autoComplete="street-address"
        />
        <Field
          label={labels.registrationNo}
          name="registrationNo"
          maxLength={PROFILE_LIMITS.registration_no}
        />
        <FieldFrame label={labels.logo} name="logo" hint={formatPictureHint()}>
          {(control) => (
            <input {...control} type="file" accept="image/png,image/jpeg" className="input file" />
          )}
        </FieldFrame>
        <p className="flex justify-end gap-3">
          <PageLink className="button button-plain" to={skipUrl}>
            {words.letterhead.skip}
          </PageLink>
          <button className="button">{commonWords.save}</button>
        </p>
      </PostForm>
    </section>
  );
}
