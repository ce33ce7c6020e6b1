import { useLocation } from "@remix-run/react";
import { useMemo, type FormEvent } from "react";
import { contactWords as words } from "../../../domain/words/contacts";
import type { ContactForm } from "../schema";
import { createLazyValidator } from "~/forms/lazy-validator";
import { typeInto } from "~/forms/type-into";
import { toDisplayName } from "~/lib/display-name";
import { getContactLabels } from "~/models/contacts/fields";
import { readFieldText } from "~/lib/field-text";
import type { FormAnswer } from "~/forms/answer";
import { RecordEditor } from "~/forms/record/record-editor";
import { paths } from "~/paths";
import { PageLink } from "~/ui/page-link";
import { RecordSaveBar } from "~/forms/record/save-bar";
import { Addresses } from "./addresses";
import { InfoSection, MemoSection, MoreSection, SideSwitches } from "./info";
import type { ContactChoices } from "./loader.server";
import { ContactPersons } from "./contact-persons";
import { ContactLinkButtons } from "./contact-link-buttons";
import { SideTerms } from "./terms";
import { chooseExamples } from "./examples";

type Props = {
  answer: FormAnswer<ContactForm>;
  choices: ContactChoices;
  isPerson: boolean;
  isNew: boolean;
  companyId: string;
  isUnsaved: boolean;
  countryId: string;
};

/** The form of a person or a business, new or stored. */
export function ContactEditor({
  answer,
  choices,
  isPerson,
  isNew,
  companyId,
  countryId,
  isUnsaved,
}: Props) {
  const { form } = answer;
  const validator = useMemo(
    () =>
      createLazyValidator(async () =>
        (await import("./validator")).createContactValidator({ isPerson }),
      ),
    [isPerson],
  );
  const examples = chooseExamples(countryId);
  const kind = isPerson ? "person" : "business";
  return (
    <RecordEditor
      answer={answer}
      companyId={companyId}
      isUnsaved={isUnsaved}
      validator={validator}
      conflictTitles={isPerson ? words.personChanged : words.businessChanged}
      labels={getContactLabels()}
      onInput={isPerson ? fillDisplayName : undefined}
      bar={
        <RecordSaveBar
          save={saveQuestion(isPerson, isNew)}
          isNew={isNew}
          remove={
            isNew ? undefined : isPerson ? words.deletePersonQuestion : words.deleteBusinessQuestion
          }
        />
      }
    >
      {isNew ? <OtherKindLink isPerson={isPerson} /> : <ContactLinkButtons form={form} />}
      <SideSwitches form={form} />
      <InfoSection form={form} kind={kind} examples={examples} />
      <ContactPersons form={form} examples={examples} />
      <Addresses form={form} kind={kind} countries={choices.countries} examples={examples} />
      <MoreSection form={form} kind={kind} examples={examples} />
      <SideTerms form={form} side="customer" choices={choices} />
      <SideTerms form={form} side="supplier" choices={choices} />
      <MemoSection form={form} />
    </RecordEditor>
  );
}

/** Links to the form for the other kind of contact. */
function OtherKindLink({ isPerson }: { isPerson: boolean }) {
  const params = new URLSearchParams(useLocation().search);
  const to = {
    ...(params.has("returnTo") ? { returnTo: params.get("returnTo") ?? "" } : {}),
    ...(params.has("name") ? { name: params.get("name") ?? "" } : {}),
  };
  return (
    <p>
      <PageLink
        className="link inline-block py-3"
        to={isPerson ? paths.createBusiness(to) : paths.createPerson(to)}
      >
        {isPerson ? words.businessInstead : words.personInstead}
      </PageLink>
    </p>
  );
}

function saveQuestion(isPerson: boolean, isNew: boolean) {
  if (isPerson) return isNew ? words.createPersonQuestion : words.editPersonQuestion;
  return isNew ? words.createBusinessQuestion : words.editBusinessQuestion;
}

/**
 * Fills in the display name from the typed first and last name, until the user edits the display
 * name.
 */
function fillDisplayName({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
  if (
    !(target instanceof HTMLInputElement) ||
    (target.name !== "firstName" && target.name !== "lastName")
  )
    return;
  const fields = new FormData(form);
  const typedIn = (name: string) => readFieldText(fields, name);
  const names = { firstName: typedIn("firstName"), lastName: typedIn("lastName") };
  const previousName =
    form.dataset.filledName ??
    toDisplayName({
      displayName: "",
      firstName: defaultValueOf(form, "firstName"),
      lastName: defaultValueOf(form, "lastName"),
    });
  const filled = toDisplayName({ displayName: "", ...names });
  form.dataset.filledName = filled;
  if (typedIn("displayName") === previousName) typeInto(form, "displayName", filled);
}

/** Returns the value that the server sent. */
function defaultValueOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.defaultValue : "";
}
