import type { ReactNode } from "react";
import { getLanguageTag, isLanguage } from "../../domain/languages";
import { businessWords as words } from "../../domain/words/business";
import { TICKED } from "../../domain/limits/business";
import {
  listProfileFields,
  type ProfileLabels,
  PROFILE_FIELDS,
  LANGUAGE_FIELDS,
  getMaxLength,
  type ProfileField,
  type ProfileForm,
} from "~/models/business/fields";
import { Field, SelectField, TextAreaField } from "~/ui/field";
import type { loadBusiness } from "./loader.server";
import { DuitNowField, LogoField } from "./picture-fields";

type Props = {
  typed: ProfileForm;
  errors: Record<string, string>;
  labels: ProfileLabels;
  countryId: string;
};

export function AboutFields(props: Props) {
  return (
    <FieldGroup id="about" title={words.about}>
      {listProfileFields("about", props.countryId).map((name) => (
        <ProfileControl key={name} {...props} name={name} />
      ))}
    </FieldGroup>
  );
}

export function TaxFields({ warning, ...props }: Props & { warning: string }) {
  return (
    <FieldGroup id="tax" title={words.tax}>
      {listProfileFields("tax", props.countryId).map((name) =>
        name === "taxNo" ? (
          <div key={name} className="business-wide">
            <ProfileControl {...props} name={name} />
            {warning ? (
              <p className="notice mt-2" role="status">
                {warning}
              </p>
            ) : null}
          </div>
        ) : (
          <ProfileControl key={name} {...props} name={name} />
        ),
      )}
    </FieldGroup>
  );
}

export function PayFields({ duitNowName, ...props }: Props & { duitNowName: string }) {
  const { typed, errors, labels, countryId } = props;
  return (
    <FieldGroup id="pay" title={words.pay}>
      {listProfileFields("pay", countryId).map((name) =>
        name === "duitNowCode" ? (
          <DuitNowField
            key={name}
            label={labels.duitNowPicture}
            code={typed.duitNowCode}
            name={duitNowName}
            error={errors.duitNowPicture}
          />
        ) : (
          <ProfileControl key={name} {...props} name={name} />
        ),
      )}
    </FieldGroup>
  );
}

type Logo = Awaited<ReturnType<typeof loadBusiness>>["logo"];

/** Returns the fields that an older release of the API lacks. */
export function listHiddenFields(
  stored: Pick<Awaited<ReturnType<typeof loadBusiness>>, "offersReceivedBy" | "offersLanguages">,
): string[] {
  return [
    ...(stored.offersReceivedBy ? [] : ["receivedBy"]),
    ...(stored.offersLanguages ? [] : LANGUAGE_FIELDS),
  ];
}

export function InvoiceFields({
  logo,
  draftLogoId,
  hidden,
  ...props
}: Props & { logo: Logo; draftLogoId: string; hidden: readonly string[] }) {
  const { errors, labels, countryId } = props;
  return (
    <FieldGroup id="invoice" title={words.invoice}>
      <LogoField label={labels.logo} logo={logo} draftLogoId={draftLogoId} error={errors.logo} />
      {listProfileFields("invoice", countryId).map((name) =>
        hidden.includes(name) ? null : <ProfileControl key={name} {...props} name={name} />,
      )}
    </FieldGroup>
  );
}

function ProfileControl({
  name,
  typed,
  errors,
  labels,
  countryId,
}: Props & { name: ProfileField }) {
  const { wire, control, isRequired, isWide, isTick, hint, lines, listChoices } =
    PROFILE_FIELDS[name];
  const field = {
    label: labels[name],
    name,
    defaultValue: typed[name],
    error: errors[name],
    maxLength: getMaxLength(wire),
    autoComplete: control?.autoComplete,
  };
  if (isTick) return <TickControl {...field} hint={hint?.(countryId)} />;
  if (listChoices) {
    const { maxLength: _, ...select } = field;
    return (
      <SelectField
        {...select}
        hint={hint?.(countryId)}
        className={isWide ? "business-wide" : undefined}
      >
        {listChoices().map(({ id, name: text }) => (
          <option
            key={id}
            value={id}
            lang={name === "customerLanguage" && isLanguage(id) ? getLanguageTag(id) : undefined}
          >
            {text}
          </option>
        ))}
      </SelectField>
    );
  }
  if (lines !== undefined)
    return (
      <div className="business-wide">
        <TextAreaField {...field} rows={lines} />
      </div>
    );
  return (
    <Field
      {...control}
      {...field}
      isRequired={isRequired}
      hint={hint?.(countryId)}
      className={isWide ? "business-wide" : undefined}
    />
  );
}

type TickControlProps = {
  label: string;
  name: string;
  defaultValue: string;
  hint?: string | undefined;
};

function TickControl({ label, name, defaultValue, hint }: TickControlProps) {
  return (
    <div className="business-wide flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        id={name}
        name={name}
        value={TICKED}
        defaultChecked={defaultValue === TICKED}
        className="tick"
      />
      <label htmlFor={name} className="min-w-0 flex-1">
        {label}
        <span className="block text-sm text-quiet">{hint}</span>
      </label>
    </div>
  );
}

function FieldGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-base">
        {title}
      </h2>
      <div className="business-fields mt-2">{children}</div>
    </section>
  );
}
