import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorWords as words } from "../../domain/words/errors";
import type { Screen } from "~/shell/screen";
import { createTitleMeta } from "~/ui/title";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.unknownAddress.title);

export const handle: Screen = {
  get title() {
    return words.unknownAddress.title;
  },
};

/**
 * Responds to every address that no other route matches. Only logged-in users learn that an address
 * does not exist.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => {
    throw createNotFoundPage();
  });
}

/** Never rendered. Without a component, Remix would treat the route as a file. */
export default function NotFound() {
  return null;
}
