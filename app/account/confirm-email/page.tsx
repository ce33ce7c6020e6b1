import { accountPageWords as words } from "../../../domain/words/account-pages";
import { errorWords } from "../../../domain/words/errors";
import { fill } from "../../../domain/words/message";
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
        title={words.confirmEmail.thanks}
        text={words.confirmEmail.confirmed}
        to={paths.home()}
        button={words.confirmEmail.ok}
      />
    );
  if (link === "wrong") {
    const { title, text } = words.linkProblems.wrong;
    return <LinkProblem title={title} text={fill(text, { days: CONFIRMATION_LINK_DAYS })} />;
  }
  if (link === "limited") return <LinkProblem {...words.linkProblems.limited} />;
  return (
    <>
      <h1 className="text-xl">{words.confirmEmail.heading}</h1>
      <p className="mt-1 text-quiet">{words.confirmEmail.text}</p>
      <PostForm className="mt-8 grid gap-4">
        <ErrorSummary fault={answer?.fault ?? null} />
        <button className="button button-main">{words.confirmEmail.confirm}</button>
      </PostForm>
    </>
  );
}

function LinkProblem({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p className="mt-2 text-quiet">{text}</p>
      <p className="mt-6">
        <PageLink className="button" to={paths.home()}>
          {errorWords.home}
        </PageLink>
      </p>
    </>
  );
}
