import { paths } from "~/paths";

const BEGUN = {
  trial: "Your 30 days of Premium have begun, free.",
  plan: "Your Premium plan has begun.",
};
const STYLE = "Give your invoices your own style before the first one goes out.";
const PROFILE =
  "Say who you are and how you are paid, and give your invoices your own style, before the first " +
  "one goes out.";

export type Welcome = NonNullable<ReturnType<typeof readWelcome>>;

/** What greets a new owner at the address that a sign-up leads to; null at any other. */
export function readWelcome(request: Request, offersProfile: boolean) {
  const asked = new URL(request.url).searchParams.get("welcome");
  if (asked !== "trial" && asked !== "plan") return null;
  return {
    here: paths.home({ welcome: asked }),
    words: `${BEGUN[asked]} ${offersProfile ? PROFILE : STYLE}`,
    offersProfile,
  };
}
