import type { RepeatMode } from "~/models/repeats/mode";
import { repeatWords as words } from "../../../domain/words/repeats";

type Props = { modes: RepeatMode[]; chosen: RepeatMode };

/** Shows the choice of what happens on a date of a repeat. */
export function RepeatModeChoice({ modes, chosen }: Props) {
  return (
    <fieldset>
      <legend className="label">{words.onEachDate}</legend>
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
              {words.modes[mode].label}
            </label>
            <p id={`mode-${mode}-text`} className="text-sm text-quiet">
              {words.modes[mode].text}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
