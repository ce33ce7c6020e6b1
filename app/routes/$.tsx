import { type LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/error-page.server";
import { withSession } from "~/session.server";

/** Whatever is not found; known addresses are not told to those who are not logged in. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => {
    throw notFound();
  });
}
