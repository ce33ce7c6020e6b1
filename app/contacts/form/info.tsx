import type { ContactForm } from "../schema";
import { HiddenFields } from "~/forms/form-field";
import { textsIn, type ContactKind } from "~/models/contacts/fields";
import { ANCHORS } from "./anchors";
import type { Examples } from "./examples";
import { Section } from "./section";
import { TextRows } from "./text-rows";

type Props = { form: ContactForm; kind: ContactKind; examples: Examples };

/** What is asked first. */
export function Info(props: Props) {
  const { form, kind } = props;
  const names = textsIn(kind, "info");
  return (
    <>
      <HiddenFields prefix="" values={form} names={textsIn(kind, "hidden")} />
      <Section
        id={ANCHORS.info}
        title={kind === "person" ? "Person" : "Business info"}
        isFilled
        fields={names}
      >
        <TextRows {...props} names={names} />
      </Section>
    </>
  );
}

/** What is seldom known. */
export function More(props: Props) {
  const names = textsIn(props.kind, "more");
  if (names.length === 0) return null;
  return (
    <Section
      id={ANCHORS.more}
      title="More"
      isFilled={names.some((name) => props.form[name] !== "")}
      fields={names}
    >
      <TextRows {...props} names={names} />
    </Section>
  );
}
