import { useRootData } from "../ui/root-data";

/**
 * Shows the footer. Without `privacyUrl` it links to the policy for all countries, because the
 * country is unknown before login.
 */
export function Footer({ privacyUrl }: { privacyUrl?: string | undefined }) {
  const root = useRootData();
  // Both addresses are unknown when the page's data could not be read.
  const address = privacyUrl ?? root?.privacyUrl;
  return (
    <footer className="footer no-print">
      <span className="py-2">© 2019 {root?.brand}</span>
      {address ? (
        <a className="link py-2" href={address} target="_blank" rel="noreferrer">
          Privacy Policy
        </a>
      ) : null}
    </footer>
  );
}
