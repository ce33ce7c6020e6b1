import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { accountPageWords as words } from "../../domain/words/account-pages";
import type { Screen } from "~/shell/screen";
import { createTitleMeta } from "~/ui/title";
import { discardInterruptedPost } from "~/account/interrupted-post/action.server";
import { loadInterruptedPost } from "~/account/interrupted-post/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.interruptedPost.title);

export const handle: Screen = {
  get title() {
    return words.interruptedPost.title;
  },
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInterruptedPost(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session }) => discardInterruptedPost(session, request));
}

export { InterruptedPostPage as default } from "~/account/interrupted-post/page";
