import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/error-page.server";
import { withSession } from "~/session.server";

/** Every address that no other route has; which ones there are is told only to those who are logged in. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => {
    throw notFound();
  });
}

/** Never shown: without it Remix would answer as for a file. */
export default function NotFound() {
  return null;
}
