import { Form, type FormProps } from "@remix-run/react";
import { useRootData } from "./root-data";

/** A form that changes something on the server. */
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
 * Proves that the form is the app's own, for a browser that does not send `Origin`, such as a text
 * browser. Must be the first element of every posted form.
 */
export function FormProof() {
  const proof = useRootData()?.formProof;
  return proof ? <input type="hidden" name="proof" value={proof} /> : null;
}
