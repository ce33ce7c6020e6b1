import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { ErrorMessage } from "~/components/error-message";
import { Shell } from "~/components/shell/shell";
import { readLists, type Counts } from "~/models/lists.server";
import { policies } from "~/policies.server";
import { withSession, type Session } from "~/session.server";
import { UpstreamFault } from "~/v2.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => ({
    drawer: {
      personName: session.person.name,
      picture: session.person.picture,
      companies: { current: session.companyId, all: session.companies.map(({ id, name }) => ({ id, name })) },
      counts: await readBadges(session),
    },
    privacyUrl: policies(session.countryId).privacy,
  }));
}

/** The drawer's figures follow what was posted with success; looking around does not fetch them anew. */
export function shouldRevalidate({ formMethod = "GET", actionStatus = 200 }: ShouldRevalidateFunctionArgs) {
  return formMethod !== "GET" && actionStatus < 400;
}

export default function App() {
  return (
    <Shell content={useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell content={useRouteLoaderData<typeof loader>("routes/_app")}>
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
