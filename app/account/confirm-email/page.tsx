import { CONFIRMATION_LINK_DAYS } from "../../../domain/lifetimes";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { NoticeDialog } from "~/ui/notice-dialog";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import type { submitConfirmEmail } from "./action.server";
import type { loadConfirmEmail } from "./loader.server";

/** The page behind the link of the confirmation mail. */
export function ConfirmEmailPage() {
  const loaded = useLoaderData<typeof loadConfirmEmail>();
  const answer = useActionData<typeof submitConfirmEmail>();
  const link = answer?.link ?? loaded.link;
  if (link === "used")
    return (
      <NoticeDialog
        title="Thank you"
        text="Your email is confirmed."
        to={paths.home()}
        button="OK"
      />
    );
  if (link !== "right") return <LinkProblem {...LINK_PROBLEMS[link]} />;
  return (
    <>
      <h1 className="text-xl">Confirm your email</h1>
      <p className="mt-1 text-quiet">
        Press the button to say that the email this link came with is yours.
      </p>
      <PostForm className="mt-8 grid gap-4">
        <ErrorSummary fault={answer?.fault ?? null} />
        <button className="button button-main">CONFIRM EMAIL</button>
      </PostForm>
    </>
  );
}

const LINK_PROBLEMS = {
  wrong: {
    title: "This link does not work any more",
    text:
      `It works once, for ${CONFIRMATION_LINK_DAYS} days. If you have confirmed your email with it, nothing more ` +
      "needs to be done. Otherwise open 'Send' of an invoice, and ask for a new link there.",
  },
  limited: {
    title: "Too many tries",
    text: "Please wait a quarter of an hour, then open the link again.",
  },
};

function LinkProblem({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p className="mt-2 text-quiet">{text}</p>
      <p className="mt-6">
        <PageLink className="button" to={paths.home()}>
          Go to home
        </PageLink>
      </p>
    </>
  );
}
