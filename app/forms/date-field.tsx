import { useRef, useSyncExternalStore, type ComponentProps } from "react";
import { Field, fieldId } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { readDate, showDate } from "~/lib/dates";
import { useFieldCheck, useFieldError } from "./long-form";
import { typeInto } from "./type-into";

type Props = Pick<ComponentProps<typeof Field>, "label" | "defaultValue"> & {
  name: string;
  onSettled?: (form: HTMLFormElement | null) => void;
};

/**
 * A day, typed as DD/MM/YYYY; with script a button opens the browser's own calendar. `onSettled` is
 * called when it is left or picked.
 */
export function DateField({ label, name, defaultValue, onSettled }: Props) {
  const check = useFieldCheck(name, (event) => onSettled?.(event.currentTarget.form));
  const pick = (day: string, form: HTMLFormElement | null) => {
    typeInto(form, name, showDate(day));
    check.onChange();
    onSettled?.(form);
  };
  return (
    <Field
      label={label}
      name={name}
      isRequired
      defaultValue={defaultValue}
      inputMode="numeric"
      placeholder="DD/MM/YYYY"
      autoComplete="off"
      error={useFieldError(name)}
      inside={<Calendar name={name} onPick={pick} />}
      {...check}
    />
  );
}

/** The room for it is always there; a browser that cannot open its calendar by script has none. */
function Calendar({
  name,
  onPick,
}: {
  name: string;
  onPick: (day: string, form: HTMLFormElement | null) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const canPick = useSyncExternalStore(never, hasPicker, () => false);
  if (!canPick) return null;
  const open = () => {
    const { current } = picker;
    const field = current?.form?.elements.namedItem(name);
    if (!current || !(field instanceof HTMLInputElement)) return;
    current.value = readDate(field.value) ?? "";
    current.showPicker();
  };
  return (
    <>
      {/* Without a name, so that it is not posted. */}
      <input
        ref={picker}
        type="date"
        className="calendar"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget: { value, form } }) => value && onPick(value, form)}
      />
      <button
        type="button"
        className="calendar"
        aria-label="Open calendar"
        aria-describedby={`${fieldId(name)}-label`}
        onClick={open}
      >
        <Icon name="calendar" size={20} />
      </button>
    </>
  );
}

const never = () => () => undefined;
const hasPicker = () => "showPicker" in HTMLInputElement.prototype;
