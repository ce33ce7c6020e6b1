import { Form, type FormProps } from "@remix-run/react";
import { useRootData } from "./root-data";

/** A form that changes something. */
export function PostForm({ children, ...form }: Omit<FormProps, "method">) {
  return (
    // eslint-disable-next-line house/post-forms -- because here the proof is added.
    <Form {...form} method="post">
      <FormProof />
      {children}
    </Form>
  );
}

/**
 * Says that the form is ours, for a browser that does not (a text browser); to be the first in
 * every posted form.
 */
export function FormProof() {
  const proof = useRootData()?.formProof;
  return proof ? <input type="hidden" name="proof" value={proof} /> : null;
}
