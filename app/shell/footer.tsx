import { shellWords as words } from "../../domain/words/shell";
import { LanguageChoice } from "./language-choice";
import { useRootData } from "../ui/root-data";

/**
 * Shows the footer. Without `privacyUrl` the footer links to the policy for all countries, as before
 * the login, when the country is unknown. With `hasLanguages` it offers the choice of a language,
 * on pages without the menu.
 */
export function Footer({
  privacyUrl,
  hasLanguages = false,
  form,
}: {
  privacyUrl?: string | undefined;
  hasLanguages?: boolean;
  /** The id of the page's form, as `Screen.formFor` returns it. */
  form?: string | undefined;
}) {
  const root = useRootData();
  // The address is undefined when the data of the root route could not be loaded.
  const policyUrl = privacyUrl ?? root?.privacyUrl;
  return (
    <footer className="footer no-print">
      <span className="py-3">© 2019 {root?.brand}</span>
      {policyUrl ? (
        <a className="link py-3" href={policyUrl} target="_blank" rel="noreferrer">
          {words.privacy}
        </a>
      ) : null}
      {hasLanguages ? <LanguageChoice form={form} /> : null}
    </footer>
  );
}
