import { contactWords as words } from "../../../domain/words/contacts";
import type { ContactForm } from "../schema";
import { FormText, HiddenFields } from "~/forms/form-field";
import { getContactLabels, listTextNames, type ContactKind } from "~/models/contacts/fields";
import { ANCHORS } from "./anchors";
import type { Examples } from "./examples";
import { FoldingSection } from "./section";
import { TextRows } from "./text-rows";
import { CONTACT_MEMO_LIMIT } from "../../../domain/limits/contacts";

type Props = { form: ContactForm; kind: ContactKind; examples: Examples };

/** The section with the most important fields, which is always open at first. */
export function InfoSection(props: Props) {
  const { form, kind } = props;
  const names = listTextNames(kind, "info");
  return (
    <>
      <HiddenFields prefix="" values={form} names={listTextNames(kind, "hidden")} />
      <FoldingSection
        id={ANCHORS.info}
        title={kind === "person" ? words.person : words.businessInfo}
        isFilled
        fields={names}
      >
        <TextRows {...props} names={names} />
      </FoldingSection>
    </>
  );
}

/** The section with the fields that are rarely filled in. */
export function MoreSection(props: Props) {
  const names = listTextNames(props.kind, "more");
  if (names.length === 0) return null;
  return (
    <FoldingSection
      id={ANCHORS.more}
      title={words.more}
      isFilled={names.some((name) => props.form[name] !== "")}
      fields={names}
    >
      <TextRows {...props} names={names} />
    </FoldingSection>
  );
}

export function MemoSection({ form }: { form: ContactForm }) {
  const label = getContactLabels().memo;
  return (
    <FoldingSection id={ANCHORS.memo} title={label} isFilled={form.memo !== ""} fields={["memo"]}>
      <FormText label={label} name="memo" defaultValue={form.memo} maxLength={CONTACT_MEMO_LIMIT} />
    </FoldingSection>
  );
}

/** The switches for customer and supplier. A contact can be both. */
export function SideSwitches({ form }: { form: ContactForm }) {
  return (
    <fieldset className="switches">
      <legend className="label">{words.sides}</legend>
      <Switch label={words.customer} name="isCustomer" isOn={form.isCustomer !== ""} />
      <Switch label={words.supplier} name="isSupplier" isOn={form.isSupplier !== ""} />
    </fieldset>
  );
}

function Switch({ label, name, isOn }: { label: string; name: string; isOn: boolean }) {
  return (
    <label className="chooser">
      <span className="flex-1">{label}</span>
      <input type="checkbox" role="switch" name={name} defaultChecked={isOn} className="switch" />
    </label>
  );
}
