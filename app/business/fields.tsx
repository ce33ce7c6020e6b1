import type { ReactNode } from "react";
import { isMalaysia } from "../../domain/countries";
import type { ProfileField, ProfileForm } from "~/models/business/profile.server";
import { Field, TextField } from "~/ui/field";
import type { Labels } from "~/models/business/labels";
import type { loadBusiness } from "./load.server";
import { DuitNowField, LogoField } from "./picture-fields";

type Props = {
  typed: ProfileForm;
  errors: Record<string, string>;
  labels: Labels;
  countryId: string;
};

export function AboutFields(props: Props) {
  const { typed, errors, labels, countryId } = props;
  const number = isMalaysia(countryId) ? "201901000005 or 1312525-A" : "201912345K";
  return (
    <Group id="about" title="Your business">
      <Field
        {...field("name", props)}
        isRequired
        autoComplete="organization"
        maxLength={200}
        className="business-wide"
      />
      <div className="business-wide">
        <TextField
          label={labels.address}
          name="address"
          rows={4}
          defaultValue={typed.address}
          error={errors.address}
          maxLength={500}
          autoComplete="street-address"
        />
      </div>
      <Field
        {...field("registrationNo", props)}
        hint={`Such as ${number}`}
        className="business-wide"
        maxLength={40}
      />
      <Field {...field("phone", props)} type="tel" autoComplete="tel" maxLength={30} />
      <Field
        {...field("email", props)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={320}
      />
      <Field
        {...field("website", props)}
        inputMode="url"
        autoCapitalize="none"
        className="business-wide"
        maxLength={200}
      />
    </Group>
  );
}

export function TaxFields({ warning, ...props }: Props & { warning: string }) {
  const isMalaysian = isMalaysia(props.countryId);
  const hint = isMalaysian
    ? "Only a business registered for SST may charge it: leave this blank if yours is not."
    : "Only a business registered for GST may charge it, and print 'Tax Invoice'.";
  return (
    <Group id="tax" title="Tax">
      <div className="business-wide">
        <Field {...field("taxNo", props)} hint={hint} autoComplete="off" maxLength={35} />
        {warning ? (
          <p className="notice mt-2" role="status">
            {warning}
          </p>
        ) : null}
      </div>
      <Field
        {...field("taxSince", props)}
        inputMode="numeric"
        placeholder="DD/MM/YYYY"
        autoComplete="off"
        className="business-wide"
        maxLength={10}
      />
      {isMalaysian ? (
        <>
          <Field
            {...field("tin", props)}
            hint="For e-invoices, such as C2584563220"
            autoComplete="off"
            maxLength={30}
          />
          <Field
            {...field("msic", props)}
            hint="5 digits: what your business does"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
          />
        </>
      ) : null}
    </Group>
  );
}

export function PayFields({ duitNowName, ...props }: Props & { duitNowName: string }) {
  const { typed, errors, labels, countryId } = props;
  return (
    <Group id="pay" title="How customers pay you">
      <Field {...field("bankName", props)} className="business-wide" maxLength={100} />
      <Field {...field("bankAccountName", props)} maxLength={100} />
      <Field
        {...field("bankAccountNo", props)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      {isMalaysia(countryId) ? (
        <DuitNowField
          label={labels.duitNowPicture}
          code={typed.duitNowCode}
          name={duitNowName}
          error={errors.duitNowPicture}
        />
      ) : (
        <Field
          {...field("payNow", props)}
          hint="Never an NRIC: it would be printed on every invoice."
          autoComplete="off"
          className="business-wide"
          maxLength={30}
        />
      )}
    </Group>
  );
}

type Logo = Awaited<ReturnType<typeof loadBusiness>>["logo"];

export function InvoiceFields({
  logo,
  keptLogo,
  ...props
}: Props & { logo: Logo; keptLogo: string }) {
  const { typed, errors, labels } = props;
  return (
    <Group id="invoice" title="On the invoice">
      <LogoField label={labels.logo} logo={logo} keptLogo={keptLogo} error={errors.logo} />
      <div className="business-wide">
        <TextField
          label={labels.footer}
          name="footer"
          rows={3}
          defaultValue={typed.footer}
          error={errors.footer}
          maxLength={500}
        />
      </div>
    </Group>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-base">
        {title}
      </h2>
      <div className="business-fields mt-2">{children}</div>
    </section>
  );
}

function field(name: ProfileField, { typed, errors, labels }: Props) {
  return { label: labels[name], name, defaultValue: typed[name], error: errors[name] };
}
