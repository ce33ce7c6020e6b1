import { PostForm } from "~/ui/post-form";
import { MAKE_LINK, NEW_LINK } from "./intent";
import type { Loaded } from "./loaded";

/** Of an invoice without a link to hand over. */
export function NoLink({ loaded: { companyId, form, hasLink } }: { loaded: Loaded }) {
  return (
    <PostForm className="grid gap-3">
      <p>
        {hasLink
          ? "The link that was sent still works, but it cannot be shown again. A new one takes its place."
          : "The customer gets a link to the invoice, with what is left and how to pay it."}
      </p>
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="company" value={companyId} />
      <button
        name="intent"
        value={hasLink ? NEW_LINK : MAKE_LINK}
        className="button button-main w-full"
      >
        {hasLink ? "New link" : "Create link"}
      </button>
    </PostForm>
  );
}
