import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { errorTitleMeta } from "~/ui/title";
import { loadAppLayout } from "~/account/layout/loader.server";
import { withSession } from "~/server/session/guards.server";

export const meta = errorTitleMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadAppLayout(session, request));
}

/** Returns whether to load the layout's data again: after a successful post, not on navigation. */
export function shouldRevalidate({
  formMethod = "GET",
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
  return formMethod !== "GET" && actionStatus < 400;
}

export { AppLayout as default, AppError as ErrorBoundary } from "~/account/layout/app-layout";
