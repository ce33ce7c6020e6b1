import { ErrorSummary } from "~/components/error-summary";
import { Conflict } from "~/long-form/conflict";
import { useLongForm } from "~/long-form/long-form";
import type { RecordAnswer } from "./record";

type Props = { answer: RecordAnswer<unknown>; word: string; labels: Record<string, string>; stored: string; faultId: string | undefined };

/** What the last post came to, on top of the form; `stored` is the address of the record as it is. */
export function Notices({ answer: { fieldErrors, fault, differences }, word, labels, stored, faultId }: Props) {
  const found = useLongForm();
  return (
    <>
      <div id={faultId} className="contents">
        <ErrorSummary errors={{ ...fieldErrors, ...found.fieldErrors }} fault={fault} labels={labels} />
      </div>
      {differences ? (
        <Conflict
          title={`This ${word} was changed by someone else meanwhile`}
          differences={differences}
          text="What was typed here is below: save it again to keep it, or take what was saved there."
        >
          <a className="button mt-3" href={stored}>
            Take what was saved there
          </a>
        </Conflict>
      ) : null}
    </>
  );
}
