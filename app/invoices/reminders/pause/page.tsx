import { useActionData } from "@remix-run/react";
import { owedPaths } from "~/lib/owed-paths";
import type { Screen } from "~/shell/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { PageLink } from "~/ui/page-link";
import type { submitPause } from "./action.server";

export const pauseScreen: Screen = {
  title: "Reminders",
  back: () => ({ to: owedPaths.reminders(), label: "Back to the reminders" }),
};

/** Says why reminders could not be paused or resumed. */
export function PausePage() {
  const answer = useActionData<typeof submitPause>();
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4 p-4">
      <ErrorSummary fault={answer?.fault ?? null} />
      <p>
        <PageLink className="link inline-block py-3" to={owedPaths.reminders()}>
          Reminders
        </PageLink>
      </p>
    </div>
  );
}
