import { Form, type FormProps } from "@remix-run/react";
import { forwardRef } from "react";
import { useRootData } from "./root-data";

/** A form that changes something. */
export const PostForm = forwardRef<HTMLFormElement, Omit<FormProps, "method">>(function PostForm(
  { children, ...form },
  ref,
) {
  return (
    // eslint-disable-next-line house/post-forms -- because here the proof is added.
    <Form {...form} ref={ref} method="post">
      <FormProof />
      {children}
    </Form>
  );
});

/**
 * Says that the form is ours, for a browser that does not (a text browser); to be the first in
 * every posted form.
 */
export function FormProof() {
  const proof = useRootData()?.formProof;
  return proof ? <input type="hidden" name="proof" value={proof} /> : null;
}
