import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Screen } from "~/shell/screen";
import { titleMeta } from "~/ui/title";
import { notFound } from "~/server/request/error-page.server";
import { withSession } from "~/server/session/guards.server";

export const meta = titleMeta("Not found");

export const handle: Screen = { title: "Not found" };

/**
 * Every address that no other route has; which ones there are is told only to those who are logged
 * in.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => {
    throw notFound();
  });
}

/** Never shown: without it Remix would answer as for a file. */
export default function NotFound() {
  return null;
}
