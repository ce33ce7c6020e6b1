import type { ReactNode } from "react";
import { contactWords as words } from "../../../domain/words/contacts";
import { fill } from "../../../domain/words/message";
import { Icon } from "~/ui/icon";
import { HiddenFields } from "~/forms/form-field";

/** A contact person or an address of the form. */
type Part = { key: string; id: string; isDeleted: string };

type Props = {
  id: string;
  /** The beginning of the names of the part's fields, such as "people[0].". */
  prefix: string;
  part: Part;
  title: string;
  removeIntent: string;
  children: ReactNode;
};

/**
 * The card of a contact person or an address. A stored part that was removed is posted with hidden
 * fields, so that saving deletes it.
 */
export function PartCard({ id, prefix, part, title, removeIntent, children }: Props) {
  const hiddenFields = (
    <HiddenFields prefix={prefix} values={part} names={["key", "id", "isDeleted"]} />
  );
  if (part.isDeleted) return <li hidden>{hiddenFields}</li>;
  return (
    <li id={id} className="card grid gap-4 p-4" tabIndex={-1}>
      <div className="flex items-center gap-3">
        <h3 className="min-w-0 flex-1 font-medium">{title}</h3>
        <button
          name="intent"
          value={removeIntent}
          className="button button-plain -mr-3 text-sm"
          aria-label={fill(words.removePart, { part: title })}
        >
          <Icon name="bin" size={16} />
          {words.remove}
        </button>
      </div>
      {hiddenFields}
      {children}
    </li>
  );
}

/**
 * Numbers the parts from 1, as the page shows them. The number of a removed part, which is not shown,
 * is the count of the shown parts before it. `index` is the position in the form, from 0.
 */
export function numberParts<P extends Part>(
  parts: P[],
): { part: P; index: number; number: number }[] {
  return parts.map((part, index) => ({
    part,
    index,
    number: parts.slice(0, index + 1).filter(({ isDeleted }) => !isDeleted).length,
  }));
}

export function AddPartButton({ intent, children }: { intent: string; children: string }) {
  return (
    <button name="intent" value={intent} className="button">
      <Icon name="add" size={16} />
      {children}
    </button>
  );
}
