import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";

export function Footer({ privacyUrl }: { privacyUrl: string }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <footer className="flex flex-wrap justify-center gap-x-3 px-4 pb-12 pt-6 text-sm text-quiet no-print">
      <span className="py-2">© 2019 {root?.brand}</span>
      <a className="link py-2" href={privacyUrl} target="_blank" rel="noreferrer">
        Privacy Policy
      </a>
    </footer>
  );
}
