import { ErrorSummary } from "~/ui/error-summary";
import { Conflict } from "../conflict";
import { useLongForm } from "../long-form";
import type { RecordAnswer } from "./record";

type Props = {
  answer: RecordAnswer<unknown>;
  word: string;
  labels: Record<string, string>;
  other: string;
  faultId: string | undefined;
};

/**
 * What the last post came to, on top of the form; `other` is the address of what somebody else made
 * of it.
 */
export function Notices({
  answer: { fieldErrors, fault, differences, isOtherTab },
  word,
  labels,
  other,
  faultId,
}: Props) {
  const found = useLongForm();
  const there = isOtherTab ? "typed" : "saved";
  return (
    <>
      <div id={faultId} className="contents">
        <ErrorSummary
          errors={{ ...fieldErrors, ...found.fieldErrors }}
          fault={fault}
          labels={labels}
        />
      </div>
      {differences ? (
        <Conflict
          title={
            `This ${word} was changed ${isOtherTab ? "in another tab" : "by someone else"} ` +
            `meanwhile`
          }
          differences={differences}
          text={
            `What was typed here is below: save it again to keep it, or take what was ` +
            `${there} there.`
          }
        >
          <a className="button mt-3" href={other}>
            Take what was {there} there
          </a>
        </Conflict>
      ) : null}
    </>
  );
}
