import { PauseButton } from "./pause/pause-button";
import type { ReminderStateView } from "./reminder-state.server";
import { reminderWords as words } from "../../../domain/words/reminders";

type Props = {
  state: ReminderStateView | null;
  /** The number of the invoice, or the name of the customer. */
  name: string;
  post: { key: string; companyId: string; returnTo: string };
};

/** Says when reminders go out by themselves, with a button that pauses or resumes them. */
export function ReminderState({ state, name, post }: Props) {
  if (!state) return null;
  const { record, isPaused, text } = state;
  return (
    <section aria-label={words.title} className="flex flex-wrap content-start items-center gap-3">
      <p className="min-w-0 flex-auto text-sm">{text}</p>
      <PauseButton record={record} isPaused={isPaused} name={name} post={post} />
    </section>
  );
}
