import { ErrorSummary } from "~/components/error-summary";
import { Told } from "~/components/told";
import type { Difference, RecordAnswer } from "./record";
import { useLongForm } from "~/long-form/long-form";

type Props = { answer: RecordAnswer<unknown>; word: string; labels: Record<string, string>; other: string; faultId: string | undefined };

/** What the last post came to, on top of the form; `other` is the address of what somebody else made of it. */
export function Notices({ answer: { fieldErrors, fault, differences, isOtherTab }, word, labels, other, faultId }: Props) {
  const found = useLongForm();
  return (
    <>
      <div id={faultId} className="contents">
        <ErrorSummary errors={{ ...fieldErrors, ...found.fieldErrors }} fault={fault} labels={labels} />
      </div>
      {differences ? <Conflict differences={differences} word={word} other={other} isOtherTab={isOtherTab} /> : null}
    </>
  );
}

/** Somebody else was first: both are shown, and the person chooses. */
function Conflict({ differences, word, other, isOtherTab }: { differences: Difference[]; word: string; other: string; isOtherTab: boolean }) {
  const there = isOtherTab ? "typed" : "saved";
  return (
    <Told>
      <p className="font-semibold">This {word} was changed {isOtherTab ? "in another tab" : "by someone else"} meanwhile</p>
      <dl className="mt-2 grid gap-2">
        {differences.map(({ label, here, there: elsewhere }) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd>
              {isOtherTab ? "Typed" : "Saved"} there: {elsewhere || "nothing"}
            </dd>
            <dd>Typed here: {here || "nothing"}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">What was typed here is below: save it again to keep it, or take what was {there} there.</p>
      <a className="button mt-3" href={other}>
        Take what was {there} there
      </a>
    </Told>
  );
}
