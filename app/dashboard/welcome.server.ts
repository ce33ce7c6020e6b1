import { TRIAL_DAYS } from "../../domain/lifetimes";
import { paths } from "~/paths";

const BEGUN = {
  trial: `Your ${TRIAL_DAYS} days of Premium have begun, free.`,
  plan: "Your Premium plan has begun.",
};
const STYLE = "Give your invoices your own style before the first one goes out.";

/** What greets a new owner at the address that a sign-up leads to; blank `words` at any other. */
export function readWelcome(request: Request) {
  const asked = new URL(request.url).searchParams.get("welcome");
  if (asked !== "trial" && asked !== "plan") return { here: paths.home(), words: "" };
  return { here: paths.home({ welcome: asked }), words: `${BEGUN[asked]} ${STYLE}` };
}
