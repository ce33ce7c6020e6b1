import { owedPaths } from "~/lib/owed-paths";
import { PostForm } from "~/ui/post-form";
import { MAKE_LINKS } from "../send/intent";

type Props = {
  contactId: string;
  name: string;
  companyId: string;
  /** Of the page that it stands on. */
  postKey: string;
  returnTo: string;
  className?: string;
};

/** Makes the links of all that a customer is late with, and opens the message that names them. */
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
