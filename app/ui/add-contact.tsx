import { paths } from "~/paths";
import { PageLink } from "./page-link";

/** Offers to create a contact with the name that was searched for and not found. */
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
