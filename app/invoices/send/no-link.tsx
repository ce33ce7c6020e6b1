import { PostForm } from "~/ui/post-form";
import { invoicePaths } from "../paths";
import { MAKE_LINK, NEW_LINK } from "./intent";
import type { Loaded } from "./loaded";

/** Why there is no link to hand over, and what to do. */
export function NoLink({
  loaded: { id, companyId, form, hasAppUrl, hasLink, hasMails },
}: {
  loaded: Loaded;
}) {
  if (!hasAppUrl)
    return (
      <div className="grid gap-3">
        <p className="notice">
          Links cannot be made yet: whoever runs this app has still to tell it its own address. Save
          the PDF and send that instead.
        </p>
        <a
          className={hasMails ? "button" : "button button-main"}
          href={`${invoicePaths.pdf("invoice", id)}?save`}
        >
          Save PDF
        </a>
      </div>
    );
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
