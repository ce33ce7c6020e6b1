import { owedPaths } from "~/lib/owed-paths";
import { PostForm } from "~/ui/post-form";
import { MAKE_LINKS } from "../send/intent";

type Props = {
  contactId: string;
  name: string;
  companyId: string;
  /** The idempotency key of the page that shows the button. */
  postKey: string;
  returnTo: string;
  className?: string;
};

/** Makes missing links of the customer's late invoices and opens the reminder that names them. */
export function RemindButton({ contactId, name, companyId, postKey, returnTo, className }: Props) {
  return (
    <PostForm action={owedPaths.remind(contactId, { returnTo })} className={className}>
      <input type="hidden" name="key" value={postKey} />
      <input type="hidden" name="company" value={companyId} />
      <button
        name="intent"
        value={MAKE_LINKS}
        className="button w-full"
        aria-label={`Remind ${name}`}
      >
        Remind
      </button>
    </PostForm>
  );
}
