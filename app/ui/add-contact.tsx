import { fill } from "../../domain/words/message";
import { uiWords as words } from "../../domain/words/ui";
import { paths } from "~/paths";
import { PageLink } from "./page-link";

/** Links to the forms for a new person or business with the name that a search did not find. */
export function AddContactLinks({ name, returnTo }: { name: string; returnTo?: string }) {
  const to = returnTo === undefined ? { name } : { name, returnTo };
  return (
    <p className="grid gap-3">
      <PageLink className="button break-words" to={paths.createPerson(to)}>
        {fill(words.addPerson, { name })}
      </PageLink>
      <PageLink className="button break-words" to={paths.createBusiness(to)}>
        {fill(words.addBusiness, { name })}
      </PageLink>
    </p>
  );
}
