import { PostForm } from "~/ui/post-form";
import { invoicePaths } from "../paths";

type Props = {
  invoiceId: string;
  /** Of the page that it stands on: a second tap finds the draft of the first. */
  postKey: string;
  /** Which invoice, where the page is of several; blank for its own. */
  no?: string;
};

/** Makes a new draft of an issued invoice. */
export function DuplicateButton({ invoiceId, postKey, no = "" }: Props) {
  return (
    <PostForm className="flex-1" action={invoicePaths.duplicate({ invoice: invoiceId })}>
      <input type="hidden" name="key" value={postKey} />
      <button className="button w-full [overflow-wrap:anywhere]">
        Same again{no ? ` as ${no}` : ""}
      </button>
    </PostForm>
  );
}
