import type { ReactNode } from "react";
import { formWords as words } from "../../domain/words/forms";
import { Notice } from "~/ui/notice";
import type { Difference } from "./differences";

type Props = { title: string; differences: Difference[]; text: string; children: ReactNode };

/**
 * Shows the fields in which the user's input (`here`) differs from what somebody else or another
 * tab has saved (`there`). `children` holds the button that takes the other values.
 */
export function ConflictNotice({ title, differences, text, children }: Props) {
  return (
    <Notice>
      <p className="font-semibold">{title}</p>
      {differences.length > 0 ? (
        <ul className="mt-2 grid gap-2">
          {differences.map(({ label, here, there }) => (
            <li key={label} className="difference">
              <p className="font-medium">{label}</p>
              <ComparedValue owner={words.conflict.yours} text={here} />
              <ComparedValue owner={words.conflict.theirs} text={there} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">{words.conflict.noDifference}</p>
      )}
      <p className="mt-3">{text}</p>
      {children}
    </Notice>
  );
}

function ComparedValue({ owner, text }: { owner: string; text: string }) {
  return (
    <p className="min-w-0">
      <span className="hint">{owner} </span>
      <span className="whitespace-pre-line">{text || words.conflict.nothing}</span>
    </p>
  );
}
