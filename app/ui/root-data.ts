import { useRouteLoaderData } from "@remix-run/react";

/** What every page knows, from the root's loader. */
export type RootData = {
  brand: string;
  privacyUrl: string;
  toast: { message: string; type: string } | null;
  /**
   * What posted forms carry for a browser that does not say where its posts come from; null for all
   * others.
   */
  formProof: string | null;
};

/** Undefined where the root itself has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
