import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { withSession } from "~/session.server";

/** Whatever is not found; known addresses are not told to those who are not logged in. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => {
    throw data(null, { status: 404 });
  });
}
