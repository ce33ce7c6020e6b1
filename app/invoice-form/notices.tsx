import { useFormContext } from "remix-validated-form";
import type { FormAnswer } from "./answer.server";
import { ErrorSummary } from "~/components/error-summary";

/** What the last post came to, on top of the form. */
export function Notices({ answer }: { answer: FormAnswer }) {
  const { fieldErrors } = useFormContext();
  const errors = { ...answer.fieldErrors, ...fieldErrors };
  return (
    <>
      <ErrorSummary errors={errors} fault={answer.fault} />
      {answer.doubtful.length ? (
        <div role="alert" className="notice">
          <p className="font-semibold">Quantity at or below zero</p>
          <ul className="list-disc pl-4">
            {answer.doubtful.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
          <button name="intent" value="saveAnyway" className="button button-main mt-3">
            Save all the same
          </button>
        </div>
      ) : null}
      {answer.other ? (
        <div role="alert" className="notice">
          <p className="font-semibold">This invoice was changed in another tab</p>
          <p>
            There it is for {answer.other.contactName}, with {answer.other.lines} and {answer.other.total} in all. What was entered on this page
            is below: go on here to keep it, or take the other one.
          </p>
          <a className="button mt-3" href={answer.other.take}>
            Take the other one
          </a>
        </div>
      ) : null}
    </>
  );
}
