import type { ReactNode } from "react";

type Props = {
  action: string;
  /** The proof of `createFormProof`. */
  proof: string | null;
  /** The idempotency key of the form. */
  postKey: string;
  className?: string;
  children: ReactNode;
};

/** Renders a form like `PostForm`, as markup without script. */
export function StaticPostForm({ action, proof, postKey, className, children }: Props) {
  return (
    // eslint-disable-next-line house/post-forms -- because Remix's form needs its router around it.
    <form method="post" action={action} className={className}>
      {proof ? <input type="hidden" name="proof" value={proof} /> : null}
      <input type="hidden" name="key" value={postKey} />
      {children}
    </form>
  );
}
