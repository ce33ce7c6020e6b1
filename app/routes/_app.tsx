import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { lazy, Suspense } from "react";
import { ErrorMessage } from "~/ui/error-message";
import { Footer } from "~/ui/shell/footer";
import { Shell } from "~/ui/shell/shell";
import { titledByError } from "~/ui/title";
import { readLists, type Counts } from "~/models/lists.server";
import { policies } from "~/server/settings/policies.server";
import type { ErrorPage } from "~/lib/error-page";
import { companiesOf, type Session } from "~/server/session/record.server";
import { withSession } from "~/server/session/guards.server";
import { UpstreamFault } from "~/server/v2/faults.server";

// Hardly anybody sees it, so hardly anybody should fetch it.
const Paywall = lazy(async () => ({ default: (await import("~/account/paywall")).Paywall }));

export const meta = titledByError;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => ({
    drawer: {
      personName: session.person.name,
      picture: session.person.picture,
      companies: companiesOf(session),
      counts: await readBadges(session),
    },
    privacyUrl: policies(session.countryId).privacy,
  }));
}

/**
 * The drawer's figures follow what was posted with success; looking around does not fetch them
 * anew.
 */
export function shouldRevalidate({
  formMethod = "GET",
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
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
  const error = useRouteError();
  const content = useRouteLoaderData<typeof loader>("routes/_app");
  // Thrown by our own loaders and actions.
  const told = isRouteErrorResponse(error) ? (error.data as Partial<ErrorPage> | null) : null;
  if (told?.paywall) {
    return (
      <>
        <main id="content" className="px-4 py-8">
          <Suspense>
            <Paywall title={told.title ?? ""} text={told.text ?? ""} {...told.paywall} />
          </Suspense>
        </main>
        <Footer privacyUrl={told.paywall.privacyUrl} />
      </>
    );
  }
  return (
    <Shell content={content}>
      <ErrorMessage />
    </Shell>
  );
}

// A menu without badges is better than no page: only a lost login and the end of a plan are told
// here.
async function readBadges(session: Session) {
  try {
    const { counts } = await readLists(session, ["counts"]);
    return showCounts(counts);
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isBarred) return null;
    throw error;
  }
}

function showCounts(counts: Counts) {
  const capped = (count: number) => (count > 9 ? "9+" : String(count));
  return {
    contacts: capped(counts.contacts),
    invoices: capped(counts.invoices),
    products: capped(counts.products),
  };
}
