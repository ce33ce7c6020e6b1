import { paths } from "~/paths";
import { PageLink } from "./page-link";

/** Links to the forms for a new person or business with the name that a search did not find. */
export function AddContactLinks({ name, returnTo }: { name: string; returnTo?: string }) {
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
