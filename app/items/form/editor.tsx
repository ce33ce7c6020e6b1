import { itemWords as words } from "../../../domain/words/items";
import { commonWords } from "../../../domain/words/common";
import type { ItemForm } from "../schema";
import { listKeys } from "../../../domain/field-table";
import { createLazyValidator } from "~/forms/lazy-validator";
import { closeDialog, Dialog } from "~/ui/dialog";
import { Sentence } from "~/ui/sentence";
import { PanelButton } from "~/ui/panel-button";
import type { FormAnswer } from "~/forms/answer";
import { RecordEditor } from "~/forms/record/record-editor";
import { RecordSaveBar } from "~/forms/record/save-bar";
import { isSectionOn, getItemLabels, ITEM_SECTIONS } from "~/models/products/fields";
import { ItemFields } from "./item-fields";
import type { ItemChoices, TaxOffer } from "./loader.server";
import type { ReactNode } from "react";

type Props = {
  answer: FormAnswer<ItemForm>;
  choices: ItemChoices;
  taxOffer: TaxOffer;
  isNew: boolean;
  isInUse: boolean;
  companyId: string;
  isUnsaved: boolean;
};

const validator = createLazyValidator(async () => (await import("./validator")).itemValidator);

/** The form of an item, new or stored. */
export function ItemEditor({
  answer,
  choices,
  taxOffer,
  isNew,
  isInUse,
  companyId,
  isUnsaved,
}: Props) {
  const { form } = answer;
  const fieldProps = { form, choices, taxOffer };
  return (
    <RecordEditor
      answer={answer}
      companyId={companyId}
      isUnsaved={isUnsaved}
      validator={validator}
      conflictTitles={words.changed}
      labels={getItemLabels()}
      faultId="createItemError"
      bar={
        <RecordSaveBar
          save={isNew ? words.createQuestion : words.editQuestion}
          isNew={isNew}
          remove={isNew || !isInUse ? undefined : words.deleteQuestion}
          canDiscard
        />
      }
    >
      {isInUse ? null : <InactiveItemNotice />}
      <div className="item-top grid gap-4">
        <ItemFields {...fieldProps} section={null} />
      </div>
      {listKeys(ITEM_SECTIONS).map((section) => (
        <SwitchedSection
          key={section}
          label={words.sections[section]}
          name={ITEM_SECTIONS[section].toggle}
          isOn={isSectionOn(form, section)}
        >
          <ItemFields {...fieldProps} section={section} />
        </SwitchedSection>
      ))}
    </RecordEditor>
  );
}

const RESTORE_ID = "confirm-restore";

function InactiveItemNotice() {
  return (
    <div className="notice">
      <p>
        <Sentence
          text={words.inactiveNotice}
          values={{ inactive: <strong>{words.inactive}</strong> }}
        />
      </p>
      <PanelButton panelId={RESTORE_ID} className="button mt-3">
        {words.restore}
      </PanelButton>
      <Dialog id={RESTORE_ID} title={words.restoreQuestion.title} text={words.restoreQuestion.text}>
        <button
          name="intent"
          value="restore"
          className="button button-main"
          onClick={() => closeDialog(RESTORE_ID)}
        >
          {commonWords.yes}
        </button>
      </Dialog>
    </div>
  );
}

type SwitchedProps = { label: string; name: string; isOn: boolean; children: ReactNode };

/**
 * A switch and the fields that CSS shows while it is on. A browser that does not support the CSS
 * rule shows all fields, and the server ignores the fields of a switch that is off.
 */
function SwitchedSection({ label, name, isOn, children }: SwitchedProps) {
  return (
    <section className="switched card px-4 py-2" aria-label={label}>
      <input
        type="checkbox"
        role="switch"
        id={name}
        name={name}
        defaultChecked={isOn}
        className="switch"
      />
      <label htmlFor={name} className="font-medium">
        {label}
      </label>
      <div className="revealed">{children}</div>
    </section>
  );
}
