import { PostForm } from "~/ui/post-form";
import { MAKE_LINK, NEW_LINK } from "./intent";
import type { Loaded } from "./loaded";
import { MESSAGE_FORM } from "./message-form";

type Props = {
  loaded: Loaded;
  isThere: boolean;
  /** A message stands below; it is posted along, so that what is typed in it stays. */
  isTyped: boolean;
};

/** Of an invoice without a link to hand over. */
export function NoLink({ loaded: { companyId, form }, isThere, isTyped }: Props) {
  return (
    <PostForm className="grid gap-3">
      <p>
        {isThere
          ? "The link that was sent still works, but it cannot be shown again. A new one takes its place."
          : "The customer gets a link to the invoice, which opens without a login."}
      </p>
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="company" value={companyId} />
      <button
        form={isTyped ? MESSAGE_FORM : undefined}
        name="intent"
        value={isThere ? NEW_LINK : MAKE_LINK}
        className="button button-main w-full"
      >
        {isThere ? "New link" : "Create link"}
      </button>
    </PostForm>
  );
}
