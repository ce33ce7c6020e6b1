import type { ContactForm } from "../schema";
import { FormText } from "~/forms/form-field";
import { LABELS } from "./labels";
import { ANCHORS } from "./anchors";
import { Section } from "./section";

export function Memo({ form }: { form: ContactForm }) {
  return (
    <Section id={ANCHORS.memo} title="Memo" isFilled={form.memo !== ""} fields={["memo"]}>
      <FormText label={LABELS.memo} name="memo" defaultValue={form.memo} maxLength={4000} />
    </Section>
  );
}
