import { ErrorSummary } from "~/components/error-summary";
import { Told } from "~/components/told";
import type { Difference, RecordAnswer } from "./record";
import { useLongForm } from "~/long-form/long-form";

type Props = { answer: RecordAnswer<unknown>; word: string; labels: Record<string, string>; stored: string; faultId: string | undefined };

/** What the last post came to, on top of the form; `stored` is the address of the record as it is. */
export function Notices({ answer: { fieldErrors, fault, differences }, word, labels, stored, faultId }: Props) {
  const found = useLongForm();
  return (
    <>
      <div id={faultId} className="contents">
        <ErrorSummary errors={{ ...fieldErrors, ...found.fieldErrors }} fault={fault} labels={labels} />
      </div>
      {differences ? <Conflict differences={differences} word={word} stored={stored} /> : null}
    </>
  );
}

/** Somebody else was first: both are shown, and the person chooses. */
function Conflict({ differences, word, stored }: { differences: Difference[]; word: string; stored: string }) {
  return (
    <Told>
      <p className="font-semibold">This {word} was changed by someone else meanwhile</p>
      <dl className="mt-2 grid gap-2">
        {differences.map(({ label, here, there }) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd>Saved there: {there || "nothing"}</dd>
            <dd>Typed here: {here || "nothing"}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">What was typed here is below: save it again to keep it, or take what was saved there.</p>
      <a className="button mt-3" href={stored}>
        Take what was saved there
      </a>
    </Told>
  );
}
