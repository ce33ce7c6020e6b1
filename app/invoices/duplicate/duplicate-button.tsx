import { PostForm } from "~/ui/post-form";
import { invoicePaths } from "../paths";
import { duplicateWords as words } from "../../../domain/words/duplicate";
import { fill } from "../../../domain/words/message";

type Props = {
  invoiceId: string;
  /**
   * The idempotency key of the page. With the same key, a second press opens the draft that the
   * first press created.
   */
  postKey: string;
  /** The invoice number, for a page that shows several invoices. */
  no?: string;
};

/** Shows the button "Same again", which creates a draft that duplicates an issued invoice. */
export function DuplicateButton({ invoiceId, postKey, no = "" }: Props) {
  return (
    <PostForm className="flex-1" action={invoicePaths.duplicate({ invoice: invoiceId })}>
      <input type="hidden" name="key" value={postKey} />
      <button className="button w-full [overflow-wrap:anywhere]">
        {no ? fill(words.sameAgainAs, { no }) : words.title}
      </button>
    </PostForm>
  );
}
