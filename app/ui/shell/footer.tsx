import { useRootData } from "../root-data";

/**
 * Without a `privacyUrl`, the one for all countries: nobody's country is known before the login.
 */
export function Footer({ privacyUrl }: { privacyUrl?: string | undefined }) {
  const root = useRootData();
  return (
    <footer className="footer no-print">
      <span className="py-2">© 2019 {root?.brand}</span>
      <a
        className="link py-2"
        href={privacyUrl ?? root?.privacyUrl}
        target="_blank"
        rel="noreferrer"
      >
        Privacy Policy
      </a>
    </footer>
  );
}
