import { useActionData } from "@remix-run/react";
import { owedPaths } from "~/lib/owed-paths";
import type { Screen } from "~/shell/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { PageLink } from "~/ui/page-link";
import type { submitPause } from "./action.server";
import { reminderWords as words } from "../../../../domain/words/reminders";

export const pauseScreen: Screen = {
  get title() {
    return words.title;
  },
  back: () => ({ to: owedPaths.reminders(), label: words.backToReminders }),
};

/** Says why reminders could not be paused or resumed. */
export function PausePage() {
  const answer = useActionData<typeof submitPause>();
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4 p-4">
      <ErrorSummary fault={answer?.fault ?? null} />
      <p>
        <PageLink className="link inline-block py-3" to={owedPaths.reminders()}>
          {words.title}
        </PageLink>
      </p>
    </div>
  );
}
