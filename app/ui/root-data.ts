import { useRouteLoaderData } from "@remix-run/react";

/** The data of the root's loader, which every page has. */
export type RootData = {
  brand: string;
  privacyUrl: string;
  toast: { message: string; type: string } | null;
  /** The proof that forms post, for a browser that does not send `Origin`; null for all others. */
  formProof: string | null;
};

/** Returns undefined when the root itself has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
