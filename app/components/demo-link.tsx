import { Link, useRouteLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import type { loader } from "~/routes/_public";

/** On every page before the login, where there is a demo. */
export function DemoLink({ redirectTo = "" }: { redirectTo?: string }) {
  const layout = useRouteLoaderData<typeof loader>("routes/_public");
  if (!layout?.offersDemo) return null;
  return (
    <Link className="link py-2" to={paths.login({ demo: true, redirectTo })}>
      Try demo
    </Link>
  );
}
