import { fill } from "../../../domain/words/message";
import { owedWords as words } from "../../../domain/words/owed";
import { owedPaths } from "~/lib/owed-paths";
import { PostForm } from "~/ui/post-form";
import { MAKE_LINKS } from "../send/intent";

type Props = {
  contactId: string;
  name: string;
  companyId: string;
  /** The idempotency key of the page that shows the button. */
  postKey: string;
  /** The address of the page to return to after the reminder. */
  returnTo: string;
};

/**
 * Shows a button that creates the missing links of the customer's overdue invoices, and opens the
 * page that sends a reminder of these invoices.
 */
export function RemindButton({ contactId, name, companyId, postKey, returnTo }: Props) {
  return (
    <PostForm action={owedPaths.remind(contactId, { returnTo })} className="flex">
      <input type="hidden" name="key" value={postKey} />
      <input type="hidden" name="company" value={companyId} />
      <button
        name="intent"
        value={MAKE_LINKS}
        className="button flex-1"
        aria-label={fill(words.remindName, { name })}
      >
        {words.remind}
      </button>
    </PostForm>
  );
}
