import { data } from "@remix-run/node";
import { NO_ANSWER, type FormAnswer, type Shown } from "./answer";
import { CONNECTION_ERROR } from "~/lib/fault-messages";

/** The form again, with what the page is told; `more` is what one kind of form tells besides. */
export function answerForm<Form, More extends object>(
  { form, revision }: Shown<Form>,
  status: number,
  more: Partial<FormAnswer<Form>> & More,
) {
  const answer: FormAnswer<Form> & More = { ...NO_ANSWER, form, revision, ...more };
  return data(answer, status);
}

/** The API does not answer. */
export function answerConnectionError<Form>(shown: Shown<Form>) {
  return answerForm(shown, 503, { fault: CONNECTION_ERROR });
}
