import { paths } from "~/paths";
import { PageLink } from "./page-link";

/** After a search in vain: makes what was typed the name of a new contact. */
export function AddContact({ name, returnTo }: { name: string; returnTo?: string }) {
  const to = returnTo === undefined ? { name } : { name, returnTo };
  return (
    <p className="grid gap-3">
      <PageLink className="button break-words" to={paths.createPerson(to)}>
        Add “{name}” as a person
      </PageLink>
      <PageLink className="button break-words" to={paths.createBusiness(to)}>
        Add “{name}” as a business
      </PageLink>
    </p>
  );
}
