import { owedPaths } from "~/lib/owed-paths";
import type { PausedRecord } from "~/models/reminders.server";
import { PostForm } from "~/ui/post-form";
import { fill } from "../../../../domain/words/message";
import { reminderWords as words } from "../../../../domain/words/reminders";

type Props = {
  record: PausedRecord;
  isPaused: boolean;
  /** The number of the invoice, or the name of the customer. */
  name: string;
  /** `returnTo` is the address of the page to return to. */
  post: { key: string; companyId: string; returnTo: string };
  className?: string;
  onClick?: () => void;
};

/** Shows a button that pauses the reminders of an invoice or a customer, or resumes them. */
export function PauseButton({ record, isPaused, name, post, ...button }: Props) {
  return (
    <PostForm action={owedPaths.pauseReminders()}>
      <input type="hidden" name="key" value={post.key} />
      <input type="hidden" name="company" value={post.companyId} />
      <input type="hidden" name="kind" value={record.kind} />
      <input type="hidden" name="id" value={record.id} />
      <input type="hidden" name="returnTo" value={post.returnTo} />
      <button
        name="paused"
        value={isPaused ? "no" : "yes"}
        className={button.className ?? "button"}
        onClick={button.onClick}
        aria-label={fill(isPaused ? words.resumeOf : words.pauseOf, { name })}
      >
        {isPaused ? words.resume : words.pause}
      </button>
    </PostForm>
  );
}
