import { useRootData } from "../ui/root-data";

/**
 * Shows the footer. Without `privacyUrl` the footer links to the policy for all countries, as before
 * the login, when the country is unknown.
 */
export function Footer({ privacyUrl }: { privacyUrl?: string | undefined }) {
  const root = useRootData();
  // The address is undefined when the data of the root route could not be loaded.
  const policyUrl = privacyUrl ?? root?.privacyUrl;
  return (
    <footer className="footer no-print">
      <span className="py-3">© 2019 {root?.brand}</span>
      {policyUrl ? (
        <a className="link py-3" href={policyUrl} target="_blank" rel="noreferrer">
          Privacy Policy
        </a>
      ) : null}
    </footer>
  );
}
