import { useRootData } from "../ui/root-data";

/**
 * Without a `privacyUrl`, the one for all countries: nobody's country is known before the login.
 */
export function Footer({ privacyUrl }: { privacyUrl?: string | undefined }) {
  const root = useRootData();
  // Neither is known where the page's own data could not be had.
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
