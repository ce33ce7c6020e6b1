import type { FormAnswer, Other } from "./answer.server";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { Conflict } from "~/forms/conflict";
import { useLongForm } from "~/forms/long-form";

const LABELS = {
  no: "Invoice number",
  memo: "Notes",
  "lines.name": "Name",
  "lines.description": "Description",
};

/** What the last post came to, on top of the form. */
export function Notices({ answer, here }: { answer: FormAnswer; here: string }) {
  const { fieldErrors } = useLongForm();
  const errors = { ...answer.fieldErrors, ...fieldErrors };
  return (
    <>
      <ErrorSummary errors={errors} labels={LABELS} fault={answer.fault} />
      {answer.doubtful ? (
        <Notice>
          <p className="font-semibold">Quantity at or below zero</p>
          <ul className="list-disc pl-4">
            {answer.doubtful.names.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
          <button name="intent" value={answer.doubtful.intent} className="button button-main mt-3">
            Save all the same
          </button>
        </Notice>
      ) : null}
      {answer.other ? <ChangedMeanwhile {...answer.other} here={here} /> : null}
    </>
  );
}

/** Both are shown, and the person chooses: going on keeps what is on this page. */
function ChangedMeanwhile({ isStored, differences, here }: Other & { here: string }) {
  return (
    <Conflict
      title={
        isStored
          ? "This invoice was changed by someone else"
          : "This invoice was changed in another tab"
      }
      differences={differences}
      text="What was entered on this page is below: go on here to keep it, or take the other one."
    >
      {isStored ? (
        <button name="intent" value="startOver" className="button mt-3">
          Take the other one
        </button>
      ) : (
        <a className="button mt-3" href={here}>
          Take the other one
        </a>
      )}
    </Conflict>
  );
}
