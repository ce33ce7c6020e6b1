import type { RepeatMode } from "~/models/repeats/mode";

const CHOICES: Record<RepeatMode, { label: string; text: string }> = {
  tell: {
    label: "Tell me",
    text: "It waits under ‘To write’ on Home and above your invoices. Nothing is saved or sent automatically.",
  },
  issue: {
    label: "Issue it",
    text: "From 6 am it is written automatically: under the next number, dated that day, with the lines and prices of this invoice, and marked as sent.",
  },
  issue_and_mail: {
    label: "Issue and email it",
    text: "It is issued as above, and emailed to your customer with its PDF.",
  },
};

type Props = { modes: RepeatMode[]; chosen: RepeatMode };

/** Shows the choice of what happens on a date of a repeat. */
export function RepeatModeChoice({ modes, chosen }: Props) {
  return (
    <fieldset>
      <legend className="label">On each date</legend>
      {modes.map((mode) => (
        <div key={mode} className="flex gap-3">
          <input
            id={`mode-${mode}`}
            type="radio"
            name="mode"
            value={mode}
            defaultChecked={mode === chosen}
            aria-describedby={`mode-${mode}-text`}
            className="tick mt-3 shrink-0"
          />
          <div className="min-w-0 pb-2">
            <label htmlFor={`mode-${mode}`} className="flex min-h-11 items-center">
              {CHOICES[mode].label}
            </label>
            <p id={`mode-${mode}-text`} className="text-sm text-quiet">
              {CHOICES[mode].text}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
