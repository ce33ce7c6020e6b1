import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ErrorMessage } from "~/components/error-message";
import { Shell } from "~/components/shell/shell";
import { readLists, type Counts } from "~/models/lists.server";
import { withSession, type Session } from "~/session.server";
import { UpstreamFault } from "~/v2.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => ({
    personName: session.person.name,
    picture: session.person.picture,
    companyName: session.companies.find(({ id }) => id === session.companyId)?.name ?? "",
    counts: await readBadges(session),
  }));
}

export default function App() {
  return (
    <Shell drawer={useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell drawer={useRouteLoaderData<typeof loader>("routes/_app")}>
      <ErrorMessage />
    </Shell>
  );
}

// A menu without badges is better than no page: only a lost login is told here.
async function readBadges(session: Session) {
  try {
    const { counts } = await readLists(session, ["counts"]);
    return showCounts(counts);
  } catch (error) {
    if (error instanceof UpstreamFault && error.kind !== "unauthorized") return null;
    throw error;
  }
}

function showCounts(counts: Counts) {
  const capped = (count: number) => (count > 9 ? "9+" : String(count));
  return { contacts: capped(counts.contacts), invoices: capped(counts.invoices), products: capped(counts.products) };
}
