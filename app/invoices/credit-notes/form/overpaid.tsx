import { Fragment } from "react";
import { creditNoteFormWords as words } from "../../../../domain/words/credit-note-form";
import { moneyWords } from "../../../../domain/words/money";
import { MoneyWayFields } from "~/invoices/money-fields";
import type { MoneyChoices } from "~/invoices/money-choices.server";
import { GIVE_BACK, KEEP } from "./intent";
import type { CreditForm } from "./schema";

type Props = { form: CreditForm; errors: Record<string, string>; choices: MoneyChoices };

/**
 * Asks what becomes of the money that is too much after the credit note. The fields of a refund are
 * shown while "Give it back now" is chosen, which works without script.
 */
export function OverpaidChoice({ form, errors, choices }: Props) {
  return (
    <fieldset className="radios">
      <legend className="label mb-2">{words.overpaid.question}</legend>
      {([KEEP, GIVE_BACK] as const).map((value) => (
        <Fragment key={value}>
          <input
            id={`overpaid-${value}`}
            type="radio"
            name="overpaid"
            value={value}
            defaultChecked={form.overpaid === value}
            className={`tick ${value === GIVE_BACK ? "reveals" : ""}`}
          />
          <label htmlFor={`overpaid-${value}`} className="flex min-h-11 items-center">
            {words.overpaid[value]}
          </label>
        </Fragment>
      ))}
      <div className="revealed mt-2 grid grid-cols-1 gap-4">
        <MoneyWayFields
          form={form}
          errors={errors}
          choices={choices}
          methodLabel={moneyWords.givenBackBy}
          accountLabel={moneyWords.paidFrom}
        />
      </div>
    </fieldset>
  );
}
