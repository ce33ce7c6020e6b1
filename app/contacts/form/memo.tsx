import type { ContactForm } from "../schema";
import { CONTACT_MEMO_LIMIT } from "../../../domain/limits/contacts";
import { FormText } from "~/forms/form-field";
import { CONTACT_LABELS } from "~/models/contacts/fields";
import { ANCHORS } from "./anchors";
import { Section } from "./section";

export function Memo({ form }: { form: ContactForm }) {
  return (
    <Section id={ANCHORS.memo} title="Memo" isFilled={form.memo !== ""} fields={["memo"]}>
      <FormText
        label={CONTACT_LABELS.memo}
        name="memo"
        defaultValue={form.memo}
        maxLength={CONTACT_MEMO_LIMIT}
      />
    </Section>
  );
}
