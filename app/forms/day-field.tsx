import { useRef, useSyncExternalStore, type ComponentProps } from "react";
import { commonWords } from "../../domain/words/common";
import { formWords as words } from "../../domain/words/forms";
import { Field, toFieldId } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { parseDate, formatDate } from "../../domain/calendar/days";
import { typeInto } from "./type-into";

type Props = Omit<ComponentProps<typeof Field>, "inside" | "min" | "max"> & {
  /** The first and the last day that can be picked in the calendar, as YYYY-MM-DD. */
  min?: string;
  max?: string;
  onPick?: (form: HTMLFormElement | null) => void;
};

/**
 * A date, typed as DD/MM/YYYY. With script, a button opens the browser's own calendar, and `onPick`
 * is called when the user picks a day in it.
 */
export function DayField({ min, max, onPick, ...field }: Props) {
  const { name } = field;
  const pick = (day: string, form: HTMLFormElement | null) => {
    typeInto(form, name, formatDate(day));
    onPick?.(form);
  };
  return (
    <Field
      isRequired
      inputMode="numeric"
      placeholder={commonWords.dateFormat}
      autoComplete="off"
      inside={<Calendar name={name} min={min} max={max} onPick={pick} />}
      {...field}
    />
  );
}

type CalendarProps = {
  name: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string, form: HTMLFormElement | null) => void;
};

/**
 * Renders the calendar button. Renders nothing in a browser that cannot open its calendar by
 * script; the space for the button is always reserved.
 */
function Calendar({ name, min, max, onPick }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const canPick = useSyncExternalStore(subscribeToNothing, hasPicker, () => false);
  if (!canPick) return null;
  const open = () => {
    const { current } = picker;
    const field = current?.form?.elements.namedItem(name);
    if (!current || !(field instanceof HTMLInputElement)) return;
    current.value = parseDate(field.value) ?? "";
    current.showPicker();
  };
  return (
    <>
      {/* The input has no name, so that the browser does not post it. */}
      <input
        ref={picker}
        type="date"
        className="calendar"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        onChange={({ currentTarget: { value, form } }) => value && onPick(value, form)}
      />
      <button
        type="button"
        className="calendar"
        aria-label={words.openCalendar}
        aria-describedby={`${toFieldId(name)}-label`}
        onClick={open}
      >
        <Icon name="calendar" size={20} />
      </button>
    </>
  );
}

const subscribeToNothing = () => () => undefined;
const hasPicker = () => "showPicker" in HTMLInputElement.prototype;
